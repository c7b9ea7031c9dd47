// Proves CO4, CO8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { handedSaid } from '#features/ledger/counter-payment/payment-slip.rules';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const receiptsOf = (info: { receipts: readonly { amount: number; balance: number }[] }) =>
  info.receipts.map(({ amount, balance }) => [amount, balance]);

const posted = async (path: string, body: object) =>
  (await expectSaved(at.app.call('POST', path, { token: at.owner, body }))).body.info;

describe('cash that is handed over', () => {
  it('CO 3: 42.00 paid with a note of 50.00 gives 8.00 back, and the box holds 42.00 more', async () => {
    const { student, fees } = await at.owing([42]);
    const before = await at.balanceOf('Cash');
    const info = await at.taken({
      studentID: student._id,
      debts: paying(fees, [42]),
      payments: at.rows(['Cash', 42, { given: 50 }]),
    });
    expect(info).toMatchObject({ total: 42, change: 8 });
    expect(receiptsOf(info)).toEqual([[42, 0]]);
    expect(await at.balanceOf('Cash')).toBe(before + 42);
    // And so does the count of a box: 42.00 more than it began with, whatever was handed over.
    const more = await at.owing([42]);
    const opening = { name: 'Box of example 3', kind: 'cash', openingBalance: 30, openingDate: '2026-11-22' };
    const box = await posted('account', opening);
    await at.taken({
      debts: paying(more.fees, [42]),
      payments: [{ accountID: box._id, amount: 42, given: 50 }],
    });
    const close = await posted('dayClose', { accountID: box._id, counted: 72 });
    expect(close).toMatchObject({ opening: 30, income: 42, expense: 0, expected: 72, difference: 0 });
  });

  it('CO 9: 130,000 given at a rate of 26,000 for a fee of 5.00 is worth 5.00, without change', async () => {
    const { student, fees } = await at.owing([5, 5]);
    const handed = { studentID: student._id, debts: paying(fees, [5]) };
    const none = await at.take({ ...handed, payments: at.rows(['Cash', 5, { givenSecond: 130_000 }]) });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([400, ['payments.0.givenSecond']]);
    await at.set({ secondCurrency: 'Sh', secondRate: 26_000 });
    const less = await at.take({ ...handed, payments: at.rows(['Cash', 5, { givenSecond: 129_000 }]) });
    expect([less.status, less.body.message]).toEqual([400, 'Less was given than is paid']);
    const info = await at.taken({ ...handed, payments: at.rows(['Cash', 5, { givenSecond: 130_000 }]) });
    expect(info).toMatchObject({ total: 5, change: 0, payments: [{ amount: 5, givenSecond: 130_000, rate: 26_000 }] });
    expect(receiptsOf(info)).toEqual([[5, 0]]);
    expect(await at.fee({ _id: fees[0]?._id ?? '' })).toMatchObject({ feePaid: 5, feeBalance: 0 });
    expect(handedSaid(info, String, 'Sh')).toEqual([
      ['Given in Sh', '130,000'],
      ['Rate', '26,000 for 1.00'],
      ['Change', '0'],
    ]);
    const note = {
      studentID: student._id,
      debts: paying(fees.slice(1), [5]),
      payments: at.rows(['Cash', 5, { given: 6 }]),
    };
    const inDollars = await at.taken(note);
    expect(inDollars).toMatchObject({ change: 1, payments: [{ given: 6, givenSecond: null, rate: 26_000 }] });
    expect(handedSaid(inDollars, String, 'Sh').at(-1)).toEqual(['Change', '1 · 26,000 Sh']);
  });
});
