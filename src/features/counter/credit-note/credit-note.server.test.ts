// Proves DE3, DE4, DE5, DE6, DE7, DE9, DE10, AL6, AL8.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice] }));
  await at.set({ useCreditAtCharge: false });
});
afterAll(() => at.app.stop());

const note = (body: Values, token = at.owner): Promise<Answer> =>
  at.app.call('POST', 'creditNote', { token, body: { reason: 'Agreed', creditKind: 'waiver', ...body } });
const noted = async (body: Values) => (await expectSaved(note(body))).body.info;
const preview = (body: Values) =>
  at.app.call('POST', 'creditNote?preview=1', {
    token: at.owner,
    body: { reason: 'Agreed', creditKind: 'waiver', ...body },
  });
const paid = { datePaid: '2026-11-23', paymentMethod: 'cash' };

/** A fee of a student, of which so much is paid in cash. */
async function fee(amount: number, paying = 0) {
  const { student, fees } = await at.owing([amount]);
  const [one] = fees;
  if (!one) throw new Error('No fee was charged');
  const receipt = paying > 0 ? (await expectSaved(at.money.pay(one, paying, paid))).body.info : undefined;
  return { student, fee: one, receipt };
}

async function sold(pieces: number) {
  const [customer, item] = [await at.shop.customer(), await at.shop.item({ quantityInStock: 20 })];
  const { currentinvoice } = (await expectSaved(at.shop.sell([[item, pieces, 10]], { customerID: customer._id }))).body;
  return { customer, item, invoice: currentinvoice };
}

describe('a credit note', () => {
  it('says in a preview what it would do, and does nothing', async () => {
    const owed = await fee(100, 60);
    const before = [await at.fee(owed.fee), await at.summary()];
    const { status, body } = await preview({ feeID: owed.fee._id, amount: 70 });
    expect([status, body.info]).toEqual([200, { lowered: 40, returned: 30, balance: 0 }]);
    expect([await at.fee(owed.fee), await at.summary()]).toEqual(before);
    expect((await preview({ feeID: owed.fee._id, amount: 100.01 })).status).toBe(409);
  });

  it('names one debt, and is refused for what is wrong with it', async () => {
    const owed = await fee(30);
    const [{ invoice, item }, other] = [await sold(2), await sold(1)];
    const feeID = owed.fee._id;
    for (const [body, errors] of [
      [{ amount: 5 }, { feeID: 'Choose what is credited' }],
      [{ feeID, invoiceID: invoice._id, amount: 5 }, { invoiceID: 'Choose what is credited' }],
      [{ feeID, amount: 0 }, { amount: 'Enter amount' }],
      [{ feeID }, { amount: 'Enter amount' }],
      [{ feeID, amount: 5, creditKind: null }, { creditKind: 'Select type' }],
      [{ feeID, amount: 5, reason: '' }, { reason: 'Enter reason' }],
      [{ feeID, amount: 5, date: '2026-11-24' }, { date: 'A credit note is of today or before' }],
      [
        { feeID, amount: 5, refundAccountID: at.accounts.get('Customer credit') },
        { refundAccountID: 'Select account' },
      ],
      [{ feeID: item._id, amount: 5 }, { feeID: 'Please select fee' }],
    ] as const) {
      const answer = await note(body);
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    }
    for (const body of [
      { feeID, amount: 1.234 },
      { feeID, items: [{ itemID: item._id, Quantity: 1 }] },
      { invoiceID: other.invoice._id, items: [{ itemID: item._id, Quantity: 1 }] },
      { invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 0 }] },
    ])
      expect((await note(body)).status).toBe(400);
    expect((await note({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 3 }] })).body.errors).toEqual({
      'items.0.Quantity': `${item.itemName}: 2 of this invoice can come back`,
    });
    await expectSaved(at.remove(`fee/${feeID}`));
    expect((await note({ feeID, amount: 5 })).status).toBe(409);
  });

  it('keeps all but its reason, is numbered, listed, searched and printed', async () => {
    const { student, fee: owed } = await fee(50);
    const made = await noted({ feeID: owed._id, amount: 10, reason: 'Was ill for a week' });
    const put = (body: Values) => at.app.call('PUT', `creditNote/${made._id}`, { token: at.owner, body });
    expect((await put({ amount: 11 })).body.errors).toEqual({
      amount: 'A credit note is kept as it is made: void it and make another',
    });
    expect((await put({ reason: 'Was ill for two weeks', __v: 7 })).status).toBe(409);
    await expectSaved(put({ ...made, reason: 'Was ill for two weeks' }));
    const [found] = (await at.get(`creditNote?page=1&q=${made.creditNoteNo}&studentID=${student._id}`)).body;
    expect(found).toMatchObject({ _id: made._id, reason: 'Was ill for two weeks', amount: 10 });
    for (const paper of ['A4', 'slip']) {
      const pdf = await at.get(`creditNote/${made._id}/pdf?paper=${paper}`);
      expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    }
  });

  it('of a walk-in needs to say where the money comes from', async () => {
    const item = await at.shop.item({ quantityInStock: 20 });
    const sale = { isReceipt: true, amountPaid: 20, paymentMethod: 'cash' };
    const { currentinvoice } = (await expectSaved(at.shop.sell([[item, 2, 10]], sale))).body;
    const back = { invoiceID: currentinvoice._id, items: [{ itemID: item._id, Quantity: 1 }] };
    expect((await note(back)).body.errors).toEqual({ refundAccountID: 'Choose where the money comes from' });
    const made = await noted({ ...back, refundAccountID: at.accounts.get('Cash') });
    expect(made).toMatchObject({ amount: 10, returned: 10, customerID: null });
    expect(await at.shop.invoice(currentinvoice._id)).toMatchObject({ Total: 10, amountPaid: 10, balance: 0 });
  });

  it('leaves spoilt goods out of stock', async () => {
    const { invoice, item } = await sold(4);
    await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 2, restock: false }] });
    expect((await at.shop.read(item)).quantityInStock).toBe(16);
    expect(await at.shop.invoice(invoice._id)).toMatchObject({ Total: 20, totalGross: 40 });
  });
});

