// Proves B9, B13, A14.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seeded } from '#demo/seeded';
import { fold } from '#kit/contract/fold';
import { soundsTyped } from '#kit/rules/sound';
import { literal } from '#kit/rules/typed-words';
import { summedNames } from '#kit/server/read/shape';
import { allOf, anyOf, type Fragment, written } from '#kit/server/sql/fragment';
import { fee } from '#features/academy/fee/fee.contract';
import { academyMoney } from './academy-money';
import { type AcademyRecords, startRecords } from './academy-records';
import { battery } from './battery';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const searches = battery('searches', { few: 200, gate: 10_000, goal: 10_000, perRun: 500 });
const { random } = searches;

let app: TestApp;
let make: AcademyRecords;
let lists: readonly List[];

/** A list as this test reads it: by whom, and each thing that may be asked of it as plain SQL over `t`. */
interface List {
  readonly path: string;
  readonly token: string;
  readonly from: Fragment;
  readonly scope: Fragment;
  readonly words: readonly Fragment[];
  /** The name of the person. */
  readonly person: Fragment;
  readonly filters: Readonly<Record<string, Fragment>>;
  readonly sorts: Readonly<Record<string, Fragment>>;
  readonly sums: readonly string[];
}

const names = [
  'Axmed Cali',
  'Ünal Warsame',
  'Xaawo Maxamed Cali',
  "O'Brien 50% Off",
  'Maryan_Ali',
  'José Núñez',
  'Cabdi-raxmaan',
];
/** Names as others spell them. */
const spelt = ['ahmed', 'ali', 'hawa', 'mohamed', 'warsama', 'abdirahman', 'Mariam'];
const letters = 'abcdeilmnrsuwx0123456789%_-.'.split('');

beforeAll(async () => {
  const started = await startRecords(await startWholeApp());
  ({ app, make } = started);
  const { owner } = started;
  const money = academyMoney(app, owner);
  const dice = seeded(7);
  const name = () => [0, 1].map(() => names[Math.floor(dice() * names.length)]).join(' ');
  const teacher = await make.teacher();
  const places = [
    await make.class({ teacherID: teacher._id, className: 'Cali Web 7' }),
    await make.class({ className: 'Morning Ünal' }),
  ];
  const students = [];
  for (let nth = 0; nth < 40; nth++) {
    const student = await make.student({ studentName: name(), ...(nth % 3 === 0 ? { parentName: name() } : {}) });
    students.push(student);
    for (const place of places.slice(nth % 2, 1 + Math.floor(dice() * 2))) await money.enrol(student, place);
  }
  for (const place of places) await money.chargeClass(place);
  await app.database.pool.query(
    `update academy.fee set "voidedAt" = now(), "voidedBy" = 'a test', "voidReason" = 'a slip' where "feeNo" % 7 = 0`,
  );
  await make.letTeachersOpen(['/student']);
  const [one] = students;
  if (!one) throw new Error('There are no students');
  const studentToken = await make.portalTokenOf(one);
  lists = [
    ofStudents(owner, sql`true`),
    ofStudents(
      await make.tokenOf(teacher),
      sql`exists (select 1 from academy.enrollment e join academy.school_class c on c._id = e."classID"
        where e."studentID" = t._id and c."teacherID" = ${teacher._id})`,
    ),
    ofFees(owner, sql`true`),
    ofFees(studentToken, sql`t."studentID" = ${one._id}`),
  ];
});
afterAll(() => app.stop());

const text = (column: Fragment) => sql`academy.fold(coalesce(${column}::text, ''))`;

function ofStudents(token: string, scope: Fragment): List {
  return {
    path: 'student',
    token,
    scope,
    from: sql`academy.student t`,
    person: sql`t."studentName"`,
    words: ['studentName', 'stdID', 'studentPhone', 'username', 'parentName', 'parentPhone'].map((field) =>
      text(sql.ref(`t.${field}`)),
    ),
    filters: {
      '': sql`true`,
      'studentGender=male': sql`t."studentGender" = 'male'`,
      'studentStatus=active': sql`t."studentStatus" = 'active'`,
      'from=1990-01-01': sql`true`,
      'to=1990-01-01': sql`false`,
    },
    sorts: {
      '': sql`t."createdAt", t._id`,
      '&sort=-createdAt': sql`t."createdAt" desc, t._id desc`,
      '&sort=studentName': sql`academy.fold(t."studentName"), t._id`,
      '&sort=-stdID': sql`t."stdID" desc, t._id desc`,
    },
    sums: [],
  };
}

