import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Line {
  readonly url: string;
  /** up: everything passes. down: nobody answers. deaf: writes arrive, but their answers are lost. */
  state: 'up' | 'down' | 'deaf';
  /** Every write that passed the line and was let through: method and path. */
  readonly writes: string[];
  close: () => Promise<void>;
}

/** A line between a browser and a product that can be cut, and that can lose answers on their way back. */
export function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const writes: string[] = [];
  const server = createServer((asked, answer) => {
    if (line.state === 'down') {
      asked.socket.destroy();
      return;
    }
    const isWrite = asked.method !== 'GET';
    if (isWrite) writes.push(`${asked.method} ${asked.url}`);
    const { method, url: path, headers } = asked;
    const passed = request({ hostname, port, method, path, headers }, (got) => {
      if (isWrite && line.state === 'deaf') {
        got.resume();
        got.on('end', () => asked.socket.destroy());
      } else passOn(got, answer);
    });
    passed.on('error', () => asked.socket.destroy());
    asked.pipe(passed);
  });
  const line: Line = {
    url: '',
    state: 'up',
    writes,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const used = typeof address === 'object' && address ? address.port : 0;
      resolve(Object.assign(line, { url: `http://127.0.0.1:${used}` }));
    });
  });
}

function passOn(got: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(got.statusCode ?? 502, got.headers);
  got.pipe(answer);
}
