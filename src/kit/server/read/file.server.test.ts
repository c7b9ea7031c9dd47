import { get, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type pg from 'pg';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';

let app: TestApp;
let owner: string;
let address: string;
const rows = 60_000;
/** What no packing makes shorter: a file of these rows is more than the connection and the server hold of it unread. */
const noise = "translate(encode(sha512(random()::text::bytea), 'base64'), E'\\n', '')";

beforeAll(async () => {
  app = await startTestApp({ slices: [...shopSlices] });
  owner = await app.setUp('decoration');
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  // Noise takes longer to index than to keep.
  await app.database.pool.query('drop index decoration.supplier_searched, decoration.supplier_name_words');
  // Two parts: on a busy machine all at once would take longer than a statement may.
  for (const first of [100_001, 100_001 + rows / 2])
    await app.database.pool.query(
      `insert into decoration.supplier (_id, name, phone)
       select gen_random_uuid(), 'Bulk ' || n || ${noise} || ${noise}, '252615' || n
       from generate_series(${first}, ${first} + ${rows / 2} - 1) n`,
    );
});
afterAll(() => app.stop());

const login = { username: 'owner@decoration.test', password: ownerPassword };

const asked = (path: string, token = owner) => app.call('GET', path, { token, brand: 'decoration' });

/** An answer of which nothing is read yet. */
const opened = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'auth-token': owner };
    get(`${address}/api/decoration/${path}`, { headers, agent: false }, resolve).on('error', reject);
  });

/** Ends the connections that wait for a reader, and says how many they were. */
async function endReaders(): Promise<number | null> {
  const { rowCount } = await app.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  );
  return rowCount;
}

/** The cells of a spreadsheet file as spreadsheets read them: a text, a number, or nothing. */
function cellsOf(file: Buffer): (string | number)[][] {
  const sheet = strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c [^>]*>(?:<v>(.*?)<\/v>|<is><t [^>]*>(.*?)<\/t><\/is>)<\/c>/gs)].map(([, number, text = '']) =>
      number === undefined ? plain(text) : Number(number),
    ),
  );
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const plain = (text: string) =>
  text
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/_x([0-9A-F]{4})_/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Tells how many clients of the pool for streams were fetching rows at once, at the most; what comes first is left out. */
function fetchingAtOnce(): () => number {
  let [fetching, most] = [0, 0];
  const watched = new WeakSet<pg.PoolClient>();
  app.served.streams.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...sent: unknown[]) => Promise<unknown>;
    let isFirst = true;
    const counted = async (...sent: unknown[]) => {
      const isFetch = String(sent[0]).startsWith('fetch');
      const isNext = isFetch && !isFirst;
      isFirst = !isFetch;
      if (!isNext) return query(...sent);
      most = Math.max(most, ++fetching);
      return query(...sent).finally(() => fetching--);
    };
    client.query = counted as typeof client.query;
  });
  return () => most;
}

describe('a spreadsheet file', () => {
  it('holds every cell as it is kept: numbers as numbers, texts as texts, formulas as nothing that is run', async () => {
    const names = [
      '=1+1',
      '<b>&amp; "quoted"',
      'Line one\nline two',
      ' blanks around ',
      'حسن 𝒳',
      'a_x0041_b',
      'bell \u0007',
    ];
    for (const name of names)
      await app.database.pool.query(
        `insert into decoration.supplier (_id, name, phone) values (gen_random_uuid(), $1, '252615999999')`,
        [name],
      );
    const { bytes, headers } = await asked('suplier?format=xlsx&q=252615999999&sort=createdAt');
    expect(headers['x-total-count']).toBe(String(names.length));
    const [headings, ...cells] = cellsOf(bytes);
    expect(headings?.slice(0, 2)).toEqual(['Name', 'Phone']);
    expect(cells.map(([name]) => name)).toEqual(names);
    expect(cells.map((row) => row[1])).toEqual(names.map(() => '252615999999'));
    expect(bytes.includes('<f>')).toBe(false);
  });

  it('is whole, however many rows', async () => {
    const { bytes } = await asked('suplier?format=xlsx&q=Bulk');
    const cells = cellsOf(bytes);
    expect(new Set(cells.map(([name]) => name)).size).toBe(rows + 1);
  });
});

describe('a file', () => {
  it.each(['csv', 'xlsx'])(
    'as %s is made one at a time for each account, from whatever session, and its place is free when its reader leaves',
    async (format) => {
      const first = await opened(`suplier?format=${format}`);
      expect(first.statusCode).toBe(200);
      const { token } = (await app.call('POST', 'login', { brand: 'decoration', body: login })).body;
      const second = await asked(`suplier?format=${format}`, token);
      expect([second.status, second.headers['retry-after']]).toEqual([429, '10']);
      expect(second.body.message).toBe('Another file is still being made for you. Try again when it is ready.');
      const buyer = await app.logInAs(owner, `Buyer${format}`, ['/supplier'], 'decoration');
      expect((await asked(`suplier?format=${format}&q=100001`, buyer.token)).status).toBe(200);
      first.destroy();
      await expect.poll(async () => (await asked(`suplier?format=${format}&q=100001`)).status).toBe(200);
    },
  );

  it('whose rows cannot be had says so by a status, and breaks off where that happens later', async () => {
    expect((await asked('suplier?format=pdf')).status).toBe(400);
    const begun = await opened('suplier?format=xlsx');
    expect(begun.statusCode).toBe(200);
    await expect.poll(endReaders).toBe(1);
    const read = async () => {
      for await (const _piece of begun);
    };
    await expect(read()).rejects.toThrow('aborted');
  });
});

it('rows of long lists and files are fetched by a few at once, so that a processor is free for others', async () => {
  const others = await Promise.all(
    ['First', 'Second', 'Third'].map((role) => app.logInAs(owner, role, ['/supplier'], 'decoration')),
  );
  const most = fetchingAtOnce();
  const tokens = [owner, ...others.map(({ token }) => token)];
  const whole = await Promise.all(tokens.map((token, nth) => asked(nth % 2 ? 'suplier' : 'suplier?format=csv', token)));
  expect(whole.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(most()).toBeGreaterThan(0);
  expect(most()).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
});
