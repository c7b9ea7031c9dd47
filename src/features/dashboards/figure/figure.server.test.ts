// Proves C1.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyMoney, type SchoolClass, type Student, startCounter } from '#testing/academy-money';
import { type AcademyRecords } from '#testing/academy-records';
import { type Answer, type TestApp, startTestApp } from '#testing/test-app';
import { countedFromLists } from '#features/dashboards/summary/summary.fixture';
import { figureDifferences } from './figure.server';
import { feeSlices } from '#testing/parts/fee';
import { shopSlices } from '#testing/parts/shop';
import { serviceSlices } from '#testing/parts/service';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let money: AcademyMoney;
let students: Student[];
let classes: SchoolClass[];

beforeAll(async () => {
  ({ app, owner, make, money } = await startCounter(
    await startTestApp({ slices: [...feeSlices, ...shopSlices, ...serviceSlices, summarySlice, certificateSlice] }),
  ));
  students = [await make.student(), await make.student(), await make.student()];
  classes = [await make.class(), await make.class()];
});
afterAll(() => app.stop());

const differences = () => figureDifferences(app.database.in('academy'));
const summary = async () => (await app.call('GET', 'summary', { token: owner })).body;
const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  app.call(method, path, { token: owner, body });
const run = (text: string) => app.database.pool.query(text.replaceAll('@', 'academy.'));

/** A write of the product at random: what it hits may refuse it. */
interface Write {
  readonly does: string;
  readonly which: number;
  readonly day: string;
  readonly cents: number;
}
const pick = <T>(list: readonly T[], which: number): T => {
  const one = list[which % Math.max(1, list.length)];
  if (one === undefined) throw new Error('Nothing to choose from');
  return one;
};
const idsOf = async (path: string): Promise<string[]> =>
  (await app.call('GET', path, { token: owner })).body.map(({ _id }: { _id: string }) => _id);
const oneOf = async (path: string, which: number) => {
  const ids = await idsOf(path);
  return ids.length === 0 ? 'nothing' : pick(ids, which);
};
const entry = ({ which, cents, day }: Write) => ({
  transectionType: which % 2 ? 'income' : 'expense',
  type: 'service income',
  name: 'Bank',
  amount: (cents / 100).toFixed(2),
  date: day,
  description: 'At random',
});

const doing: Readonly<Record<string, (write: Write) => Promise<Answer | undefined>>> = {
  enrol: ({ which, day }) =>
    money.enrol(pick(students, which), pick(classes, which >> 2), {
      enrolledDate: day,
      enrolledStatus: pick(['active', 'waiting', 'blocked'], which),
    }),
  changeEnrollment: async ({ which, day }) =>
    call('PUT', `Enrollment/${await oneOf('Enrollment', which)}`, {
      enrolledStatus: pick(['active', 'pending', 'graduated', 'blocked'], which),
      enrolledDate: day,
      studentID: pick(students, which >> 1)._id,
    }),
  deleteEnrollment: async ({ which }) => call('DELETE', `Enrollment/${await oneOf('Enrollment', which)}`),
  changeStudent: ({ which }) =>
    call('PUT', `student/${pick(students, which)._id}`, {
      studentStatus: pick(['active', 'pending', 'graduated'], which >> 1),
    }),
  charge: ({ which }) => money.chargeClass(pick(classes, which)),
  chargeOne: ({ which, cents }) =>
    money.chargeStudent(pick(students, which), pick(classes, which >> 1), { feeAmount: (cents / 100).toFixed(2) }),
  voidFee: async ({ which }) => call('DELETE', `fee/${await oneOf('fee', which)}`),
  pay: async ({ which, cents, day }) => {
    const { body } = await app.call('GET', 'fee', { token: owner });
    return body.length === 0 ? undefined : money.pay(pick(body, which), (cents / 400).toFixed(2), { datePaid: day });
  },
  changeReceipt: async ({ which, cents, day }) =>
    call('PUT', `receipt/${await oneOf('receipt', which)}`, { AmountPaid: (cents / 500).toFixed(2), datePaid: day }),
  voidReceipt: async ({ which }) => call('DELETE', `receipt/${await oneOf('receipt', which)}`),
  enter: (write) => call('POST', 'transection', entry(write)),
  changeEntry: async (write) =>
    call('PUT', `transection/${await oneOf('transection', write.which)}`, {
      ...entry(write),
      transectionType: undefined,
    }),
  voidEntry: async ({ which }) => call('DELETE', `transection/${await oneOf('transection', which)}`),
  addAndRemove: async () => {
    const { _id } = await make.course();
    await make.teacher();
    return call('DELETE', `courses/${_id}`);
  },
};

/** Each kind of write once, in an order in which all are accepted: what is always refused would prove nothing. */
const story: readonly Write[] = [
  'enrol',
  'changeStudent',
  'changeEnrollment',
  'charge',
  'pay',
  'changeReceipt',
  'voidReceipt',
  'voidFee',
  'chargeOne',
  'enter',
  'changeEntry',
  'voidEntry',
  'deleteEnrollment',
  'addAndRemove',
].map((does) => ({ does, which: 0, day: '2026-03-01', cents: 500 }));

const write: fc.Arbitrary<Write> = fc.record({
  does: fc.constantFrom(...Object.keys(doing)),
  which: fc.nat(30),
  day: fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-31', '2025-03-15', '2026-04-01'),
  cents: fc.integer({ min: 1, max: 9000 }),
});

