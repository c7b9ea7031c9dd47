// Proves FE4, FE5, FE11, CO13.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Fee, SchoolClass, Student } from '#testing/academy-money';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { counterSlices } from '#testing/parts/counter';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, activitySlice] }));
});
afterAll(() => at.app.stop());

const post = (path: string, body: Values) => at.app.call('POST', path, { token: at.owner, body });
const put = (path: string, body: Values) => at.app.call('PUT', path, { token: at.owner, body });
const discount = async (student: Student, values: Values) =>
  (
    await expectSaved(
      post('discount', { studentID: student._id, discountKind: 'staff', reason: 'Teaches here', ...values }),
    )
  ).body.info;
const notesOf = async (fee: Pick<Fee, '_id'>) =>
  (await at.get(`creditNote?feeID=${fee._id}&sort=creditNoteNo`)).body as {
    amount: number;
    creditKind: string;
    reason: string;
    lowered: number;
    returned: number;
    date: string;
  }[];
const everything = async () => {
  const counts = await Promise.all(['fee', 'creditNote', 'receipt', 'credit'].map((path) => at.get(`${path}?page=1`)));
  return counts.map(({ headers }) => headers['x-total-count']);
};

/** A class with students who each pay so much a month. */
async function classOf(...amounts: readonly number[]): Promise<{ place: SchoolClass; students: Student[] }> {
  const place = await at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
  const students: Student[] = [];
  for (const Amount of amounts) {
    const student = await at.make.student();
    await expectSaved(at.money.enrol(student, place, { Amount, enrolledDate: '2026-11-01' }));
    students.push(student);
  }
  return { place, students };
}

const month = (place: SchoolClass, feeMonth = '2026-11'): Promise<Answer> =>
  at.money.chargeClass(place, { feeName: 'A month', feeMonth });

describe('a charge', () => {
  it('is one line in the activity log, with the count and the sum of what is to be paid', async () => {
    at.app.setClock(new Date('2026-11-01T09:00:00Z'));
    const { place, students } = await classOf(38, 20.5);
    await discount(students[0] as Student, { percent: 10 });
    await expectSaved(month(place));
    const lines = (await at.get('activity?resource=fee&sort=-createdAt&page=1&pageSize=1')).body;
    expect(lines).toMatchObject([{ resource: 'fee', after: { count: 2, sum: 54.7 } }]);
  });

  it('FE example 1: takes 25 % and 10 % off 38.00, by two credit notes, and is made once', async () => {
    at.app.setClock(new Date('2026-11-01T09:00:00Z'));
    const { place, students } = await classOf(38);
    const [student] = students as [Student];
    await discount(student, { percent: 25 });
    await discount(student, { percent: 10, discountKind: 'sibling', reason: 'Two more of the family' });
    const { info } = (await expectSaved(month(place))).body;
    expect(info).toMatchObject([
      { feeGross: 38, feeAmount: 24.7, credited: 13.3, feeStatus: 'unpaid', dueDate: '2026-11-05' },
    ]);
    expect(await notesOf(info[0])).toMatchObject([
      { amount: 9.5, creditKind: 'discount', lowered: 9.5, returned: 0, date: '2026-11-01', reason: 'Teaches here' },
      { amount: 3.8, creditKind: 'discount', reason: 'Two more of the family' },
    ]);
    expect((await month(place)).body.info).toEqual([]);
    expect(await notesOf(info[0])).toHaveLength(2);
    at.app.setClock(new Date('2026-11-23T09:00:00Z'));
  });

  it('FE example 2: a whole scholarship makes a fee that is paid, and moves no money', async () => {
    const { place, students } = await classOf(30);
    await discount((students as [Student])[0], {
      percent: 100,
      discountKind: 'scholarship',
      reason: 'Best of her year',
    });
    const before = await at.summary();
    const [fee] = (await expectSaved(month(place))).body.info;
    expect(fee).toMatchObject({ feeGross: 30, feeAmount: 0, feeBalance: 0, feeStatus: 'fullPaid' });
    expect(await notesOf(fee)).toMatchObject([{ amount: 30, creditKind: 'scholarship' }]);
    expect(await at.summary()).toEqual(before);
    const statement = (await at.get(`accountStatement?studentID=${fee.studentID._id}`)).body;
    expect(
      statement.rows.map((row: { kind: string; debit: number; credit: number }) => [row.kind, row.debit, row.credit]),
    ).toEqual([
      ['charge', 30, 0],
      ['creditNote', 0, 30],
    ]);
    expect(statement.closing).toBe(0);
  });

  it('FE example 8: what discounts leave is paid from credit', async () => {
    const { place, students } = await classOf(38);
    const [student] = students as [Student];
    await at.taken({ studentID: student._id, payments: at.rows(['Cash', 50]), keepRest: true });
    await discount(student, { percent: 25 });
    const [fee] = (await expectSaved(month(place))).body.info;
    expect(fee).toMatchObject({ feeGross: 38, feeAmount: 28.5, feePaid: 28.5, feeStatus: 'fullPaid' });
    const [receipt] = (await at.get(`receipt?feeID=${fee._id}`)).body;
    expect(receipt).toMatchObject({ AmountPaid: 28.5, accountID: { name: 'Customer credit' } });
    expect(await at.creditOf(student)).toBe(21.5);
  });

  it('takes off by type, class and time alone, and no more than there is', async () => {
    const { place, students } = await classOf(40, 40, 40, 40, 40);
    const other = await at.make.class();
    const [ended, later, ofOther, ofBooks, much] = students as [Student, Student, Student, Student, Student];
    await discount(ended, { percent: 10, startDate: '2026-09-01', endDate: '2026-10-31' });
    await discount(later, { percent: 10, startDate: '2026-12-01' });
    await discount(ofOther, { percent: 10, classID: other._id });
    await discount(ofBooks, { percent: 10, feetypes: ['bookfee'] });
    await discount(much, { percent: 60 });
    await discount(much, { amount: 30 });
    const { info } = (await expectSaved(month(place))).body;
    const owed = (fees: Fee[]) =>
      students.map(({ _id }) => fees.find(({ studentID }) => studentID._id === _id)?.feeAmount);
    expect(owed(info)).toEqual([40, 40, 40, 40, 0]);
    const books = await expectSaved(
      post('fee', { feetype: 'bookfee', feeName: 'Books', classID: place._id, feeAmount: 10 }),
    );
    expect(owed(books.body.info)).toEqual([10, 10, 10, 9, 10]);
    // A month that touches the time of a discount is reduced, whichever day it is charged on.
    expect(owed((await expectSaved(month(place, '2026-12'))).body.info)).toEqual([40, 36, 40, 40, 0]);
    expect(owed((await expectSaved(month(place, '2026-10'))).body.info)).toEqual([36, 40, 40, 40, 40]);
  });

  it('of all classes and of one student takes discounts off too', async () => {
    const { place, students } = await classOf(20);
    const [student] = students as [Student];
    await discount(student, { amount: 5, feetypes: ['monthlyfee', 'workshop'] });
    const one = await expectSaved(at.money.chargeStudent(student, place, { feeAmount: 30 }));
    expect(one.body.info).toMatchObject([{ feeGross: 30, feeAmount: 25 }]);
    const all = await expectSaved(
      post('fee/allClasses', { feetype: 'monthlyfee', feeName: 'May', feeMonth: '2027-05' }),
    );
    const own = all.body.info.find((fee: Fee) => fee.studentID._id === student._id);
    expect(own).toMatchObject({ feeGross: 20, feeAmount: 15 });
  });

  it('takes nothing off while debts are switched off', async () => {
    const { place, students } = await classOf(20);
    await discount((students as [Student])[0], { percent: 50 });
    await at.set({ features: { debts: false } });
    const [fee] = (await expectSaved(month(place))).body.info;
    expect(fee.feeAmount).toBe(20);
    await at.set({ features: { debts: true } });
  });
});

