// Proves CO16.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#testing/test-app';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { counterSlices } from '#testing/parts/counter';
import { paidLines } from '#features/ledger/counter-payment/payment-slip.rules';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

it('a payment says each debt in a line of its own, also where two are of one name and amount, however many receipts each has', async () => {
  const { student, fees } = await at.owing([20, 20]);
  for (const { _id } of fees)
    await at.app.database.pool.query(`update academy.fee set "feeName" = 'Banner' where _id = $1`, [_id]);
  const info = await at.taken({
    studentID: student._id,
    debts: paying(fees, [20, 15]),
    payments: at.rows(['Evc plus', 12], ['Cash', 23]),
  });
  const said = [
    ['Banner', 20, 20, 0],
    ['Banner', 20, 15, 5],
  ];
  const linesOf = (read: typeof info) =>
    paidLines(read).map(({ name, charged, paid, balance }) => [name, charged, paid, balance]);
  expect(linesOf(info)).toEqual(said);
  expect(linesOf((await at.get(`payment/${info._id}`)).body)).toEqual(said);
});
