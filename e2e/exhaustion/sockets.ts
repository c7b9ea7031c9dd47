import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Attacked } from './attack';

const list = '/api/academy/student';

function asked(path: string, token: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauth-token: ${token}\r\naccept-encoding: identity\r\n${more}\r\n`;
}

/** A connection that sends and never reads. */
function asleep({ url }: Attacked, text: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  socket.pause();
  socket.write(text);
  return socket;
}

async function until(signal: AbortSignal, sockets: readonly Socket[]): Promise<void> {
  await wait(10_000, undefined, { signal }).catch(() => undefined);
  for (const socket of sockets) socket.destroy();
}

const tokensOf = (product: Attacked, count: number) =>
  Promise.all(Array.from({ length: count }, () => product.session()));

/** What one client may do with connections alone. */
export const socketAttacks: readonly Attack[] = [
  {
    name: 'sixteen whole lists that nobody reads',
    run: async (product, signal) => {
      const tokens = await tokensOf(product, 16);
      await until(
        signal,
        tokens.map((token) => asleep(product, asked(list, token))),
      );
    },
  },
  {
    name: 'a stream of events and twenty lists on one connection',
    run: async (product, signal) => {
      const token = await product.session();
      const events = asked('/api/academy/notifications', token, 'accept: text/event-stream\r\n');
      await until(signal, [asleep(product, events + asked(list, token).repeat(20))]);
    },
  },
  {
    name: 'two hundred pages on one connection',
    run: async (product, signal) => {
      const token = await product.session();
      await until(signal, [asleep(product, asked(`${list}?page=1`, token).repeat(200))]);
    },
  },
  {
    name: 'sixty streams of events',
    run: async (product, signal) => {
      const token = await product.session();
      const events = asked('/api/academy/notifications', token, 'accept: text/event-stream\r\n');
      await until(
        signal,
        Array.from({ length: 60 }, () => asleep(product, events)),
      );
    },
  },
  {
    name: 'forty bodies that never end',
    run: async (product, signal) => {
      const token = await product.session();
      const begun = `POST ${list} HTTP/1.1\r\nhost: localhost\r\nauth-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"`;
      await until(
        signal,
        Array.from({ length: 40 }, () => asleep(product, begun)),
      );
    },
  },
  {
    name: 'two hundred questions of one session at once, again and again',
    run: async (product, signal) => {
      const token = await product.session();
      for (let turn = 0; turn < 10 && !signal.aborted; turn++)
        await Promise.all(
          Array.from({ length: 200 }, () =>
            product.call('GET', 'student?page=1&q=a', { token }).catch(() => undefined),
          ),
        );
    },
  },
  {
    name: 'three hundred forgotten passwords',
    run: async (product, signal) => {
      for (let turn = 0; turn < 30 && !signal.aborted; turn++)
        await Promise.all(
          Array.from({ length: 10 }, (_one, nth) =>
            product.call('POST', 'login/activation', { body: { email: `nobody.${turn}.${nth}@nowhere.test` } }),
          ),
        );
    },
  },
];
