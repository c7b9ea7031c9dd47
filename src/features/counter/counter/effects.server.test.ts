// Proves AL12, CO1, CO4, CO12.
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

/** A student's fee of 25.00 and a ream, paid together: 15.00 by Evc plus, the rest in cash. */
async function paidTwoWays() {
  const { student, fees } = await at.owing([25]);
  const ream = await at.shop.item({ sellingPrice: 5, quantityInStock: 10 });
  const info = await at.taken({
    studentID: student._id,
    debts: paying(fees, [25]),
    sale: { items: [{ itemID: ream._id, Quantity: 2, Price: 5 }], discount: 1.5, note: 'For the school' },
    payments: at.rows(['Evc plus', 15, { reference: 'EV-77' }], ['Cash', 18.5]),
    note: 'For the school',
  });
  return { student, fees, ream, info };
}

it('a payment stands in every list, report and figure as its receipts taken one by one would', async () => {
  const before = await at.summary();
  const { student, fees, info } = await paidTwoWays();
  const [fee] = fees;
  expect(await at.fee(fee ?? { _id: '' })).toMatchObject({ feePaid: 25, feeBalance: 0 });
  // The statement, and what is made of it.
  const rows: { amount: number; accountID: { name: string } }[] = (
    await at.get('transection?transectionType=income&sort=-createdAt&page=1&pageSize=3')
  ).body;
  expect(new Set(rows.map((row) => `${row.accountID.name} ${row.amount}`))).toEqual(
    new Set(['Cash 10', 'Cash 8.5', 'Evc plus 15']),
  );
  const after = await at.summary();
  const by = (name: string) => Math.round(((after[name] ?? 0) - (before[name] ?? 0)) * 100) / 100;
  expect([by('totalincome'), by('balance')]).toEqual([33.5, 33.5]);
  // The lists of receipts, as a report over a span, and their files.
  const receipts = await at.get(`receipt?studentID=${student._id}&from=2026-11-23&to=2026-11-23`);
  expect(receipts.body).toHaveLength(2);
  expect(JSON.parse(receipts.headers['x-totals'] ?? '{}')).toMatchObject({ AmountPaid: 25 });
  const file = (await at.get(`receipt?format=csv&studentID=${student._id}`)).text;
  expect(file.split('\n').filter((line) => line.includes(String(info.paymentNo)))).toHaveLength(2);
  const sold = (await at.get('receipt?of=invoice&sort=-receiptNo&page=1&pageSize=1')).body;
  expect(sold[0]).toMatchObject({ paymentID: { paymentNo: info.paymentNo } });
  const [invoice] = (await at.get('invoice?sort=-invoiceNumber&page=1&pageSize=1')).body;
  expect(invoice).toMatchObject({ _id: info.invoiceID?._id, Total: 8.5, balance: 0, note: 'For the school' });
  // The file of payments.
  const payments = (await at.get(`payment?format=csv&q=EV-77`)).text;
  expect(payments).toContain('EV-77');
});

it('what is owed in all falls by what is paid, and by nothing that is kept as credit', async () => {
  const { student, fees } = await at.owing([40]);
  const before = await at.summary();
  await at.taken({
    studentID: student._id,
    debts: paying(fees, [40]),
    payments: at.rows(['Cash', 60]),
    keepRest: true,
  });
  const after = await at.summary();
  expect((before.totalDue ?? 0) - (after.totalDue ?? 0)).toBe(40);
  expect((after.totalincome ?? 0) - (before.totalincome ?? 0)).toBe(40);
});

it('the payer of a wallet is the one who was said, else the person, and is found by that phone', async () => {
  const { student, fees } = await at.owing([10, 10], { studentPhone: '252615559911' });
  const said = await at.taken({
    studentID: student._id,
    debts: paying(fees, [10]),
    payments: at.rows(['Evc plus', 10, { phonePaid: '252615558822' }]),
  });
  const own = await at.taken({
    studentID: student._id,
    debts: paying(fees.slice(1), [10]),
    payments: at.rows(['Jeeb', 6], ['Cash', 4]),
  });
  expect([said.phonesPaid, own.phonesPaid]).toEqual(['252615558822', '252615559911']);
  for (const typed of ['252615558822', '0615558822', '%2B252615558822', '061 555 8822']) {
    const found = (await at.get(`payment?q=${typed}&page=1`)).body;
    expect([typed, found.map(({ paymentNo }: { paymentNo: number }) => paymentNo)]).toEqual([typed, [said.paymentNo]]);
  }
});

it('a payment is found by its phone as the country code of the day has it', async () => {
  const { student, fees } = await at.owing([10]);
  const payments = at.rows(['Evc plus', 10, { phonePaid: '0615557733' }]);
  const { paymentNo } = await at.taken({ studentID: student._id, debts: paying(fees, [10]), payments });
  const found = async () => (await at.get('payment?q=%2B254615557733&page=1')).body;
  const set = (countryCode: string) =>
    expectSaved(at.app.call('PUT', 'settings', { token: at.owner, body: { countryCode } }));
  expect(await found()).toEqual([]);
  await set('254');
  expect(await found()).toMatchObject([{ paymentNo }]);
  await set('252');
});

it('whoever walks in pays by a wallet that nobody named: the receipt has the house, the payment no phone', async () => {
  const ream = await at.shop.item({ sellingPrice: 5, quantityInStock: 10 });
  const info = await at.taken({
    sale: { items: [{ itemID: ream._id, Quantity: 1, Price: 5 }], discount: 0 },
    payments: at.rows(['Evc plus', 5]),
  });
  expect(info.phonesPaid).toBeNull();
  const [receipt] = (await at.get('receipt?of=invoice&sort=-receiptNo&page=1&pageSize=1')).body;
  expect(receipt.phonePaid).toBe((await at.get('settings')).body.phone);
});

it('a discount above what the goods come to sells nothing', async () => {
  const ream = await at.shop.item({ sellingPrice: 5, quantityInStock: 10 });
  const sale = { items: [{ itemID: ream._id, Quantity: 1, Price: 5 }], discount: 5.01 };
  const answer = await at.take({ sale, payments: at.rows(['Cash', 5]) });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { 'sale.discount': 'The discount is at most the sub-total' },
  ]);
});

it("the portal shows a student's own credit, and to nobody else's login", async () => {
  const { student } = await at.owing([10]);
  const [own, other] = [
    await at.make.portalTokenOf(student),
    await at.make.portalTokenOf((await at.owing([10])).student),
  ];
  const credit = async (token: string) => (await at.get('portal/credit', token)).body.credit;
  expect(await credit(own)).toBe(0);
  const { payments } = { payments: at.rows(['Cash', 30]) };
  const ahead = await at.taken({ studentID: student._id, payments, keepRest: true });
  expect([await credit(own), await credit(other)]).toEqual([30, 0]);
  const { token: clerk } = await at.app.logInAs(at.owner, 'Clerk', ['/counter', '/student']);
  expect((await at.get('portal/credit', clerk)).status).toBe(403);
  expect((await at.get('portal/credit?studentID=x', own)).status).toBe(400);
  await expectSaved(at.remove(`payment/${ahead._id}`));
  expect(await credit(own)).toBe(0);
  await at.set({ features: { counter: false } });
  expect((await at.get('portal/credit', own)).status).toBe(404);
  await at.set({ features: { counter: true } });
});
