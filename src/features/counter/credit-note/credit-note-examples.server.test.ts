// Proves DE1, DE2, DE3, DE4, DE5, DE7, DE8, DE9, OW4, the examples of DE that are about credit notes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AtCounter, startAtCounter } from '#testing/at-counter';
import { type Answer, expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { summarySlice } from '#features/dashboards/summary/summary-slice.server';
import { profitLossSlice } from '#features/reports/profit-loss/profit-loss-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: AtCounter;
beforeAll(async () => {
  at = await startAtCounter(await startTestApp({ slices: [...counterSlices, summarySlice, profitLossSlice] }));
});
afterAll(() => at.app.stop());

const note = (body: Values): Promise<Answer> =>
  at.app.call('POST', 'creditNote', { token: at.owner, body: { reason: 'Agreed with the owner', ...body } });
const noted = async (body: Values) => (await expectSaved(note(body))).body.info;
const account = (name: string) => at.accounts.get(name);
const expenses = async (type: string) =>
  (await at.get('transection')).body
    .filter((row: { type: string }) => row.type === type)
    .map(({ amount }: { amount: number }) => amount);
/** What each type of income comes to in profit and loss. */
const incomes = async () => {
  const body = { startDate: '2026-11-01', endDate: '2026-11-30' };
  const { ReportData } = (await at.app.call('POST', 'reports/profitLoss', { token: at.owner, body })).body;
  const lines: readonly { part: string; type: string; amount: number }[] = ReportData;
  return Object.fromEntries(lines.flatMap(({ part, type, amount }) => (part === 'income' ? [[type, amount]] : [])));
};
/** All that was booked, whatever it is. */
const posted = async () => (await at.get('transection')).body.map(({ _id }: { _id: string }) => _id);
const invoiceNow = (id: string) => at.shop.invoice(id);

/** An invoice of a customer of ten pieces at 10.00, unpaid. */
async function sold(rows: readonly (readonly [pieces: number, price: number])[], values: Values = {}) {
  const [customer, item] = [await at.shop.customer(), await at.shop.item({ quantityInStock: 20 })];
  const { currentinvoice } = (
    await expectSaved(
      at.shop.sell(
        rows.map(([pieces, price]) => [item, pieces, price] as const),
        { customerID: customer._id, ...values },
      ),
    )
  ).body;
  return { customer, item, invoice: currentinvoice };
}

describe('goods that come back', () => {
  it('DE example 1: of an unpaid invoice lower its balance, post nothing, and are in stock again', async () => {
    const { item, invoice } = await sold([[10, 10]]);
    const [rows, before, cash] = [await posted(), await at.summary(), await at.balanceOf('Cash')];
    const made = await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 3 }] });
    expect(await posted()).toEqual(rows);
    const after = await at.summary();
    expect([after.totalincome, after.totalExpense, await at.balanceOf('Cash')]).toEqual([
      before.totalincome,
      before.totalExpense,
      cash,
    ]);
    expect((after.totalDue ?? 0) - (before.totalDue ?? 0)).toBe(-30);
    expect(made).toMatchObject({ amount: 30, lowered: 30, returned: 0, creditKind: 'return', creditNoteNo: 1 });
    expect(await invoiceNow(invoice._id)).toMatchObject({
      subTotal: 100,
      Total: 70,
      totalGross: 100,
      credited: 30,
      amountPaid: 0,
      balance: 70,
      Status: 'unpaid',
    });
    expect((await at.shop.read(item)).quantityInStock).toBe(13);
    expect(await at.shop.movements(item)).toEqual(['correction 20', 'sale -10', 'return 3']);
  });

  it('DE example 2: of a paid one are paid back from Cash', async () => {
    const { customer, item, invoice } = await sold([[10, 10]]);
    await expectSaved(
      at.shop.pay({ ...invoice, customerID: customer }, 100, { datePaid: '2026-11-23', paymentMethod: 'cash' }),
    );
    const [cash, before] = [await at.balanceOf('Cash'), await at.summary()];
    const made = await noted({
      invoiceID: invoice._id,
      items: [{ itemID: item._id, Quantity: 3 }],
      refundAccountID: account('Cash'),
    });
    expect(made).toMatchObject({ amount: 30, lowered: 0, returned: 30 });
    expect(await invoiceNow(invoice._id)).toMatchObject({ Total: 70, amountPaid: 70, balance: 0, Status: 'fullPaid' });
    expect(await expenses('refund')).toEqual([30]);
    expect(await at.balanceOf('Cash')).toBe(cash - 30);
    const after = await at.summary();
    expect(after.totalReceiptMoney).toBe(before.totalReceiptMoney);
    expect((after.totalExpense ?? 0) - (before.totalExpense ?? 0)).toBe(30);
    expect(await incomes()).toMatchObject({ refund: -30 });
  });

  it('DE example 9: back one by one, the last takes all that is still owed', async () => {
    const { item, invoice } = await sold([[3, 3.33]], { discount: 0.99 });
    expect(invoice.Total).toBe(9);
    for (const owed of [6, 3, 0]) {
      const made = await noted({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 1 }] });
      expect(made.amount).toBe(3);
      expect((await invoiceNow(invoice._id)).Total).toBe(owed);
    }
    const more = await note({ invoiceID: invoice._id, items: [{ itemID: item._id, Quantity: 1 }] });
    expect([more.status, more.body.errors['items.0.Quantity']]).toEqual([
      409,
      `${item.itemName}: 0 of this invoice can come back`,
    ]);
  });
});

