// Proves CO6.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices] }));
});
afterAll(() => at.app.stop());

const receiptsOf = (info: { receipts: readonly { amount: number; balance: number }[] }) =>
  info.receipts.map(({ amount, balance }) => [amount, balance]);

describe('a debt that somebody paid meanwhile', () => {
  it('CO 6: the message says only what became credit', async () => {
    const { student, fees } = await at.owing([25, 10]);
    const studentID = student._id;
    await at.taken({ studentID, payments: at.rows(['Cash', 40]), keepRest: true });
    await at.taken({ debts: paying(fees, [15]), payments: at.rows(['Cash', 15]) });
    const answer = await at.take({ studentID, debts: paying(fees, [25]), useCredit: 25, keepRest: true });
    expect(answer.body).toMatchObject({ info: { creditUsed: 10, creditKept: 0, creditLeft: 30 } });
    expect(answer.body.message).toBe(
      `Payment ${answer.body.info.paymentNo} is saved. $15.00 less was still open than was to be paid`,
    );
    await at.taken({ debts: paying(fees.slice(1), [4]), payments: at.rows(['Cash', 4]) });
    const more = { studentID, debts: paying(fees.slice(1), [10]), keepRest: true };
    const kept = await at.take({ ...more, payments: at.rows(['Cash', 12]) });
    expect(kept.body.info).toMatchObject({ creditKept: 6, creditLeft: 36 });
    expect(kept.body.message).toBe(
      `Payment ${kept.body.info.paymentNo} is saved. $4.00 became credit: less was still open`,
    );
  });

  it('CO 6: what nothing is left of, and nothing kept, is no payment', async () => {
    const { student, fees } = await at.owing([25]);
    const studentID = student._id;
    await at.taken({ studentID, payments: at.rows(['Cash', 25]), keepRest: true });
    await at.taken({ debts: paying(fees, [25]), payments: at.rows(['Cash', 25]) });
    const answer = await at.take({ studentID, debts: paying(fees, [25]), useCredit: 25, keepRest: true });
    expect([answer.status, answer.body.message]).toEqual([409, 'Only $0.00 of Fee 1 is still open']);
    expect(await at.creditOf(student)).toBe(25);
    expect((await at.get(`payment?studentID=${studentID}`)).body).toHaveLength(1);
  });

  it('CO 6: one that waited and was refused for it is taken under its own id once its rest is kept, and only so', async () => {
    const { student, fees } = await at.owing([25]);
    const waited = {
      _id: crypto.randomUUID(),
      studentID: student._id,
      debts: paying(fees, [25]),
      payments: at.rows(['Cash', 25]),
    };
    await at.taken({ debts: paying(fees, [10]), payments: at.rows(['Cash', 10]) });
    expect((await at.take(waited)).status).toBe(409);
    const late = await at.taken({ ...waited, keepRest: true });
    expect([late.total, late.creditKept, receiptsOf(late)]).toEqual([25, 10, [[15, 0]]]);
    // A first sending that lay somewhere on its way takes nothing again.
    expect((await at.take(waited)).status).toBe(409);
    expect((await at.taken({ ...waited, keepRest: true })).paymentNo).toBe(late.paymentNo);
    expect(await at.creditOf(student)).toBe(10);
  });

  it('CO 6: beside a sale of a customer what was not open any more pays the sale, and nothing became credit', async () => {
    const customer = await at.shop.customer();
    const ream = await at.shop.item({ sellingPrice: 10 });
    const saleOf = (Quantity: number) => ({ items: [{ itemID: ream._id, Quantity, Price: 10 }], discount: 0 });
    const customerID = customer._id;
    const owed = await at.taken({ customerID, sale: saleOf(2), payments: at.rows(['Cash', 5]) });
    const debts = [{ invoiceID: owed.invoiceID?._id, amount: 15 }];
    await at.taken({ debts: [{ ...debts[0], amount: 10 }], payments: at.rows(['Cash', 10]) });
    const taking = { customerID, debts, sale: saleOf(2), keepRest: true, payments: at.rows(['Cash', 15]) };
    const answer = await at.take(taking);
    expect(answer.body.info).toMatchObject({ total: 15, creditKept: 0 });
    expect(receiptsOf(answer.body.info)).toEqual([
      [5, 0],
      [10, 10],
    ]);
    expect(answer.body.message).toBe(
      `Payment ${answer.body.info.paymentNo} is saved. $10.00 less was still open than was to be paid`,
    );
  });
});