describe('asked what it would come to, a charge', () => {
  it('says how many fees, what is taken off, what is owed and what credit pays, and makes nothing', async () => {
    const { place, students } = await classOf(38, 40, 0);
    const [student] = students as [Student];
    await at.taken({ studentID: student._id, payments: at.rows(['Cash', 50]), keepRest: true });
    await discount(student, { percent: 25 });
    const before = await everything();
    const body = { feetype: 'monthlyfee', feeName: 'A month', classID: place._id, feeMonth: '2026-11' };
    const asked = await expectSaved(post('fee?preview=1', body));
    expect(asked.body).toMatchObject({
      count: 2,
      skipped: 1,
      withoutAmount: 1,
      gross: 78,
      reduced: 9.5,
      net: 68.5,
      fromCredit: 28.5,
    });
    expect(await everything()).toEqual(before);
    const made: Fee[] = (await expectSaved(post('fee', body))).body.info;
    const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100;
    expect(sum(made.map(({ feeAmount }) => feeAmount))).toBe(68.5);
    expect(sum(made.map(({ feePaid }) => feePaid))).toBe(28.5);
    const again = await expectSaved(post('fee?preview=1', body));
    expect(again.body).toMatchObject({
      count: 0,
      skipped: 3,
      withoutAmount: 1,
      gross: 0,
      reduced: 0,
      net: 0,
      fromCredit: 0,
    });
  });

  it('of all classes and of one student says the same of them', async () => {
    const { place, students } = await classOf(20);
    const [student] = students as [Student];
    await discount(student, { percent: 50, feetypes: ['workshop'] });
    const one = { feetype: 'workshop', feeName: 'Robots', feeAmount: 30, classID: place._id, studentID: student._id };
    expect((await expectSaved(post('fee/generateFeeSingleStudent?preview=1', one))).body).toMatchObject({
      count: 1,
      skipped: 0,
      gross: 30,
      reduced: 15,
      net: 15,
      fromCredit: 0,
    });
    const all = { feetype: 'monthlyfee', feeName: 'A year on', feeMonth: '2027-06' };
    const asked = (await expectSaved(post('fee/allClasses?preview=1', all))).body;
    const made = (await expectSaved(post('fee/allClasses', all))).body.info;
    expect(asked.count).toBe(made.length);
  });

  it('is refused as the charge is', async () => {
    const { place } = await classOf(20);
    const wrong = { feetype: 'workshop', feeName: 'Robots', classID: place._id };
    expect((await post('fee?preview=1', wrong)).body.errors).toEqual({ feeAmount: 'Enter fee amount' });
    expect((await post('fee?preview=2', { ...wrong, feeAmount: 5 })).status).toBe(400);
  });
});

it('an edit says what is owed from now on; what was charged moves with it', async () => {
  const { place, students } = await classOf(38);
  await discount((students as [Student])[0], { percent: 25 });
  const [fee] = (await expectSaved(month(place))).body.info;
  const edited = await expectSaved(put(`fee/${fee._id}`, { feeAmount: 20 }));
  expect(edited.body.info).toMatchObject({ feeAmount: 20, credited: 9.5, feeGross: 29.5, feeBalance: 20 });
});
