// Proves FE4, FE6, FE9.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import type { Fee } from '#testing/academy-money';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { admissionSlice } from '#features/academy/admission/admission-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, admissionSlice] }));
});
afterAll(() => at.app.stop());

const post = (path: string, body: Values) => at.app.call('POST', path, { token: at.owner, body });

it('FE example 7: who enrols on the 16th owes half of the month of 30.00', async () => {
  await at.set({ prorateFirstMonth: true });
  const [student, place] = [await at.make.student(), at.schoolClass];
  const items = [
    { feeName: 'November', feetype: 'monthlyfee' },
    { feeName: 'Books', feetype: 'bookfee', feeAmount: 10 },
  ];
  const values = { Amount: 30, enrolledDate: '2026-11-16', feeItems: items };
  await expectSaved(at.money.enrol(student, place, values));
  const fees: Fee[] = (await at.get(`fee?studentID=${student._id}&sort=feeNo`)).body;
  expect(fees).toMatchObject([
    { feeGross: 30, feeAmount: 15 },
    { feeGross: 10, feeAmount: 10 },
  ]);
  expect((await at.get(`creditNote?feeID=${fees[0]?._id}`)).body).toMatchObject([
    { amount: 15, creditKind: 'proration' },
  ]);
  await at.set({ prorateFirstMonth: false });
  const whole = await at.make.student();
  await expectSaved(at.money.enrol(whole, place, values));
  expect((await at.get(`fee?studentID=${whole._id}&sort=feeNo`)).body[0]).toMatchObject({ feeAmount: 30 });
});

it('takes discounts off its items before the days before it, and pays the first receipts of what is left', async () => {
  await at.set({ prorateFirstMonth: true });
  const student = await at.make.student();
  const off = { discountKind: 'staff', percent: 50, feetypes: ['monthlyfee', 'bookfee'], reason: 'Teaches here' };
  await expectSaved(post('discount', { studentID: student._id, ...off }));
  const body = {
    studentID: student._id,
    classID: at.schoolClass._id,
    Amount: 30,
    feeItems: [
      { feeName: 'November', feetype: 'monthlyfee' },
      { feeName: 'Books', feetype: 'bookfee', feeAmount: 10 },
    ],
  };
  // 30.00 less half is 15.00, of which 22 of 30 days are past on the 23rd: 4.00; and 5.00 of the books.
  const much = await post('admission', { ...body, AmountPaid: 9.01, paymentMethod: 'cash' });
  expect([much.status, Object.keys(much.body.errors)]).toEqual([409, ['AmountPaid']]);
  const admitted = await expectSaved(post('admission', { ...body, AmountPaid: 9, paymentMethod: 'cash' }));
  expect(admitted.body.owed).toBe(9);
  expect(admitted.body.receipts.map((one: { AmountPaid: number }) => one.AmountPaid)).toEqual([4, 5]);
  await at.set({ prorateFirstMonth: false });
});

it('FE example 6: is charged 100.00 in three parts, a month apart from the day that is said', async () => {
  const student = await at.make.student();
  const feeItems = [
    { feeName: 'Course', feetype: 'others', feeAmount: 100, instalmentCount: 3, dueDate: '2026-11-30' },
    { feeName: 'Books', feetype: 'bookfee', feeAmount: 10, dueDate: '2026-12-15' },
    { feeName: 'Card', feetype: 'IDcard', feeAmount: 5 },
  ];
  const { info } = (await expectSaved(at.money.enrol(student, at.schoolClass, { feeItems }))).body;
  expect(info.feeItems).toEqual(feeItems);
  const fees = (await at.get(`fee?studentID=${student._id}&sort=feeNo`)).body;
  expect(fees).toMatchObject([
    {
      dueDate: '2026-11-30',
      instalments: [
        { dueDate: '2026-11-30', amount: 33.34 },
        { dueDate: '2026-12-30', amount: 33.33 },
        { dueDate: '2027-01-30', amount: 33.33 },
      ],
    },
    { dueDate: '2026-12-15', instalments: null },
    { dueDate: '2026-11-23', instalments: null },
  ]);
});

it('takes neither parts nor a day for the month, and no day before today', async () => {
  const student = await at.make.student();
  const wrong = async (item: Values) =>
    (await at.money.enrol(student, at.schoolClass, { feeItems: [{ feeName: 'One', feeAmount: 5, ...item }] })).body
      .errors;
  expect(await wrong({ feetype: 'monthlyfee', instalmentCount: 2 })).toHaveProperty(['feeItems.0.instalmentCount']);
  expect(await wrong({ feetype: 'monthlyfee', dueDate: '2026-12-01' })).toHaveProperty(['feeItems.0.dueDate']);
  expect(await wrong({ feetype: 'bookfee', dueDate: '2026-11-22' })).toHaveProperty(['feeItems.0.dueDate']);
  expect(await wrong({ feetype: 'bookfee', instalmentCount: 13 })).toHaveProperty(['feeItems.0.instalmentCount']);
});
