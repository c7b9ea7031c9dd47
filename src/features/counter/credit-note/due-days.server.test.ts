// Proves DE11, DE2, FE1 and the example of DE that is about a service.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { type ServiceCounter, startServices } from '#testing/shop-services';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

let at: AtCounter;
let services: ServiceCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
  services = await startServices(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(async () => {
  await at.app.stop();
  await services.app.stop();
});

it('DE example 7: a service that was paid is taken back in part from Cash; its receipt still says what it said', async () => {
  const { shop, get } = services;
  const job = await shop.service({ servicePrice: 100 });
  const receipt = (await expectSaved(shop.pay(job, 100, { paymentMethod: 'cash' }))).body.info;
  const box = async () => (await get('account?page=1&kind=cash'))[0];
  const { _id: cash, balance } = await box();
  const body = { serviceID: job._id, creditKind: 'correction', amount: 10, refundAccountID: cash, reason: 'Spoilt' };
  const { info } = (await expectSaved(shop.call('POST', 'creditNote', body))).body;
  expect(info).toMatchObject({ amount: 10, lowered: 0, returned: 10 });
  expect((await box()).balance).toBe(balance - 10);
  const refunds = (await get('transection')).filter((row: { type: string }) => row.type === 'refund');
  expect(refunds).toMatchObject([{ transectionType: 'expense', amount: 10, accountID: { _id: cash } }]);
  expect(await shop.now(job._id)).toMatchObject({
    servicePrice: 90,
    priceGross: 100,
    AmountPaid: 90,
    Balance: 0,
    Status: 'fullPaid',
    credited: 10,
  });
  expect(await get(`serviceReceipt/${receipt._id}`)).toMatchObject({ AmountPaid: 100, charged: 100, balance: 0 });
});

it('a monthly fee is due on a day of its month, any other some days after it is charged, none before', async () => {
  await at.set({ paymentDays: 7, feeDueDay: 10 });
  const student = await at.make.student();
  await at.money.enrol(student, at.schoolClass);
  const charge = async (values: Readonly<Record<string, unknown>>) =>
    (await expectSaved(at.money.chargeStudent(student, at.schoolClass, values))).body.info[0].dueDate;
  const month = { feetype: 'monthlyfee', feeName: 'Month' };
  expect(await charge({ ...month, feeMonth: '2026-12' })).toBe('2026-12-10');
  expect(await charge({ ...month, feeMonth: '2026-11' })).toBe('2026-11-23');
  expect(await charge({ feeAmount: 12 })).toBe('2026-11-30');
  await at.set({ paymentDays: 0, feeDueDay: 5 });
});

it('what is due can be said, not before its day, and not be emptied', async () => {
  const [customer, item] = [await at.shop.customer(), await at.shop.item()];
  const sell = (values: Readonly<Record<string, unknown>>) =>
    at.shop.sell([[item, 1, 5]], { customerID: customer._id, ...values });
  expect((await sell({ dueDate: '2026-11-22' })).body.errors).toEqual({
    dueDate: 'It cannot be due before the day on which it was made',
  });
  const { currentinvoice: sold } = (await expectSaved(sell({ dueDate: '2026-12-01' }))).body;
  expect(sold.dueDate).toBe('2026-12-01');
  const put = (body: object) => at.shop.call('PUT', `invoice/${sold._id}`, body);
  expect((await put({ dueDate: '' })).body.errors).toEqual({ dueDate: 'Enter due date' });
  expect((await put({ dueDate: '2026-11-01' })).status).toBe(400);
  await expectSaved(put({ dueDate: '2026-11-23' }));
  await at.set({ booksClosedUpTo: '2026-11-23' });
  await expectSaved(put({ dueDate: '2026-11-25' }));
  expect((await put({ discount: 1 })).status).toBe(409);
  await at.set({ booksClosedUpTo: null });
});

it('what was due before today is overdue, in lists, in single reads and at the counter', async () => {
  const { student, fees } = await at.owing([30, 12]);
  const [late, other] = fees;
  if (!late || !other) throw new Error('No fees were charged');
  await expectSaved(at.app.call('PUT', `fee/${other._id}`, { token: at.owner, body: { dueDate: '2026-12-05' } }));
  await expectSaved(at.money.pay(late, 10, { datePaid: '2026-11-23', paymentMethod: 'cash' }));
  const told = async (query: string) =>
    (await at.get(`fee?page=1&studentID=${student._id}${query}&sort=feeNo`)).body.map(
      ({ feeNo, overdue, nextDue }: { feeNo: number; overdue: number; nextDue: string }) => [feeNo, overdue, nextDue],
    );
  expect(await told('')).toEqual([
    [late.feeNo, 0, '2026-11-23'],
    [other.feeNo, 0, '2026-12-05'],
  ]);
  await dueOn(late._id, '2026-11-22');
  expect(await told('&overdue=1')).toEqual([[late.feeNo, 20, '2026-11-22']]);
  expect((await at.get(`fee/${late._id}`)).body).toMatchObject({ overdue: 20, nextDue: '2026-11-22' });
  expect((await at.get('fee?overdue=2')).body.errors).toEqual({ overdue: 'overdue takes 1' });
  const { debts } = await at.debts(`studentID=${student._id}`);
  expect(debts.map(({ _id, dueDate, nextDue, overdue }) => [_id, dueDate, nextDue, overdue])).toEqual([
    [late._id, '2026-11-22', '2026-11-22', 20],
    [other._id, '2026-12-05', '2026-12-05', 0],
  ]);
});

/** Makes a fee due on a day that has passed, as time does. */
async function dueOn(id: string, day: string): Promise<void> {
  await at.app.database.pool.query('update academy.fee set "dueDate" = $2 where _id = $1', [id, day]);
}

it('parts of a fee are covered by what is paid in the order of their dates, and shrink from the last', async () => {
  const { fees } = await at.owing([180]);
  const [fee] = fees;
  if (!fee) throw new Error('No fee was charged');
  const plan = ['2026-10-05', '2026-11-05', '2026-12-05'].map((dueDate) => ({ dueDate, amount: 60 }));
  await at.app.database.pool.query('update academy.fee set instalments = $2 where _id = $1', [
    fee._id,
    JSON.stringify(plan),
  ]);
  await expectSaved(at.money.pay(fee, 75, { datePaid: '2026-11-23', paymentMethod: 'cash' }));
  expect((await at.get(`fee/${fee._id}`)).body).toMatchObject({ overdue: 45, nextDue: '2026-11-05' });
  const note = { feeID: fee._id, creditKind: 'waiver', amount: 100, reason: 'Agreed' };
  await expectSaved(at.app.call('POST', 'creditNote', { token: at.owner, body: note }));
  const { rows } = await at.app.database.pool.query('select instalments from academy.fee where _id = $1', [fee._id]);
  expect(rows[0].instalments.map(({ amount }: { amount: number }) => amount)).toEqual([60, 20]);
});
