import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wireValue } from '#kit/server/driver/value';
import { academyMoney } from './academy-money';
import { academyRecords } from './academy-records';
import { cloning } from './clones';
import { isPlannedAnew, preparedBy } from './prepared-plans';
import { expectSaved, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

/** Rows that belong to one student and have one status, and rows in all. */
const [ofOne, inAll] = [6_000, 12_000];

let app: TestApp;
let token = '';
/** A student who has half of everything, and one who has a single record of each. */
let [heavy, light] = ['', ''];
let client: pg.PoolClient;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  const records = academyRecords(app, token);
  const money = academyMoney(app, token);
  const place = await records.class();
  const made = [];
  for (const studentName of ['Amina Warsame Farah', 'Zakariye Guled']) {
    const student = await records.student({ studentName });
    await expectSaved(money.enrol(student, place));
    const [fee] = (await expectSaved(money.chargeStudent(student, place, { feeAmount: 10 }))).body.info;
    const receipt = (await expectSaved(money.pay(fee, 3))).body.info;
    made.push({ student: student._id, fee: fee._id, receipt: receipt._id, enrollment: fee.enrollmentID._id });
  }
  [heavy = '', light = ''] = made.map(({ student }) => student);
  const [first] = made;
  if (!first) throw new Error('Nothing was made');
  const { clones, analysed } = cloning(app.database, 'academy');
  const at = {
    createdAt: `x."createdAt" - n * interval '1 minute'`,
    updatedAt: `x."createdAt" - n * interval '1 minute'`,
  };
  // Nearly all of them are called alike, and paid; the heavy student has half of the fees, receipts and days.
  await clones('student', first.student, inAll, {
    ...at,
    stdID: '100000 + n',
    username: `'s' || n || '@mail.example'`,
    studentName: `'Amina Warsame ' || md5(n::text)`,
  });
  const others = Math.floor(inAll / 4);
  const otherStudent = `(select _id from academy.student where "stdID" = 100000 + (n % ${others}) + 1)`;
  await clones('enrollment', first.enrollment, others, { ...at, studentID: otherStudent });
  const ofOthers = {
    studentID: otherStudent,
    enrollmentID: `(select _id from academy.enrollment where "studentID" = ${otherStudent})`,
  };
  await clones('fee', first.fee, inAll - ofOne, { ...at, feeNo: '500000 + n', feePaid: '10', ...ofOthers });
  await clones('fee_receipt', first.receipt, inAll - ofOne, {
    ...at,
    receiptNo: '500000 + n',
    studentID: otherStudent,
  });
  await clones('fee', first.fee, ofOne, { ...at, feeNo: '100000 + n', feePaid: '10' });
  await clones('fee_receipt', first.receipt, ofOne, { ...at, receiptNo: '100000 + n' });
  const [entry] = (await app.database.pool.query('select _id from academy.money_transaction limit 1')).rows;
  await clones('money_transaction', entry._id, inAll, {
    ...at,
    transectionNo: '100000 + n',
    source: 'null',
    date: `x.date - (n / 40)`,
  });
  await analysed(['student', 'fee', 'fee_receipt', 'money_transaction', 'enrollment']);
  client = await app.database.pool.connect();
});
afterAll(async () => {
  client?.release();
  await app.stop();
});

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly plan: string;
}

/** What a read sends. */
async function allSentBy(path: string): Promise<Sent[]> {
  const { query } = pg.Client.prototype;
  const sent: Sent[] = [];
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: unknown[]): unknown {
      const [first] = args;
      if (typeof first === 'object' && first && 'statements' in first) sent.push(...(first.statements as Sent[]));
      return Reflect.apply(query, this, args);
    },
  });
  try {
    const answer = await app.call('GET', path, { token });
    expect([path, answer.status]).toEqual([path, 200]);
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return sent;
}

/** The longest statement that a read sends, which is its own: others say who calls, or end something. */
async function sentBy(path: string): Promise<Sent> {
  const sent = await allSentBy(path);
  const [longest] = sent.toSorted((one, other) => other.text.length - one.text.length);
  if (!longest) throw new Error(`${path} asked nothing`);
  return longest;
}

const quoted = (value: unknown) => {
  const text = wireValue(value);
  return text === null ? 'null' : `'${String(text).replaceAll("'", "''")}'`;
};

/** Blocks that a statement touches, prepared once for all, after others have been executed with it. */
async function blocksOf(of: Sent, before: readonly Sent[], mode: 'auto' | 'force_custom_plan'): Promise<number> {
  await client.query(`set plan_cache_mode to ${mode}; deallocate all`);
  await client.query(`prepare asked as ${of.text}`);
  const executed = ({ values }: Sent) => (values.length === 0 ? 'asked' : `asked(${values.map(quoted).join(', ')})`);
  const explained = async (one: Sent) => {
    const { rows } = await client.query(`explain (analyze, buffers, format json) execute ${executed(one)}`);
    const { Plan } = rows[0]['QUERY PLAN'][0];
    return Number(Plan['Shared Hit Blocks']) + Number(Plan['Shared Read Blocks']);
  };
  for (const one of before) await explained(one);
  // Once before, so that what it writes or caches itself does not count.
  await explained(of);
  return explained(of);
}