describe('an edit of a debt from which something was taken off', () => {
  it('says what is owed from now on; what was charged moves with it, and whose it is stays', async () => {
    const { fee: owed } = await fee(38, 10);
    await noted({ feeID: owed._id, amount: 8 });
    const put = (body: Values) => at.app.call('PUT', `fee/${owed._id}`, { token: at.owner, body });
    await expectSaved(put({ feeAmount: 25 }));
    expect(await at.fee(owed)).toMatchObject({ feeAmount: 25, feeGross: 33, credited: 8, feeBalance: 15 });
    expect((await put({ feeAmount: 9.99 })).status).toBe(409);
    const [other, unpaid] = [await fee(5), await fee(38)];
    await noted({ feeID: unpaid.fee._id, amount: 8 });
    const moved = { token: at.owner, body: { studentID: other.student._id } };
    expect((await at.app.call('PUT', `fee/${unpaid.fee._id}`, moved)).body.errors).toEqual({
      studentID: 'This is fixed once a credit note exists',
    });
    expect((await put({ feeAmount: 9_999_999_999.99 })).body.errors).toEqual({ feeAmount: 'The amount is too large' });
  });

  it('of an invoice keeps what was taken off, and sells no fewer than came back', async () => {
    const { invoice, item } = await sold(5);
    await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 2 }] });
    const put = (Quantity: number, discount = 0) =>
      at.shop.call('PUT', `invoice/${invoice._id}`, { items: [{ itemID: item._id, Quantity, Price: 10 }], discount });
    await expectSaved(put(4));
    expect(await at.shop.invoice(invoice._id)).toMatchObject({ Total: 20, totalGross: 40, credited: 20 });
    expect((await put(1)).status).toBe(409);
    expect((await put(2, 1)).body.errors).toEqual({
      discount: '20.00 is taken off by credit notes: the total cannot be less',
    });
  });
});