describe('a credit note', () => {
  it('DE example 3: takes the open balance first; what had been paid becomes credit, and income when it is used', async () => {
    const { customer, invoice } = await sold([[10, 10]]);
    const pay = { datePaid: '2026-11-23', paymentMethod: 'cash' };
    const first = await at.summary();
    await expectSaved(at.shop.pay({ ...invoice, customerID: customer }, 60, pay));
    const before = await at.summary();
    expect((before.totalincome ?? 0) - (first.totalincome ?? 0)).toBe(60);
    const made = await noted({ invoiceID: invoice._id, creditKind: 'waiver', amount: 70 });
    expect(made).toMatchObject({ lowered: 40, returned: 30, customerID: { _id: customer._id } });
    expect(await invoiceNow(invoice._id)).toMatchObject({ Total: 30, amountPaid: 30, balance: 0, credited: 70 });
    const [whose] = (await at.debts(`customerID=${customer._id}`)).people;
    expect(whose?.credit).toBe(30);
    expect(await expenses('credit note')).toEqual([30]);
    const other = (await expectSaved(at.shop.sell([[await at.shop.item(), 1, 30]], { customerID: customer._id }))).body
      .currentinvoice;
    await at.taken({
      customerID: customer._id,
      debts: [{ invoiceID: other._id, amount: 30 }],
      payments: [],
      useCredit: 30,
    });
    const after = await at.summary();
    expect((await at.debts(`customerID=${customer._id}`)).people[0]?.credit).toBe(0);
    expect((after.totalincome ?? 0) - (before.totalincome ?? 0)).toBe(30);
    expect((after.totalExpense ?? 0) - (before.totalExpense ?? 0)).toBe(30);
    const net = ({ totalincome = 0, totalExpense = 0 }: typeof after) => totalincome - totalExpense;
    expect(net(after) - net(first)).toBe(60);
    expect(await incomes()).toMatchObject({ 'credit note': -30 });
    expect(await invoiceNow(other._id)).toMatchObject({ Total: 30, amountPaid: 30, balance: 0 });
    expect(await invoiceNow(invoice._id)).toMatchObject({ Total: 30, amountPaid: 30, balance: 0 });
  });

  it('DE example 4: of twenty at once as many are taken as there is to take', async () => {
    const { fees } = await at.owing([25]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => note({ feeID: fees[0]?._id, creditKind: 'discount', amount: 10 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 200, ...Array.from({ length: 18 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({ amount: 'Only 5.00 can be credited' });
    expect(await at.fee(fees[0] ?? { _id: '' })).toMatchObject({
      feeAmount: 5,
      feeGross: 25,
      credited: 20,
      feeBalance: 5,
    });
  });

  it('DE example 8: a waiver of a fee paid in part; voiding the receipt, the rest is owed', async () => {
    const { fees } = await at.owing([38]);
    const [fee] = fees;
    if (!fee) throw new Error('No fee');
    const receipt = (await expectSaved(at.money.pay(fee, 20, { datePaid: '2026-11-23' }))).body.info;
    await noted({ feeID: fee._id, creditKind: 'waiver', amount: 10 });
    expect(await at.fee(fee)).toMatchObject({ feeAmount: 28, feePaid: 20, feeBalance: 8, feeGross: 38, credited: 10 });
    expect((await at.get(`receipt/${receipt._id}`)).body).toMatchObject({ balance: 18, charged: 38, takenOff: 0 });
    await expectSaved(at.remove(`receipt/${receipt._id}`));
    expect(await at.fee(fee)).toMatchObject({ feeAmount: 28, feePaid: 0, feeBalance: 28 });
  });

  it('DE example 10: is of its own date: in closed books it is refused, and later on a debt of a closed month it is taken', async () => {
    at.app.setClock(new Date('2026-10-03T09:00:00Z'));
    const { student, fees } = await at.owing([30]);
    at.app.setClock(new Date('2026-11-23T09:00:00Z'));
    await at.set({ booksClosedUpTo: '2026-10-31' });
    const waiver = { feeID: fees[0]?._id, creditKind: 'waiver', amount: 10 };
    const refused = await note({ ...waiver, date: '2026-10-31' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['date']]);
    const inClosed = { reason: 'Agreed with the owner', ...waiver, date: '2026-10-31' };
    const tried = await at.app.call('POST', 'creditNote?preview=1', { token: at.owner, body: inClosed });
    expect([tried.status, tried.body]).toEqual([409, refused.body]);
    expect((await noted({ ...waiver, date: '2026-11-23' })).studentID._id).toBe(student._id);
    expect(await at.fee(fees[0] ?? { _id: '' })).toMatchObject({ feeBalance: 20 });
    await at.set({ booksClosedUpTo: null });
  });
});
