/** A request that no well-behaved client sends, complete or broken off; any of `statuses` is a right answer. */
export interface Malformed {
  readonly what: string;
  readonly bytes: string | Buffer;
  readonly statuses: readonly number[];
  /** The client ends its side of the connection after the request. */
  readonly afterwards?: 'end';
}

const host = 'Host: localhost\r\n';
const json = (token: string) => `${host}auth-token: ${token}\r\nContent-Type: application/json\r\n`;
const list = '/api/academy/branch';

/** Requests with a good token that break off, lie about themselves or are not HTTP. */
export function malformedRequests(token: string): Malformed[] {
  const make = (what: string, bytes: string | Buffer, ...statuses: number[]): Malformed => ({ what, bytes, statuses });
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${host}auth-token: ${token}\r\n${more}\r\n`;
  const post = (headers: string, body: string) => `POST ${list} HTTP/1.1\r\n${json(token)}${headers}\r\n${body}`;
  const cut = (...of: Parameters<typeof make>): Malformed => ({ ...make(...of), afterwards: 'end' });
  return [
    make('no HTTP at all', 'hello\r\n\r\n', 400),
    make('bytes of TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 0, 0, 0, 13, 10, 13, 10]), 400),
    make('a NUL in the path', get('/api/academy/\u0000'), 400),
    make('a space in the path', get('/api/academy/a b'), 400),
    make('an unknown method', `BREW ${list} HTTP/1.1\r\n${host}\r\n`, 400),
    make('a method in small letters', `get ${list} HTTP/1.1\r\n${host}\r\n`, 400),
    ...['PROPFIND', 'TRACE', 'PURGE', 'OPTIONS', 'PATCH', 'LINK', 'M-SEARCH', 'QUERY'].map((method) =>
      make(`method ${method}`, `${method} ${list} HTTP/1.1\r\n${host}auth-token: ${token}\r\n\r\n`, 400, 404),
    ),
    make('CONNECT', `CONNECT example.org:443 HTTP/1.1\r\n${host}\r\n`, 400, 404, 405),
    make('a foreign protocol', `GET ${list} RTSP/1.0\r\n${host}\r\n`, 400, 401),
    make('a version that there is not', `GET ${list} HTTP/9.9\r\n${host}\r\n`, 400),
    make('no version', `GET ${list}\r\n\r\n`, 400, 401),
    make('HTTP/1.0 without a token', `GET ${list} HTTP/1.0\r\n\r\n`, 401),
    make('no Host', `GET ${list} HTTP/1.1\r\nauth-token: ${token}\r\n\r\n`, 400),
    make('two Hosts', `GET ${list} HTTP/1.1\r\n${host}Host: other\r\n\r\n`, 400),
    make('an expectation', get(list, 'Expect: the-spanish-inquisition\r\n'), 417),
    make('a header without a name', get(list, ': x\r\n'), 400),
    make('a header without a colon', get(list, 'nonsense\r\n'), 400),
    make('a line end within a header', get(list, 'X-A: a\rb\r\n'), 400),
    make('a NUL in a header', get(list, 'X-A: a\u0000b\r\n'), 400),
    make('a header of 20 KB', get(list, `X-A: ${'x'.repeat(20_000)}\r\n`), 431),
    make('a cookie of 1 MB', get(list, `Cookie: ${'x'.repeat(1_000_000)}\r\n`), 431),
    make('5,000 headers', get(list, 'A: b\r\n'.repeat(5_000)), 431),
    make('an address of 20 KB', get(`${list}?q=${'x'.repeat(20_000)}`), 400, 414, 431),
    make('a broken percent sign', get(`${list}/%zz`), 400),
    make('a lone percent sign', get(`${list}/%`), 400),
    make('half a UTF-8 letter', get(`${list}/%c3%28`), 400),
    make('a broken percent sign in a page', get('/%zz'), 400),
    make('a parameter of 300 letters', get(`${list}/${'x'.repeat(300)}`), 400, 404, 414),
    make('a path of dots', get('/api/academy/../../etc/passwd'), 400, 404),
    make('a path of coded dots', get('/api/%2e%2e%2f%2e%2e%2fetc%2fpasswd'), 400, 404),
    make('a call that there is not', get('/api/academy/nothing'), 404),
    make('no path', get(''), 400),
    make('a length that is no number', post('Content-Length: nine\r\n', '{}'), 400),
    make('a length below zero', post('Content-Length: -1\r\n', '{}'), 400),
    make('two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'), 400),
    make('a length past all numbers', post(`Content-Length: ${'9'.repeat(40)}\r\n`, '{}'), 400, 413),
    cut('a length that is too great', post('Content-Length: 99\r\n', '{"a":1}'), 400),
    make('a length that is too small', post('Content-Length: 3\r\n', '{"a":1}'), 400),
    make('a length of 1 GB', post('Content-Length: 1000000000\r\n', '{'), 400, 413),
    make('a length and pieces', post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'), 400),
    make('an unknown transfer encoding', post('Transfer-Encoding: zip\r\n', '{}'), 400),
    make('a piece whose size is no number', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), 400),
    cut('a piece that breaks off', post('Transfer-Encoding: chunked\r\n', '5\r\n{"a'), 400),
    make('a piece that is too long', post('Transfer-Encoding: chunked\r\n', '2\r\n{"a":1}\r\n0\r\n\r\n'), 400),
    cut('a body that breaks off at once', post('Content-Length: 5\r\n', ''), 400),
    make('JSON that breaks off', post('Content-Length: 5\r\n', '{"a":'), 400),
    make('JSON of two values', post('Content-Length: 4\r\n', '{}{}'), 400),
    make('a name twice in JSON', post('Content-Length: 13\r\n', '{"a":1,"a":2}'), 400),
    make('no letters at all', post('Content-Length: 3\r\n', '\u0000\u0001\u0002'), 400),
    make('a body that is compressed', post('Content-Encoding: gzip\r\nContent-Length: 2\r\n', '{}'), 415),
    make(
      'plain text',
      `POST ${list} HTTP/1.1\r\n${host}auth-token: ${token}\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi`,
      415,
    ),
    make(
      'a body without a kind',
      `POST ${list} HTTP/1.1\r\n${host}auth-token: ${token}\r\nContent-Length: 2\r\n\r\nhi`,
      415,
    ),
    make(
      'a kind that is none',
      `POST ${list} HTTP/1.1\r\n${host}auth-token: ${token}\r\nContent-Type: ;;;\r\nContent-Length: 2\r\n\r\nhi`,
      415,
    ),
    cut('headers that break off', `GET ${list} HTTP/1.1\r\nHost: loc`, 400),
    make('a request within a request', post('Content-Length: 0\r\n\r\nGARBAGE', ''), 400),
  ];
}
