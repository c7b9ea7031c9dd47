// Proves AL24, CO10, CO11, CO12, CO14, CO16.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSaved, startTestApp } from '#testing/test-app';
import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice, activitySlice] }));
  // Credit waits until it is used by hand.
  await at.set({ useCreditAtCharge: false });
});
afterAll(() => at.app.stop());

/** Counts rows of a document, as a close of its account does. */
async function count(documentIDs: readonly string[]): Promise<void> {
  for (const table of ['money_transaction', 'credit'])
    await at.app.database.pool.query(
      `update academy.${table} set "closeNo" = 1 where source ->> '_id' = any($1) and "voidedAt" is null`,
      [documentIDs],
    );
}

/** A fee of 25.00 for which 75.00 was paid by e-Dahab. */
async function paidAhead() {
  const { student, fees } = await at.owing([25]);
  const info = await at.taken({
    studentID: student._id,
    debts: paying(fees, [25]),
    payments: at.rows(['e-Dahab', 75]),
    keepRest: true,
  });
  return { student, fees, info };
}

describe('a payment', () => {
  it('is listed with its receipts, and read and printed alone', async () => {
    const { student, info } = await paidAhead();
    const [listed] = (await at.get(`payment?studentID=${student._id}&page=1`)).body;
    expect(listed).toMatchObject({ _id: info._id, paymentNo: info.paymentNo, total: 75, creditKept: 50 });
    expect(listed.receipts).toEqual(info.receipts);
    const one = (await at.get(`payment/${info._id}`)).body;
    expect(one).toMatchObject({ receipts: info.receipts, creditLeft: 50, payments: info.payments });
    for (const paper of ['A4', 'slip']) {
      const pdf = await at.get(`payment/${info._id}/pdf?paper=${paper}`);
      expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
    const found = (await at.get(`counter/people?q=p${info.paymentNo}`)).body;
    expect(found[0]).toMatchObject({ _id: student._id, credit: 50 });
  });

  it('is one line in the activity log, with count and sum', async () => {
    const { student, fees } = await at.owing([10, 15]);
    const info = await at.taken({
      studentID: student._id,
      debts: paying(fees, [10, 15]),
      payments: at.rows(['Cash', 25]),
    });
    const lines: { resource: string; after: { count: number; sum: number } }[] = (
      await at.get('activity?sort=-createdAt&page=1&pageSize=3')
    ).body;
    expect(lines[0]).toMatchObject({ resource: 'payment', recordID: info._id, after: { count: 2, sum: 25 } });
    expect(lines[1]?.resource).not.toBe('receipt');
  });

  it('is neither made nor changed by any other call', async () => {
    const { info } = await paidAhead();
    for (const [method, path] of [
      ['POST', 'payment'],
      ['PUT', `payment/${info._id}`],
      ['POST', 'credit'],
    ] as const)
      expect((await at.app.call(method, path, { token: at.owner, body: { note: 'x' } })).status).toBe(404);
  });
});

describe('voiding a payment', () => {
  it('takes back its receipts and its advance, and needs a reason', async () => {
    const before = [await at.balanceOf('e-Dahab'), await at.balanceOf('Customer credit')];
    const { student, fees, info } = await paidAhead();
    expect((await at.app.call('DELETE', `payment/${info._id}`, { token: at.owner })).body.errors).toEqual({
      reason: 'Enter reason',
    });
    await expectSaved(at.remove(`payment/${info._id}`));
    expect([await at.balanceOf('e-Dahab'), await at.balanceOf('Customer credit')]).toEqual(before);
    expect(await at.fee({ _id: fees[0]?._id ?? '' })).toMatchObject({ feePaid: 0, feeStatus: 'unpaid' });
    expect(await at.creditOf(student)).toBe(0);
    expect((await at.get(`payment?studentID=${student._id}`)).body).toEqual([]);
    expect((await at.remove(`payment/${info._id}`)).status).toBe(409);
  });

  it('is refused once its advance is used, and names the receipt', async () => {
    const { student, info } = await paidAhead();
    const { body } = await at.money.chargeStudent(student, at.schoolClass, { feeName: 'Exam', feeAmount: 30 });
    const used = await at.taken({ studentID: student._id, debts: paying(body.info, [30]), useCredit: 30 });
    const refused = await at.remove(`payment/${info._id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This credit was used already, by receipt ${used.receipts[0]?.receiptNo}`,
    ]);
    await expectSaved(at.remove(`payment/${used._id}`));
    await expectSaved(at.remove(`payment/${info._id}`));
    expect(await at.creditOf(student)).toBe(0);
  });

  it('of a sale brings the stock back', async () => {
    const ream = await at.shop.item({ sellingPrice: 4.95 });
    const sale = { items: [{ itemID: ream._id, Quantity: 2, Price: 4.95 }], discount: 0 };
    const info = await at.taken({ sale, payments: at.rows(['Evc plus', 5], ['Cash', 4.9]) });
    await expectSaved(at.remove(`payment/${info._id}`));
    expect((await at.shop.read(ream)).quantityInStock).toBe(10);
    expect((await at.get(`invoice/${info.invoiceID?._id}`)).body.voidedAt).not.toBeNull();
  });

  it('is not done to a part of several, whose amount, method and account stay', async () => {
    const { student, fees } = await at.owing([10, 15]);
    const info = await at.taken({
      studentID: student._id,
      debts: paying(fees, [10, 15]),
      payments: at.rows(['Cash', 25]),
    });
    const part = `receipt/${info.receipts[0]?._id}`;
    const sentence = `This receipt is part of payment ${info.paymentNo}. Void that payment instead.`;
    expect((await at.remove(part)).body.message).toBe(sentence);
    // Its own read says so before anything is asked.
    expect((await at.get(part)).body.partOf).toBe(info.paymentNo);
    for (const body of [{ AmountPaid: 9 }, { paymentMethod: 'others' }, { accountID: at.accounts.get('Evc plus') }])
      expect((await at.app.call('PUT', part, { token: at.owner, body })).body.message).toBe(sentence);
  });

  it('goes with its only receipt', async () => {
    const { student, fees } = await at.owing([10]);
    const info = await at.taken({ studentID: student._id, debts: paying(fees, [10]), payments: at.rows(['Cash', 10]) });
    await expectSaved(at.remove(`receipt/${info.receipts[0]?._id}`));
    expect((await at.get(`payment/${info._id}`)).body.voidedAt).not.toBeNull();
  });

  it('that a close has counted makes a second row and a refund of today', async () => {
    const { student, fees, info } = await paidAhead();
    await count([info._id, ...info.receipts.map(({ _id }) => _id)]);
    const before = await at.balanceOf('e-Dahab');
    await expectSaved(at.remove(`payment/${info._id}`));
    expect(await at.balanceOf('e-Dahab')).toBe(before - 75);
    expect(await at.creditOf(student)).toBe(0);
    expect(await at.fee({ _id: fees[0]?._id ?? '' })).toMatchObject({ feePaid: 0 });
    const rows: { kind: string; _id: string }[] = (await at.get(`credit?studentID=${student._id}`)).body;
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['advance', 'refund']);
    const refund = rows.find(({ kind }) => kind === 'refund');
    expect((await at.remove(`credit/${refund?._id}`)).status).toBe(409);
  });

  it('is done at the counter to own payments of today that are not counted, and to no others', async () => {
    const { token } = await at.app.logInAs(at.owner, 'Bursar', ['/counter']);
    const { student, fees } = await at.owing([10, 10, 10]);
    const take = async (index: number, as: string) => {
      const body = { studentID: student._id, debts: paying(fees.slice(index), [10]), payments: at.rows(['Cash', 10]) };
      return (await expectSaved(at.take(body, as))).body.info;
    };
    const [own, counted, others] = [await take(0, token), await take(1, token), await take(2, at.owner)];
    await count(counted.receipts.map(({ _id }: { _id: string }) => _id));
    const listed: { _id: string }[] = (await at.get('payment', token)).body;
    expect(new Set(listed.map(({ _id }) => _id))).toEqual(new Set([own._id, counted._id]));
    expect((await at.get(`payment/${others._id}`, token)).status).toBe(403);
    expect((await at.remove(`payment/${others._id}`, 'Not mine', token)).status).toBe(403);
    expect((await at.remove(`payment/${counted._id}`, 'Counted', token)).status).toBe(403);
    await expectSaved(at.remove(`payment/${own._id}`, 'Wrong fee', token));
  });
});

