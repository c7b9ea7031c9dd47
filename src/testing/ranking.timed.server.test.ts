// Proves A34, B9, B11.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from './statements';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const size = 100_000;

let app: TestApp;
let owner: string;

/** Every third student has the same name; the others have one of five first names, and a second of their own. */
beforeAll(async () => {
  app = await startWholeApp();
  owner = await app.setUp();
  const insert = `insert into academy.student (_id, "createdAt", "stdID", "studentName", "studentPhone", "studentGender",
    "studentAddress", "educationalLevel", username)`;
  await app.database.pool.query(
    `${insert} select gen_random_uuid(), now() - n * interval '1 second', 1000 + n,
       case when n % 3 = 0 then 'Amina Ali Warsame'
         else (array['Xaawo','Cabdi','Ünal','Khalid','Maryan'])[n % 5 + 1] || ' ' || md5(n::text) end,
       '25261' || lpad((n * 7919 % 10000000)::text, 7, '0'), 'female', 'Hodan', 'Bachelor', 's' || n || '@academy.test'
     from generate_series(1, ${size}) n`,
  );
  const special = ['Warsan Zubayr', 'Zeynab Warsan', 'Bile Warsan', 'Warsan Axmed', 'Sawarsan Guled', 'Nuur 1156'];
  await app.database.pool.query(
    `${insert} select gen_random_uuid(), now(), 200000 + at, name, '+2526312345' || at, 'male', 'Hodan', 'Bachelor', 'x' || at
     from unnest($1::text[]) with ordinality u(name, at)`,
    [special],
  );
  await app.database.pool.query('analyze academy.student');
});
afterAll(() => app.stop());

interface Hit {
  readonly _id: string;
  readonly label: string;
}

async function picked(q: string): Promise<Hit[]> {
  return (await app.call('GET', `student/options?q=${encodeURIComponent(q)}`, { token: owner })).body;
}

async function searched(q: string): Promise<Hit[]> {
  const { body } = await app.call('GET', `search?q=${encodeURIComponent(q)}`, { token: owner });
  return body.filter(({ kind }: { kind: string }) => kind === 'student');
}

const names = (hits: readonly Hit[]) => hits.map(({ label }) => label.replace(/ \(\d+\)$/, ''));

describe('among 100,000 students of whom every third has the same name', () => {
  it('the exact number comes first, then names in which a word begins with it', async () => {
    const found = await picked('1156');
    expect(found[0]?.label).toMatch(/\(1156\)$/);
    expect(names(found)[1]).toBe('Nuur 1156');
    // The search in the top bar ends with what has exactly the number.
    for (const no of ['1156', '1193'])
      expect((await searched(no)).map(({ label }) => label)).toEqual([expect.stringContaining(`(${no})`)]);
  });

  it('the exact phone comes first, however it is written', async () => {
    for (const phone of ['25263123452', '+25263123452', '+252 63 123 452'])
      expect(names(await picked(phone))[0]).toBe('Zeynab Warsan');
    expect(names(await searched('25263123452'))[0]).toBe('Zeynab Warsan');
  });

  it('names that begin so come before those of which another word does, and those before the rest, each by name', async () => {
    expect(names(await picked('warsa')).slice(0, 3)).toEqual(['Warsan Axmed', 'Warsan Zubayr', 'Amina Ali Warsame']);
    expect(names(await picked('warsan'))).toEqual([
      'Warsan Axmed',
      'Warsan Zubayr',
      'Bile Warsan',
      'Zeynab Warsan',
      'Sawarsan Guled',
    ]);
    expect(new Set(names(await picked('ali')))).toEqual(new Set(['Amina Ali Warsame']));
  });

  it.each(['amina', 'am', 'ali', 'wars', 'warsan', 'warsan z', 'ünal 5', 'khalid', 'zzz'])(
    'the search and the pickers agree on %s',
    async (q) => {
      const ids = (hits: readonly Hit[]) => hits.map(({ _id }) => _id).slice(0, 5);
      const found = ids(await searched(q));
      expect(found).toEqual(ids(await picked(q)));
    },
  );
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What a call asks PostgreSQL for students, with its values. */
async function asked(call: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }> {
  const { query } = pg.Client.prototype;
  const sent: { text: string; values: unknown[] }[] = [];
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...given: unknown[]): unknown {
      const [flight] = given as [{ statements?: unknown[] } | undefined];
      for (const one of flight?.statements ?? [])
        if (isStatement(one) && one.text.includes('found_student')) sent.push(one);
      return Reflect.apply(query, this, given);
    },
  });
  await call();
  Object.assign(pg.Client.prototype, { query });
  const [statement] = sent;
  if (sent.length !== 1 || !statement) throw new Error(`Students were asked for ${sent.length} times`);
  return statement;
}

function isStatement(sent: unknown): sent is { text: string; values: unknown[] } {
  return (
    typeof sent === 'object' && sent !== null && 'text' in sent && typeof sent.text === 'string' && 'values' in sent
  );
}

/** One after the other through the whole table, sorted by how well each fits: what nobody should wait for. */
const naive = `select _id from academy.student t order by
  case when "stdID"::text = $1 then 0 when "studentPhone" = $1 then 1
    when starts_with(academy.fold("studentName"), $1) then 2 when academy.fold("studentName") like '% ' || $1 || '%' then 3
    else 4 end, academy.fold("studentName"), _id limit 20`;

async function fastest(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const before = performance.now();
    await run();
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}

describe('a picker over 100,000 students', () => {
  it.each(['1156', '25263123452', 'amina', 'ali', 'al', 'warsame', 'wars ali', 'khalid', 'zzz', 'a'])(
    'asks once for %s, reads no table whole and sorts few rows',
    async (q) => {
      const path = `student/options?q=${encodeURIComponent(q)}`;
      const statements = await statementsOf(() => app.call('GET', path, { token: owner }));
      expect(statements.filter((text) => text.includes('found_student'))).toHaveLength(1);
      const { text, values } = await asked(() => app.call('GET', path, { token: owner }));
      const { rows } = await app.database.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      const done = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan ?? fail()).filter((node) => node['Actual Loops'] > 0);
      const read = done.filter(
        (node) => node['Relation Name'] === 'student' && node['Node Type'] !== 'Bitmap Index Scan',
      );
      const touched = read.map(
        (node) =>
          node['Actual Loops'] *
          (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)),
      );
      expect(touched.reduce((sum, one) => sum + one, 0)).toBeLessThan(size / 20);
      const sorted = done.filter((node) => node['Node Type'].endsWith('Sort')).map((node) => node['Actual Rows']);
      expect(Math.max(0, ...sorted)).toBeLessThanOrEqual(500);
    },
  );

  it('answers in a fraction of the time of a look through all of them', async () => {
    for (const q of ['1156', 'amina', 'ali', 'warsame', 'zzz']) {
      const ours = await fastest(() => app.call('GET', `student/options?q=${q}`, { token: owner }));
      const theirs = await fastest(() => app.database.pool.query(naive, [q]));
      expect(ours / theirs).toBeLessThan(0.5);
    }
  });
});

function fail(): never {
  throw new Error('There is no plan');
}
