import { request } from 'node:http';
import type { Attack, Attacked } from './attack';

/** An address without a login, apart from that of everybody else. */
const stranger = '127.0.9.1';
const names = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, nth) => [nth, 1])));

/** Bodies of a login that are made to cost more than they are worth. */
const bodies = [
  names(100_000),
  JSON.stringify({ username: Array.from({ length: 480_000 }, () => 1), password: 'a' }),
  names(1_200),
  `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
];

/** Reads that cost PostgreSQL more than the server. */
const reads = ['student?page=1&q=an', 'search?q=hodan', 'student/options?q=st', 'student?page=40&sort=-studentAddress'];

/** Makes calls again and again, so many at once, until it is over. */
async function keepCalling(
  signal: AbortSignal,
  atOnce: number,
  call: (nth: number) => Promise<unknown>,
): Promise<void> {
  let made = 0;
  const one = async () => {
    while (!signal.aborted) await call(made++).catch(() => undefined);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** What one person does with short calls: writes, bodies without a login, refusals, and tokens of nobody. */
export const callAttacks: readonly Attack[] = [
  {
    name: 'sixty edits of one record by one account',
    run: async ({ call, token, student }, signal) => {
      const edit = (nth: number) => call('PUT', student, { token, body: { studentAddress: `Street ${nth}` } });
      await keepCalling(signal, 60, edit);
    },
  },
  {
    name: 'sixty searches and late pages at once, of one account',
    run: async ({ call, token }, signal) => {
      await keepCalling(signal, 60, (nth) => call('GET', reads[nth % reads.length] ?? '', { token }));
    },
  },
  {
    name: 'bodies that cost more than they are worth, without a login',
    run: (product, signal) => keepCalling(signal, 8, (nth) => sendLogin(product, bodies[nth % bodies.length] ?? '')),
  },
  {
    name: 'deletions of an enrollment beside saves of its marks, by one account',
    run: async ({ call, token, marked: { enrollment, marks } }, signal) => {
      const remove = () => call('DELETE', enrollment, { token });
      const save = () => call('POST', 'marks/class', { token, body: marks });
      await keepCalling(signal, 30, (nth) => (nth % 2 === 0 ? remove() : save()));
    },
  },
  {
    name: 'refusals of a student without end',
    mostLines: 22,
    run: ({ call, pupil }, signal) => keepCalling(signal, 32, () => call('GET', 'users', { token: pupil })),
  },
  {
    name: 'a hundred calls at once, each with another token that proves nothing',
    run: ({ call, token }, signal) =>
      keepCalling(signal, 100, (nth) => call('GET', 'student?page=1', { token: `${token}${nth}` })),
  },
];

/** Sends a login from elsewhere; whatever is answered, and however the connection ends. */
function sendLogin({ url, brand }: Attacked, body: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(
      `${url}/api/${brand}/login`,
      { method: 'POST', headers, localAddress: stranger, agent: false },
      (answer) => answer.resume().on('close', resolve),
    );
    sent.on('error', () => resolve()).end(body);
  });
}