describe('the kept figures', () => {
  const areTheRows = async () => {
    expect(await differences()).toEqual([]);
    expect(await summary()).toEqual(await countedFromLists(app, owner, '2026-03'));
  };

  it('are what the lists show and what the rows count after each kind of write', async () => {
    expect(story.map(({ does }) => does).sort()).toEqual(Object.keys(doing).sort());
    for (const one of story) {
      expect([one.does, (await doing[one.does]?.(one))?.status]).toEqual([one.does, 200]);
      await areTheRows();
    }
  });

  it('are what the lists show and what the rows count, whatever is written in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 10, maxLength: 25 }), async (writes) => {
        for (const one of writes) await doing[one.does]?.(one);
        await areTheRows();
      }),
      { numRuns: 10 },
    );
  });

  it('lose nothing when many write at once, and count a student who enrols twice at the same moment once', async () => {
    const [fresh, before] = [await make.student(), await summary()];
    const [one, two] = [await make.class(), await make.class()];
    const pays = async () => {
      const [fee] = (await money.chargeStudent(fresh, one)).body.info;
      return Promise.all(Array.from({ length: 10 }, () => money.pay(fee, 1)));
    };
    const enrolled = await Promise.all([money.enrol(fresh, one), money.enrol(fresh, two)]);
    expect(enrolled.map(({ status }) => status)).toEqual([200, 200]);
    const [paid] = await Promise.all([
      pays(),
      Promise.all(
        Array.from({ length: 10 }, (_, nth) =>
          call('POST', 'transection', entry({ does: '', which: 1, day: '2026-03-02', cents: 100 + nth })),
        ),
      ),
      Promise.all(Array.from({ length: 6 }, () => make.student())),
    ]);
    expect(paid.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const after = await summary();
    expect(after.NumberOfEnrolledStudents).toBe(before.NumberOfEnrolledStudents + 1);
    expect(after.NumberOfstudents).toBe(before.NumberOfstudents + 6);
    expect(after.totalReceiptMoney).toBeCloseTo(before.totalReceiptMoney + 10, 5);
    expect(await differences()).toEqual([]);
    expect(after).toEqual(await countedFromLists(app, owner, '2026-03'));
  });

  it('hold for writes of any kind: many rows by one statement, a change back and forth, a write taken back', async () => {
    const before = await summary();
    await run(
      `insert into @money_transaction (_id, "transectionNo", "transectionType", type, name, amount, date, description, "accountID")
       select gen_random_uuid(), 1000000 + n, case when n % 3 = 0 then 'expense' else 'income' end, 'x', 'x', n, date '2025-01-15' + n, 'x',
         (select _id from @money_account where kind = 'cash' and "isDefault")
       from generate_series(1, 300) n`,
    );
    expect((await summary()).NumberOfTransections).toBe(before.NumberOfTransections + 300);
    await run(`update @money_transaction set date = date + 31, amount = amount + 1 where type = 'x'`);
    await run(`update @money_transaction set "voidedAt" = now() where type = 'x' and "transectionNo" % 2 = 0`);
    await run(`update @enrollment set "enrolledStatus" = 'blocked' where "enrolledStatus" = 'active'`);
    expect(await differences()).toEqual([]);
    await run(
      `update @enrollment set "enrolledStatus" = 'active' where _id in
       (select distinct on ("studentID", "classID") _id from @enrollment was where "enrolledStatus" = 'blocked'
        and not exists (select from @enrollment live where live."studentID" = was."studentID"
          and live."classID" = was."classID" and live."enrolledStatus" in ('pending', 'waiting')))`,
    );
    await run(`begin; delete from @money_transaction where type = 'x'; rollback`);
    expect(await differences()).toEqual([]);
    await run(`delete from @money_transaction where type = 'x'`);
    expect(await differences()).toEqual([]);
    expect(await summary()).toEqual(await countedFromLists(app, owner, '2026-03'));
  });

  it('are found out where they are not what the rows say, and can be counted anew', async () => {
    await run(`update @figure set rows = rows + 1, amount = amount - 0.01 where name = 'fee_receipt'`);
    await run(`delete from @figure where name = 'course'`);
    const found = await differences();
    expect(found.map(({ name }) => name)).toEqual(['course', 'fee_receipt']);
    expect(found[1]?.keptRows).toBe((found[1]?.countedRows ?? 0) + found.length - 1);
    for (const { name } of found) await run(`call @fill_figure('${name}')`);
    expect(await differences()).toEqual([]);
  });

  it('keep to a figure that a later table attaches, from the rows that it has already', async () => {
    await run(`create table @basket (_id uuid primary key, price numeric(12, 2) not null, "voidedAt" timestamptz)`);
    await run(`insert into @basket select gen_random_uuid(), n from generate_series(1, 4) n`);
    await run(
      `begin; set local search_path to academy, public; call keep_figure('basket', 'basket', amount => 'price', live => '"voidedAt" is null'); commit`,
    );
    await run(`insert into @basket select gen_random_uuid(), n from generate_series(5, 6) n`);
    await run(`update @basket set "voidedAt" = now() where price = 1`);
    await run(`delete from @basket where price = 2`);
    const { rows } = await run(`select sum(rows) as rows, sum(amount) as amount from @figure where name = 'basket'`);
    expect(rows).toEqual([{ rows: 4, amount: 18 }]);
    expect(await differences()).toEqual([]);
  });
});