function ofFees(token: string, scope: Fragment): List {
  const live = sql`t."voidedAt" is null`;
  return {
    path: 'fee',
    token,
    scope,
    from: sql`academy.fee t join academy.student s on s._id = t."studentID" join academy.school_class c on c._id = t."classID"`,
    person: sql`s."studentName"`,
    words: [sql`t."feeNo"`, sql`t."feeName"`, sql`s."studentName"`, sql`s."stdID"`, sql`c."className"`].map(text),
    filters: {
      '': live,
      'voided=1': sql`true`,
      'state=owed': sql`${live} and t."feeBalance" > 0`,
      'feetype=monthlyfee&from=1990-01-01': sql`${live} and t.feetype = 'monthlyfee'`,
      'feetype=monthlyfee&voided=1': sql`t.feetype = 'monthlyfee'`,
    },
    sorts: {
      '': sql`t."createdAt", t._id`,
      '&sort=-feeNo': sql`t."feeNo" desc, t._id desc`,
      '&sort=feeAmount': sql`t."feeAmount", t._id`,
      '&sort=studentID': sql`academy.fold(s."studentName"), t._id`,
      '&sort=-classID': sql`academy.fold(c."className") desc, t._id desc`,
    },
    sums: summedNames(fee),
  };
}

const pick = <T>(all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('There is nothing to pick');
  return one;
};

/** What somebody may type: a piece of a name, of a number or of nothing, in whatever case. */
function word(): string {
  const piece = (of: string) => {
    const from = Math.floor(random() * of.length);
    return of.slice(from, from + 1 + Math.floor(random() * 5)).trim();
  };
  if (random() < 0.15) return pick(spelt);
  if (random() < 0.2) return Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(letters)).join('');
  const said = random() < 0.2 ? piece('1007 25261 Web 7 Morning Registration') : piece(pick(names));
  return random() < 0.3 ? said.toUpperCase() : said;
}

it(
  `a page of a search and its totals are what looking at every record finds, for ${searches.size} random words with filters, sorts, later pages and rights`,
  async () => {
    const failures: string[] = [];
    for (let run = 0; run < searches.size; run++) {
      const list = pick(lists);
      const [filter, narrowed] = pick(Object.entries(list.filters));
      const [sort, order] = pick(Object.entries(list.sorts));
      const q = Array.from({ length: 1 + Math.floor(random() * 3) }, word).join(' ');
      const [page, size] = [1 + Math.floor(random() * 3), pick([1, 3, 10, 25])];
      const asked = `${list.path}?q=${encodeURIComponent(q)}&page=${page}&pageSize=${size}${sort}${filter && `&${filter}`}`;
      const answer = await app.call('GET', asked, { token: list.token });
      const found = {
        ids: answer.status === 200 ? answer.body.map(({ _id }: { _id: string }) => _id) : answer.text,
        rows: Number(answer.headers['x-total-count']),
        totals: JSON.parse(answer.headers['x-totals'] ?? 'null'),
      };
      const within = [list.scope, narrowed];
      const exactly = await naive(list, allOf([...within, ...contained(list, q)]), order, { page, size });
      // Names that sound so are found where nothing is spelt so.
      const expected =
        Number(exactly.rows) === 0
          ? await naive(list, allOf([...within, ...heard(list, q)]), order, { page, size })
          : exactly;
      if (JSON.stringify(found) !== JSON.stringify(expected))
        failures.push(`${asked}: ${JSON.stringify(found)} for ${JSON.stringify(expected)}`);
    }
    expect(searches.report(searches.size, failures)).toEqual([]);
  },
  searches.patience,
);

const typedIn = (q: string) => q.split(/\s+/).filter((one) => fold(one) !== '');

function contained(list: List, q: string): Fragment[] {
  return typedIn(q).map((one) => sql`(${occurs(list, one)})`);
}

function occurs({ words }: List, one: string): Fragment {
  const like = sql`like academy.fold(${`%${literal(one)}%`}::text)`;
  return anyOf(words.map((field) => sql`${field} ${like}`));
}

function heard(list: List, q: string): Fragment[] {
  return typedIn(q).map((one) => {
    const sounds = soundsTyped(one);
    if (sounds.length === 0) return sql`(${occurs(list, one)})`;
    return sql`(${occurs(list, one)} or academy.sounds_of(${list.person}) @> ${sounds}::text[])`;
  });
}

/** The expected result, found by one look at each record. */
async function naive(
  { from, sums }: List,
  where: Fragment,
  order: Fragment,
  { page, size }: { page: number; size: number },
) {
  const summed = sums.map((name) => {
    const live = sql`coalesce(sum(t.${sql.ref(name)}) filter (where t."voidedAt" is null), 0)`;
    return sql`, ${live} as ${sql.ref(name)}`;
  });
  const [all, some] = await Promise.all([
    app.database.pool.query(
      written(sql`select count(*) as rows${sql.join(summed, sql``)} from ${from} where ${where}`),
    ),
    app.database.pool.query(
      written(
        sql`select t._id from ${from} where ${where} order by ${order} limit ${size} offset ${(page - 1) * size}`,
      ),
    ),
  ]);
  const { rows, ...totals } = all.rows[0];
  return { ids: some.rows.map(({ _id }) => _id), rows, totals };
}
