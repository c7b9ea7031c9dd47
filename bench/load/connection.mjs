import { connect } from 'node:net';

/**
 * @typedef {{ method?: string, path: string, body?: unknown, token?: string }} Request
 * @typedef {{ status: number, head: string, body: Buffer }} Answer
 */

const end = Buffer.from('\r\n\r\n');

/**
 * One kept-alive connection that carries one request at a time. Node's own client takes more of the processor than a fast server does,
 * so the bytes are read here.
 * @param {string} url
 * @param {number} nth its place among the connections, from 0
 */
export function openConnection(url, nth) {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, ...from(nth) });
  /** @type {Buffer[]} */
  let pieces = [];
  /** @type {{ done: (answer: Answer) => void, fail: (error: unknown) => void } | undefined} */
  let waiting;
  socket.on('data', (piece) => {
    pieces.push(piece);
    const bytes = pieces.length === 1 ? piece : Buffer.concat(pieces);
    pieces = [bytes];
    const answer = readAnswer(bytes);
    if (!answer) return;
    pieces = [];
    waiting?.done(answer);
  });
  /** @param {unknown} error */
  const fail = (error) => waiting?.fail(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  return {
    /** @param {Request} request @returns {Promise<Answer>} */
    send: (request) =>
      new Promise((done, reject) => {
        if (socket.destroyed) return reject(new Error('The server closed the connection'));
        waiting = { done, fail: reject };
        socket.write(textOf(request, `${hostname}:${port}`));
      }),
    close: () => socket.destroy(),
    /** Tells everything that waits for an answer why none will come. @param {string} why */
    giveUp: (why) => socket.destroy(new Error(why)),
  };
}

/** An address of this machine for each, where it has many: tries to log in are counted for an address too. @param {number} nth */
function from(nth) {
  return process.platform === 'linux' ? { localAddress: `127.0.1.${1 + (nth % 250)}` } : {};
}

/** @param {Request} request @param {string} host */
function textOf({ method = 'GET', path, body, token }, host) {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const type =
    body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(sent)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${token ? `auth-token: ${token}\r\n` : ''}${type}\r\n${sent}`;
}

/** @param {Buffer} bytes @returns {Answer | undefined} */
function readAnswer(bytes) {
  const at = bytes.indexOf(end);
  if (at < 0) return undefined;
  const head = bytes.toString('latin1', 0, at);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined)
    return /\r\ntransfer-encoding: *chunked/i.test(head)
      ? readChunks(bytes, at + 4, status, head)
      : { status, head, body: Buffer.alloc(0) };
  const stop = at + 4 + Number(length);
  return bytes.length < stop ? undefined : { status, head, body: bytes.subarray(at + 4, stop) };
}

/** @param {Buffer} bytes @param {number} from @param {number} status @param {string} head @returns {Answer | undefined} */
function readChunks(bytes, from, status, head) {
  if (bytes.length < 5 || bytes.toString('latin1', bytes.length - 5) !== '0\r\n\r\n') return undefined;
  const parts = [];
  for (let at = from; ; ) {
    const line = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (size === 0) return { status, head, body: Buffer.concat(parts) };
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}
