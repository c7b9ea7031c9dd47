import { connect } from 'node:net';
import { isObject } from '#kit/contract/parse';

/** One answer as it came over the socket. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Sends bytes as they are to a listening server and answers what came back, once an answer is whole or the server closes. */
export function sendRaw(port: number, bytes: string | Buffer, afterwards: 'end' | 'wait'): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let came = Buffer.alloc(0);
    const socket = connect({ port, host: '127.0.0.1' }, () =>
      afterwards === 'end' ? socket.end(bytes) : socket.write(bytes),
    );
    socket.setTimeout(20_000, () => socket.destroy(new Error('No answer within 20 s')));
    socket.on('data', (chunk: Buffer) => {
      came = Buffer.concat([came, chunk]);
      if (isWhole(came)) socket.destroy();
    });
    // A server that has answered and closed may cut off what was still being sent.
    socket.on('error', (error) => (came.length > 0 ? resolve(came) : reject(error)));
    socket.on('close', () => resolve(came));
  });
}

function isWhole(came: Buffer): boolean {
  const answer = answerIn(came);
  return answer !== undefined && Buffer.byteLength(answer.text) >= Number(answer.headers['content-length'] ?? Infinity);
}

/** The first answer among the bytes that came; undefined where the server only closed. */
export function answerIn(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1]);
  if (end < 0 || Number.isNaN(status)) return undefined;
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const length = headers['content-length'];
  const text = bytes.subarray(end + 4, length === undefined ? bytes.length : end + 4 + Number(length)).toString();
  return { status, headers, text };
}

const ours: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'application/json; charset=utf-8',
};

/** The part of a refusal that is not ours: its shape, its words or its headers. */
export function notOurs(answer: RawAnswer | undefined): string | undefined {
  if (!answer) return 'was not answered';
  const { status, headers, text } = answer;
  if (status < 400 || status > 499) return `answered ${status}: ${text.slice(0, 100)}`;
  if (!isOurRefusal(text)) return `said ${status} ${text.slice(0, 100)}`;
  const missing = Object.keys(ours).filter((name) => headers[name] !== ours[name]);
  return missing.length > 0 ? `${status} lacks ${missing.join(', ')}` : undefined;
}

function isOurRefusal(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    const known = isObject(body) && Object.keys(body).every((name) => ['status', 'message', 'errors'].includes(name));
    return known && body.status === false && typeof body.message === 'string' && /\w \w/.test(body.message);
  } catch {
    return false;
  }
}
