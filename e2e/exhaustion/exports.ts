import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, Attacked } from './attack';

/** The longest list that there is, and what makes papers of one record of it. */
const list = 'student';
const paper = 'card';

/** Asks and reads to the end, or until it is cut off; a refusal is not a failure of an attack. */
function ask(product: Attacked, path: string, token: string, { signal, cutAfter }: Asked): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'auth-token': token };
    let text = '';
    const request = get(`${product.url}/api/academy/${path}`, { headers, agent: false, signal }, (answer) => {
      answer.on('data', (piece: Buffer) => {
        if (text.length < 10_000) text += piece;
      });
      answer.on('close', () => resolve(text));
    });
    request.on('error', () => resolve(''));
    if (cutAfter === undefined) return;
    const cut = setTimeout(() => request.destroy(), cutAfter);
    request.on('close', () => clearTimeout(cut));
  });
}

interface Asked {
  readonly signal: AbortSignal;
  readonly cutAfter?: number;
}

/** Asks and reads nothing. */
function hold(product: Attacked, path: string, token: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'auth-token': token };
    const request = get(`${product.url}/api/academy/${path}`, { headers, agent: false, signal }, () => undefined);
    request.on('error', () => resolve());
    request.on('close', () => resolve());
    const cut = setTimeout(() => request.destroy(), 10_000);
    request.on('close', () => clearTimeout(cut));
  });
}

const times = <T>(count: number, task: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_none, nth) => task(nth)));

const sessions = (product: Attacked, count: number) => times(count, () => product.session());

/** The ids of some records, for papers of each. */
async function some(product: Attacked, token: string, signal: AbortSignal): Promise<string[]> {
  const text = await ask(product, `${list}?page=1&pageSize=20`, token, { signal });
  return [...text.matchAll(/"_id":"([0-9a-f-]{36})"/g)].flatMap(([, id]) => id ?? []);
}

/** Every export and paper attack of the battery `exhaustion`. */
export const exportAttacks: readonly Attack[] = [
  {
    name: 'fifteen spreadsheets, cut off after 300 ms',
    run: async (product, signal) => {
      for (let round = 0; round < 3 && !signal.aborted; round++) {
        const tokens = await sessions(product, 15);
        await Promise.all(tokens.map((token) => ask(product, `${list}?format=xlsx`, token, { signal, cutAfter: 300 })));
      }
    },
  },
  {
    name: 'fifteen spreadsheets of one session',
    run: async (product, signal) => {
      const token = await product.session();
      await times(15, () => ask(product, `${list}?format=xlsx`, token, { signal }));
    },
  },
  {
    name: 'ten whole lists as CSV files at once',
    run: async (product, signal) => {
      const tokens = await sessions(product, 10);
      await Promise.all(tokens.map((token) => ask(product, `${list}?format=csv`, token, { signal })));
    },
  },
  {
    name: 'sixteen files that nobody reads',
    run: async (product, signal) => {
      const tokens = await sessions(product, 16);
      await Promise.all(
        tokens.map((token, nth) => hold(product, `${list}?format=${nth % 2 ? 'csv' : 'xlsx'}`, token, signal)),
      );
    },
  },
  {
    name: 'a file begun and cut off again and again',
    run: async (product, signal) => {
      const tokens = await sessions(product, 8);
      await Promise.all(
        tokens.map(async (token) => {
          for (let turn = 0; turn < 30 && !signal.aborted; turn++) {
            await ask(product, `${list}?format=xlsx`, token, { signal, cutAfter: 100 });
            await wait(20);
          }
        }),
      );
    },
  },
  {
    name: 'a hundred papers at once, half of them cut off',
    run: async (product, signal) => {
      const tokens = await sessions(product, 5);
      const ids = await some(product, tokens[0] ?? '', signal);
      if (ids.length === 0) throw new Error('There is nobody to print a card of');
      await Promise.all(
        tokens.flatMap((token) =>
          Array.from({ length: 20 }, (_none, nth) =>
            ask(product, `${list}/${ids[nth % ids.length]}/${paper}`, token, {
              signal,
              ...(nth % 2 ? { cutAfter: 100 } : {}),
            }),
          ),
        ),
      );
    },
  },
];