describe('voiding', () => {
  it('a credit note takes its money back: what it lowered, its credit, its refund and its goods', async () => {
    const { student, fee: owed } = await fee(50, 50);
    const made = await noted({ feeID: owed._id, amount: 20 });
    expect(await at.creditOf(student)).toBe(20);
    expect((await at.app.call('DELETE', `creditNote/${made._id}`, { token: at.owner })).body.errors).toEqual({
      reason: 'Enter reason',
    });
    await expectSaved(at.remove(`creditNote/${made._id}`));
    expect(await at.creditOf(student)).toBe(0);
    expect(await at.fee(owed)).toMatchObject({ feeAmount: 50, feePaid: 50, credited: 0, feeGross: 50 });
    const cash = await at.balanceOf('Cash');
    const refund = await noted({ feeID: owed._id, amount: 20, refundAccountID: at.accounts.get('Cash') });
    expect(await at.balanceOf('Cash')).toBe(cash - 20);
    await expectSaved(at.remove(`creditNote/${refund._id}`));
    expect(await at.balanceOf('Cash')).toBe(cash);
    const { invoice, item } = await sold(3);
    const goods = await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 2 }] });
    await expectSaved(at.remove(`creditNote/${goods._id}`));
    expect([(await at.shop.read(item)).quantityInStock, (await at.shop.invoice(invoice._id)).Total]).toEqual([17, 30]);
  });

  it('a credit note is refused once its credit is used or its goods are gone', async () => {
    const { student, fee: owed } = await fee(50, 50);
    const made = await noted({ feeID: owed._id, amount: 20 });
    const other = (await at.money.chargeStudent(student, at.schoolClass, { feeAmount: 15 })).body.info[0];
    const used = await at.taken({ studentID: student._id, debts: [{ feeID: other._id, amount: 15 }], useCredit: 15 });
    const refused = await at.remove(`creditNote/${made._id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `This credit was used already, by receipt ${used.receipts[0]?.receiptNo}`,
    ]);
    const { invoice, item } = await sold(3);
    const goods = await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 3 }] });
    await at.shop.call('PUT', `stock/${item._id}`, { quantityInStock: 2 });
    expect((await at.remove(`creditNote/${goods._id}`)).status).toBe(409);
  });

  it('a receipt or a debt waits for the credit note that needs it; one that took off the balance goes along', async () => {
    const { fee: owed, receipt } = await fee(50, 50);
    const made = await noted({ feeID: owed._id, amount: 20 });
    const first = `Void credit note ${made.creditNoteNo} first`;
    expect((await at.remove(`receipt/${receipt._id}`)).body.message).toBe(first);
    const lower = await at.app.call('PUT', `receipt/${receipt._id}`, { token: at.owner, body: { AmountPaid: 10 } });
    expect([lower.status, lower.body.message]).toEqual([409, first]);
    const unpaid = await fee(50);
    const waiver = await noted({ feeID: unpaid.fee._id, amount: 20 });
    await expectSaved(at.remove(`fee/${unpaid.fee._id}`));
    expect((await at.get(`creditNote/${waiver._id}`)).body.voidedAt).not.toBeNull();
    const { invoice, item } = await sold(3);
    const goods = await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 1 }] });
    expect((await at.shop.call('DELETE', `invoice/${invoice._id}`)).body.message).toBe(
      `Void credit note ${goods.creditNoteNo} first`,
    );
  });

  it('a credit note whose refund a close has counted makes a reversal of today', async () => {
    const { fee: owed } = await fee(50, 50);
    const made = await noted({ feeID: owed._id, amount: 20, refundAccountID: at.accounts.get('Cash') });
    await at.app.database.pool.query(`update academy.money_transaction set "closeNo" = 1 where source ->> '_id' = $1`, [
      made._id,
    ]);
    const cash = await at.balanceOf('Cash');
    await expectSaved(at.remove(`creditNote/${made._id}`));
    expect(await at.balanceOf('Cash')).toBe(cash + 20);
    const [reversal] = (await at.get('transection?page=1&sort=-transectionNo&pageSize=1')).body;
    expect(reversal).toMatchObject({ type: 'reversal', transectionType: 'income', amount: 20, date: '2026-11-23' });
  });
});

it('money is given back by whoever has /payments too', async () => {
  const { fee: owed } = await fee(50, 50);
  const { token } = await at.app.logInAs(at.owner, 'Debts', ['/debts']);
  const refundAccountID = at.accounts.get('Cash');
  expect((await note({ feeID: owed._id, amount: 10, refundAccountID }, token)).status).toBe(403);
  const made = (await expectSaved(note({ feeID: owed._id, amount: 10 }, token))).body.info;
  await expectSaved(at.remove(`creditNote/${made._id}`, 'Wrong', token));
  const refund = await noted({ feeID: owed._id, amount: 10, refundAccountID });
  expect((await at.remove(`creditNote/${refund._id}`, 'Wrong', token)).status).toBe(403);
});

it('receipts say what was charged, taken off, paid before and is left', async () => {
  const { fee: owed } = await fee(38, 10);
  await noted({ feeID: owed._id, amount: 8 });
  const second = (await expectSaved(at.money.pay(owed, 5, paid))).body.info;
  const stands = { charged: 38, takenOff: 8, balance: 15 };
  expect(second).toMatchObject(stands);
  expect((await at.get(`receipt/${second._id}`)).body).toMatchObject(stands);
  const taken = await at.taken({
    debts: [{ feeID: owed._id, amount: 15 }],
    payments: at.rows(['Cash', 15]),
  });
  expect(taken.receipts).toMatchObject([{ charged: 38, takenOff: 8, balance: 0, amount: 15 }]);
  expect((await at.get(`payment/${taken._id}`)).body.receipts).toEqual(taken.receipts);
});