describe('credit', () => {
  it('is given back with a reason, at most all of it, and posts nothing', async () => {
    const { student } = await paidAhead();
    const before = [await at.balanceOf('Cash'), await at.balanceOf('Customer credit')];
    const summary = await at.summary();
    const refund = (body: object) =>
      at.app.call('POST', 'credit/refund', {
        token: at.owner,
        body: {
          studentID: student._id,
          accountID: at.accounts.get('Cash'),
          amount: 20,
          reason: 'Left the school',
          ...body,
        },
      });
    expect((await refund({ amount: 50.01 })).body.errors).toEqual({ amount: 'Only $50.00 credit is left' });
    expect((await refund({ reason: '' })).body.errors).toEqual({ reason: 'Enter reason' });
    const { info } = (await expectSaved(refund({}))).body;
    expect(info).toMatchObject({ kind: 'refund', amount: 20, date: '2026-11-23', reason: 'Left the school' });
    expect([await at.balanceOf('Cash'), await at.balanceOf('Customer credit')]).toEqual([
      (before[0] ?? 0) - 20,
      (before[1] ?? 0) + 20,
    ]);
    expect(await at.creditOf(student)).toBe(30);
    const { totalincome, totalExpense } = await at.summary();
    expect([totalincome, totalExpense]).toEqual([summary.totalincome, summary.totalExpense]);
    await expectSaved(at.remove(`credit/${info._id}`));
    expect(await at.creditOf(student)).toBe(50);
  });

  it('that was given back and counted is not taken back: the money is taken in again', async () => {
    const { student } = await paidAhead();
    const call = (path: string, body: object) => at.app.call('POST', path, { token: at.owner, body });
    const accountID = at.accounts.get('Cash');
    const given = { studentID: student._id, accountID, amount: 20, reason: 'Left the school' };
    const { info } = (await expectSaved(call('credit/refund', given))).body;
    await expectSaved(call('dayClose', { accountID, counted: 100 }));
    expect(await at.remove(`credit/${info._id}`)).toMatchObject({
      status: 409,
      body: { message: 'Take the money in again' },
    });
    expect(await at.creditOf(student)).toBe(30);
  });

  it('that is used twice at once is used once', async () => {
    const { student } = await paidAhead();
    const charged = [];
    for (let nth = 0; nth < 20; nth++) {
      const { body } = await at.money.chargeStudent(student, at.schoolClass, { feeName: `Day ${nth}`, feeAmount: 50 });
      charged.push(body.info[0]);
    }
    const answers = await Promise.all(
      charged.map((fee) => at.take({ studentID: student._id, debts: paying([fee], [50]), useCredit: 50 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual({ useCredit: 'Only $0.00 credit is left' });
    expect(await at.creditOf(student)).toBe(0);
  });

  it('pays as income in Customer credit, and comes back when its receipt is voided', async () => {
    const { student } = await paidAhead();
    const { body } = await at.money.chargeStudent(student, at.schoolClass, { feeName: 'Exam', feeAmount: 30 });
    const [income, owed] = [(await at.summary()).totalincome ?? 0, await at.balanceOf('Customer credit')];
    const info = await at.taken({ studentID: student._id, debts: paying(body.info, [30]), useCredit: 30 });
    expect(info).toMatchObject({ total: 0, creditUsed: 30, creditLeft: 20, payments: [] });
    expect((await at.summary()).totalincome).toBe(income + 30);
    expect(await at.balanceOf('Customer credit')).toBe(owed + 30);
    const [receipt] = (await at.get(`receipt?feeID=${body.info[0]._id}`)).body;
    expect(receipt).toMatchObject({ paymentMethod: 'others', accountID: { name: 'Customer credit' } });
    await expectSaved(at.remove(`payment/${info._id}`));
    expect(await at.creditOf(student)).toBe(50);
  });
});
