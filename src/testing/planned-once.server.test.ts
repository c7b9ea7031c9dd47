// Proves R 3.1.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { isPlannedAnew, preparedBy } from './prepared-plans';
import { statementsOf } from './statements';
import type { Answer } from './test-app';
import { startTwoClasses, type TwoClasses } from './two-classes';
import { startWholeApp } from './whole-app';

let at: TwoClasses;
const tokens: Record<'owner' | 'shopOwner' | 'teacher' | 'student', string> = {
  owner: '',
  shopOwner: '',
  teacher: '',
  student: '',
};

beforeAll(async () => {
  at = await startTwoClasses(await startWholeApp());
  const shopOwner = await at.app.setUp('decoration');
  Object.assign(tokens, { owner: at.owner, shopOwner, teacher: at.teacher, student: at.student });
});
afterAll(() => at.app.stop());

type Who = keyof typeof tokens;
const reads = (who: Who, path: (at: TwoClasses) => string): (() => Promise<Answer>) => {
  const brand: Brand = who === 'shopOwner' ? 'decoration' : 'academy';
  return () => at.app.call('GET', path(at), { token: tokens[who], brand });
};

/** The calls that are made most: what a screen opens with, and what is saved all day. */
const frequent: readonly (readonly [name: string, call: () => Promise<Answer>])[] = [
  ['a page of students', reads('owner', () => 'student?page=1')],
  ['students by a word', reads('owner', () => 'student?page=1&q=amina')],
  ['a student', reads('owner', ({ amina }) => `student/${amina._id}`)],
  ['the choice of students', reads('owner', () => 'student/options?q=am')],
  ['a search for a name', reads('owner', () => 'search?q=amina')],
  ['a search for a number', reads('owner', () => 'search?q=10')],
  ['a search for a phone', reads('owner', () => 'search?q=61555')],
  ['the fees of a student', reads('owner', ({ amina }) => `fee?page=1&studentID=${amina._id}`)],
  ['the receipts', reads('owner', () => 'receipt?page=1&of=fee')],
  ['the statement', reads('owner', () => 'transection?page=1')],
  ['the dashboard', reads('owner', () => 'summary')],
  ['the news', reads('owner', () => 'notifications')],
  ['the settings', reads('owner', () => 'settings')],
  ['who is looked for at the counter', reads('owner', () => 'counter/people?q=amina')],
  ["a teacher's register", reads('teacher', ({ mine }) => `attendence/registers?classID=${mine._id}`)],
  ["a teacher's marks", reads('teacher', ({ mine }) => `marks?page=1&classID=${mine._id}`)],
  ["a teacher's search", reads('teacher', () => 'search?q=amina')],
  ["a student's fees", reads('student', ({ amina }) => `fee?studentID=${amina._id}`)],
  ["a student's marks", reads('student', ({ amina }) => `marks?studentID=${amina._id}`)],
  ['a page of invoices', reads('shopOwner', () => 'invoice?page=1')],
  ['the customers', reads('shopOwner', () => 'customers?page=1')],
  ['a search in the shop', reads('shopOwner', () => 'search?q=amina')],
  ['the stock', reads('shopOwner', () => 'stock?page=1')],
];

/** What is planned each time it is asked, by how its text begins, with the reason. The last test measures what planning it takes. */
const plannedAnew: readonly { readonly begins: string; readonly why: string }[] = [
  {
    begins: 'with matched as materialized',
    why: 'a list that is searched is planned for its words (decision 0022)',
  },
  {
    begins: 'select json from (select row_to_json',
    why: 'a whole list goes through a cursor, which has no name',
  },
  {
    begins: 'select g._id, g."guardianName" as name',
    why: 'families of the counter: guardians and phones decide which index is read',
  },
  {
    begins: 'select coalesce("studentID", "customerID") as _id',
    why: 'credit of those who were found, few or many',
  },
];

/** A longer text is worth no name and is read by nobody. */
const longestText = 8_000;

/** The texts of the list that the calls above it sent. */
const sentAnew = new Map<string, Set<string>>();

it.each(frequent)('%s is planned once, and its statements are short', async (name, call) => {
  const sent = new Set<string>();
  for (let nth = 0; nth < 12; nth++) {
    let status = 0;
    const statements = await statementsOf(async () => void ({ status } = await call()));
    expect([name, status]).toEqual([name, 200]);
    // The first two times a text is seen it has no name yet.
    if (nth > 2) for (const text of statements) sent.add(text);
  }
  const plans = await preparedBy(at.app);
  const anew = [...sent].filter((text) => isPlannedAnew(plans.get(text)));
  const listed = (text: string) => plannedAnew.find(({ begins }) => text.trim().startsWith(begins));
  for (const text of anew) {
    const { why = '' } = listed(text) ?? {};
    sentAnew.set(why, (sentAnew.get(why) ?? new Set()).add(text));
  }
  expect(anew.filter((text) => !listed(text))).toEqual([]);
  expect([...sent].filter(({ length }) => length > longestText).map((text) => text.slice(0, 200))).toEqual([]);
});

/** Milliseconds that PostgreSQL takes to plan a text, the middle of five: on this machine, at this hour. */
async function planningOf(text: string): Promise<number> {
  const times: number[] = [];
  for (let nth = 0; nth < 5; nth++) {
    const { rows } = await at.app.database.pool.query(`explain (generic_plan, summary, format json) ${text}`);
    times.push(rows[0]['QUERY PLAN'][0]['Planning Time']);
  }
  return times.toSorted((one, other) => one - other)[2] ?? Number.NaN;
}

it('what is listed as planned each time is sent by one of these calls, and is told with the time that its planning takes', async () => {
  const told: string[] = [];
  for (const { why } of plannedAnew) {
    const times = await Promise.all([...(sentAnew.get(why) ?? [])].map(planningOf));
    told.push(`${why}: ${times.length === 0 ? 'sent by none' : `${Math.max(...times).toFixed(1)} ms`}`);
  }
  console.log(told.join('\n'));
  expect(told.filter((line) => !/: \d+\.\d ms$/.test(line))).toEqual([]);
});