const today = new Date().toISOString().slice(0, 10);
const words = { common: 'amina', rare: 'zakariye' };

/** What is asked most, for what nearly all rows have and for what hardly one has. */
const asked: readonly (readonly [
  what: string,
  pathOf: (student: string, word: string, status: string, from: string) => string,
])[] = [
  ['a page of students', () => 'student?page=1'],
  ['students by name', () => 'student?page=1&sort=studentName'],
  ['the fees of a student', (student) => `fee?page=1&studentID=${student}`],
  ['the fees of a student, the newest first', (student) => `fee?page=1&sort=-createdAt&studentID=${student}`],
  ['fees of a status', (_student, _word, status) => `fee?page=1&feeStatus=${status}`],
  ['fees of a status by number', (_student, _word, status) => `fee?page=1&sort=feeNo&feeStatus=${status}`],
  ['the receipts of a student', (student) => `receipt?page=1&studentID=${student}`],
  ['the receipts of a student, the newest first', (student) => `receipt?page=1&sort=-createdAt&studentID=${student}`],
  ['students found by a word', (_student, word) => `student?page=1&q=${word}`],
  ['students to choose from', (_student, word) => `student/options?q=${word}`],
  ['fees to choose from', (student) => `fee/options?studentID=${student}`],
  ['fees to choose from by a word', (student, word) => `fee/options?studentID=${student}&q=${word}`],
  ['fees found by a word', (_student, word) => `fee?page=1&q=${word}`],
  ['everything that is called so', (_student, word) => `search?q=${word}`],
  ['a statement of account', (_student, _word, _status, from) => `transection?running=1&page=1&from=${from}`],
  ['entries of some days', (_student, _word, _status, from) => `transection?page=1&from=${from}`],
  ['receipts of some days', (_student, _word, _status, from) => `receipt?page=1&from=${from}`],
];

const kinds = ['heavy', 'light'] as const;
const valuesOf = {
  heavy: () => [heavy, words.common, 'fullPaid', '1990-01-01'] as const,
  light: () => [light, words.rare, 'percialPaid', today] as const,
};

it.each(asked)(
  '%s touches as little after many executions as when it is planned for its values',
  async (what, pathOf) => {
    const over: string[] = [];
    const both = { heavy: await sentBy(pathOf(...valuesOf.heavy())), light: await sentBy(pathOf(...valuesOf.light())) };
    for (const kind of kinds) {
      const other = both[kind === 'heavy' ? 'light' : 'heavy'];
      const of = both[kind];
      // What is planned for its values each time has no other plan.
      if (of.plan === 'each' || of.text !== other.text) continue;
      const kept = await blocksOf(
        of,
        Array.from({ length: 8 }, () => other),
        'auto',
      );
      const fresh = await blocksOf(of, [], 'force_custom_plan');
      if (kept > fresh * 2 + 50) over.push(`${what}, ${kind}: ${kept} blocks, ${fresh} planned for its values`);
    }
    expect(over).toEqual([]);
  },
);

/** The most rows that an index names at once to a statement. */
async function mostNamed({ text, values }: Sent): Promise<number> {
  await client.query('set plan_cache_mode to force_generic_plan; deallocate all');
  await client.query(`prepare asked as ${text}`);
  const { rows } = await client.query(`explain (analyze, format json) execute asked(${values.map(quoted).join(', ')})`);
  const named = (plan: Plan): number[] => [
    ...(plan['Node Type'] === 'Bitmap Index Scan' ? [plan['Actual Rows']] : []),
    ...(plan.Plans ?? []).flatMap(named),
  ];
  return Math.max(0, ...named(rows[0]['QUERY PLAN'][0].Plan));
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}

it('a search for what stands in every login finds the first by name, and no index names all of them to it', async () => {
  const path = 'search?q=mail.example';
  const searching = (await allSentBy(path)).filter(({ text }) => text.startsWith('with typed'));
  expect(searching.length).toBeGreaterThan(1);
  for (const one of searching) expect(await mostNamed(one)).toBeLessThan(inAll / 10);
  const { rows } = await client.query(
    `select _id from academy.student where username like '%mail.example%' order by academy.fold("studentName"), _id limit 5`,
  );
  const { body } = await app.call('GET', path, { token });
  const students = body.filter(({ kind }: { kind: string }) => kind === 'student');
  expect(students.map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ _id }) => _id));
});

const plannedOnce: readonly (readonly [what: string, path: () => string])[] = [
  ['a record by its key', () => `student/${light}`],
  ['a choice list', () => 'student/options?q=am'],
  ['a search', () => 'search?q=amina'],
];

it.each(plannedOnce)('%s is planned once among many records too', async (_what, path) => {
  const sent = new Set<string>();
  for (let nth = 0; nth < 12; nth++) for (const { text } of await allSentBy(path())) if (nth > 2) sent.add(text);
  const plans = await preparedBy(app);
  expect([...sent].filter((text) => isPlannedAnew(plans.get(text))).map((text) => text.slice(0, 200))).toEqual([]);
});
