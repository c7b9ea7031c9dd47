// Proves CO13.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved, startTestApp } from '#testing/test-app';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice] }));
});
afterAll(() => at.app.stop());

/** A student who owed 25.00 and paid 75.00 by e-Dahab; each month costs 25.00. */
async function paidAhead() {
  const schoolClass = await at.make.class({ startedDate: '2026-11-01', endDate: '2027-04-30' });
  const student = await at.make.student();
  await expectSaved(at.money.enrol(student, schoolClass, { Amount: 25 }));
  const fee = (await at.money.chargeStudent(student, schoolClass, { feeName: 'Books', feeAmount: 25 })).body.info[0];
  const info = await at.taken({
    studentID: student._id,
    debts: paying([fee], [25]),
    payments: at.rows(['e-Dahab', 75]),
    keepRest: true,
  });
  return { schoolClass, student, info };
}

it('CO 4: 75.00 for a fee of 25.00 is income 25.00 and an advance of 50.00, which pays the next month at once', async () => {
  const [income, dahab, owed] = [
    (await at.summary()).totalincome ?? 0,
    await at.balanceOf('e-Dahab'),
    await at.balanceOf('Customer credit'),
  ];
  const { schoolClass, student, info } = await paidAhead();
  expect(info).toMatchObject({ total: 75, creditKept: 50, creditLeft: 50 });
  expect((await at.summary()).totalincome).toBe(income + 25);
  expect(await at.balanceOf('e-Dahab')).toBe(dahab + 75);
  expect(await at.balanceOf('Customer credit')).toBe(owed - 50);
  const charged = await expectSaved(at.money.chargeClass(schoolClass, { feeName: 'December', feeMonth: '2026-12' }));
  expect(charged.body.info).toMatchObject([{ feeAmount: 25, feePaid: 25, feeStatus: 'fullPaid' }]);
  expect((await at.summary()).totalincome).toBe(income + 50);
  expect(await at.balanceOf('Customer credit')).toBe(owed - 25);
  expect(await at.creditOf(student)).toBe(25);
  const [receipt] = (await at.get(`receipt?feeID=${charged.body.info[0]._id}`)).body;
  expect(receipt).toMatchObject({ AmountPaid: 25, paymentMethod: 'others', accountID: { name: 'Customer credit' } });
  await expectSaved(at.remove(`receipt/${receipt._id}`));
  expect(await at.creditOf(student)).toBe(50);
});

it('pays the oldest fee first, and of a new enrollment too', async () => {
  const { student } = await paidAhead();
  const other = await at.make.class();
  const items = [
    { feeName: 'Registration', feetype: 'others', feeAmount: 30 },
    { feeName: 'Card', feetype: 'others', feeAmount: 40 },
  ];
  await expectSaved(at.money.enrol(student, other, { feeItems: items }));
  const fees: { feeName: string; feePaid: number }[] = (await at.get(`fee?classID=${other._id}&sort=feeNo`)).body;
  expect(fees.map(({ feeName, feePaid }) => [feeName, feePaid])).toEqual([
    ['Registration', 30],
    ['Card', 20],
  ]);
  expect(await at.creditOf(student)).toBe(0);
});

it('changes a receipt that credit paid, which no phone did, and keeps its money where it lies', async () => {
  const { schoolClass, student } = await paidAhead();
  const charged = await expectSaved(at.money.chargeStudent(student, schoolClass, { feeName: 'Lab', feeAmount: 10 }));
  const [receipt] = (await at.get(`receipt?feeID=${charged.body.info[0]._id}`)).body;
  const put = (body: object) => at.app.call('PUT', `receipt/${receipt._id}`, { token: at.owner, body });
  await expectSaved(put({ phoneReceipt: '252615550505' }));
  expect((await put({ AmountPaid: 9 })).body.message).toBe('This was paid from credit. Void it and take it again');
});

it('leaves credit alone where the house does not want it, and while the feature is off', async () => {
  const { schoolClass, student } = await paidAhead();
  const charge = (feeName: string) => at.money.chargeStudent(student, schoolClass, { feeName, feeAmount: 10 });
  await at.set({ useCreditAtCharge: false });
  expect((await charge('Exam')).body.info).toMatchObject([{ feePaid: 0 }]);
  await at.set({ useCreditAtCharge: true, features: { counter: false } });
  expect((await charge('Trip')).body.info).toMatchObject([{ feePaid: 0 }]);
  await at.set({ features: { counter: true } });
  expect((await charge('Day')).body.info).toMatchObject([{ feePaid: 10 }]);
});

it('is used once where a charge and a payment at the counter want it at the same moment', async () => {
  const { schoolClass, student } = await paidAhead();
  const charged = (await at.money.chargeStudent(student, await at.make.class(), { feeAmount: 50 })).status;
  expect(charged).toBe(400);
  await at.set({ useCreditAtCharge: false });
  const [fee] = (await at.money.chargeStudent(student, schoolClass, { feeName: 'Lab', feeAmount: 50 })).body.info;
  await at.set({ useCreditAtCharge: true });
  const answers = await Promise.all([
    at.take({ studentID: student._id, debts: paying([fee], [50]), useCredit: 50 }),
    ...Array.from({ length: 5 }, (_none, nth) =>
      at.money.chargeStudent(student, schoolClass, { feeName: `Day ${nth}`, feeAmount: 50 }),
    ),
  ]);
  expect(answers.slice(1).every(({ status }) => status === 200)).toBe(true);
  expect(await at.creditOf(student)).toBe(0);
});

it('a file of receipts says Credit where the page does, and the calls say others as before', async () => {
  const { schoolClass } = await paidAhead();
  const charged = await expectSaved(at.money.chargeClass(schoolClass, { feeName: 'December', feeMonth: '2026-12' }));
  const path = `receipt?feeID=${charged.body.info[0]._id}`;
  expect((await at.get(path)).body).toMatchObject([{ paymentMethod: 'others' }]);
  const german = { token: at.owner, headers: { 'accept-language': 'de' } };
  expect((await at.get(`${path}&format=csv`)).text).toMatch(/,Credit,/);
  expect((await at.app.call('GET', `${path}&format=csv`, german)).text).toMatch(/,Guthaben,/);
});
