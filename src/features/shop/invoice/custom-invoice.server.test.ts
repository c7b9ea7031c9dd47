// Proves S§3, S§4, S§5, S§7, R 3.5, F1, F2, F3, F4, F5, F6, F11.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Item, type SalesCounter, startSales } from '#testing/shop-sales';
import { startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';

let app: SalesCounter['app'];
let owner: string;
let shop: SalesCounter['shop'];
let item: Item;
let customerID: string;

beforeAll(async () => {
  ({ app, owner, shop } = await startSales(await startTestApp({ slices: [...shopSlices] })));
  customerID = (await shop.customer({ name: 'Amina Warsame' }))._id;
});
afterAll(() => app.stop());

/** Each test sells an item of its own: ten are there, bought for 3, sold for 4.50. */
beforeEach(async () => {
  item = await shop.item();
});

const left = async (of = item) => (await shop.read(of)).quantityInStock;
const payNow = { isReceipt: true, paymentMethod: 'cash', phonePaid: '252615550202' };

describe('a custom invoice', () => {
  it('that is paid now makes the invoice, its receipt and one posting, and takes the stock', async () => {
    const other = await shop.item({ sellingPrice: 2 });
    const rows = [
      [item, 3, '4.50'],
      [other, 2, 2],
    ] as const;
    const { status, body } = await shop.sell(rows, { customerID, discount: '1.25', amountPaid: 10, ...payNow });
    expect(status).toBe(200);
    expect(body.currentinvoice).toMatchObject({
      customerID: { _id: customerID, name: 'Amina Warsame', phone: '252615550101', gender: 'female' },
      subTotal: 17.5,
      discount: 1.25,
      Total: 16.25,
      amountPaid: 10,
      balance: 6.25,
      Status: 'percialPaid',
      date: '2026-03-10T09:00:00.000Z',
      userID: { name: 'Hodan Warsame', fullName: 'Hodan Warsame' },
      items: [
        { itemID: { _id: item._id, itemName: item.itemName }, Quantity: 3, Price: 4.5, Amount: 13.5 },
        { itemID: { _id: other._id }, Quantity: 2, Price: 2, Amount: 4 },
      ],
    });
    expect(body.info).toEqual(body.currentinvoice);
    expect(body.receiptData).toMatchObject({
      datePaid: '2026-03-10',
      amountPaid: 10,
      balance: 6.25,
      paymentMethod: 'cash',
      phonePaid: '252615550202',
      phoneReceipt: '252612345678',
      customerID: { name: 'Amina Warsame', phone: '252615550101', gender: 'female' },
      invoiceID: { invoiceNumber: body.currentinvoice.invoiceNumber },
    });
    expect([await left(), await left(other)]).toEqual([7, 8]);
    expect(await shop.movements(item)).toEqual(['correction 10', 'sale -3']);
    const [movement] = (await shop.read(item)).movements;
    expect(movement?.source).toEqual({
      kind: 'invoice',
      _id: body.info._id,
      number: body.info.invoiceNumber,
    });
    const posted = (await shop.call('GET', 'transection')).body.at(-1);
    expect(posted).toMatchObject({
      transectionType: 'income',
      type: 'Sales Income',
      name: 'Amina Warsame',
      amount: 10,
      date: '2026-03-10',
      source: { kind: 'invoiceReceipt', _id: body.receiptData._id },
    });
  });

  it('that is left as due makes no receipt and posts nothing', async () => {
    const before = await shop.statement();
    const { body } = await shop.sell([[item, 2]], { customerID });
    expect([body.receiptData, body.info.balance, body.info.Status]).toEqual([null, 10, 'unpaid']);
    expect(await shop.statement()).toEqual(before);
  });

  it('of a walk-in customer is paid whole and posts under that name', async () => {
    const { body } = await shop.sell([[item, 2]], { amountPaid: 10, ...payNow });
    expect([body.info.customerID, body.info.Status, body.receiptData.customerID]).toEqual([null, 'fullPaid', null]);
    expect((await shop.statement()).at(-1)).toBe('Sales Income Walk-in customer 10');
  });

  it.each([
    ['unknown and due', {}, 'customerID', 'Debt is not allowed for an unknown person, so you have to pay'],
    [
      'unknown and paying less',
      { ...payNow, amountPaid: 9 },
      'amountPaid',
      'Amount paid is required and has to be 10.00',
    ],
    ['unknown and paying nothing', { ...payNow }, 'amountPaid', 'Amount paid is required and has to be 10.00'],
    ['known and paying nothing', { ...payNow, known: true, amountPaid: 0 }, 'amountPaid', 'Amount paid is required'],
    [
      'known and paying too much',
      { ...payNow, known: true, amountPaid: 10.01 },
      'amountPaid',
      'Amount paid must be less than or equal to 10.00',
    ],
    [
      'known, due and paying',
      { known: true, amountPaid: 5, isReceipt: false },
      'amountPaid',
      'What is left as due has no amount paid',
    ],
    ['given too much off', { known: true, discount: 10.01 }, 'discount', 'The discount is at most the sub-total'],
    ['given off less than nothing', { known: true, discount: -1 }, 'discount', expect.any(String)],
    [
      'paying by cheque',
      { ...payNow, known: true, amountPaid: 5, paymentMethod: 'cheque' },
      'paymentMethod',
      expect.any(String),
    ],
    ['asked for no discount', { known: true, discount: undefined }, 'discount', 'Enter discount'],
    ['nobody', { customerID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a' }, 'customerID', 'Choose from the list'],
  ])('for a customer who is %s is refused and takes nothing', async (_who, values, field, message) => {
    const { known, ...sent } = { known: false, ...values };
    const before = await shop.statement();
    const answer = await shop.sell([[item, 2]], { ...(known ? { customerID } : {}), ...sent });
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }]);
    expect([await left(), await shop.statement()]).toEqual([10, before]);
  });

  it.each([
    ['no item', [], 'items'],
    [
      'an item that is none',
      [{ itemID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a', Quantity: 1, Price: 1 }],
      'items.0.itemID',
    ],
    ['none of it', [{ Quantity: 0, Price: 1 }], 'items.0.Quantity'],
    ['half a piece', [{ Quantity: 1.5, Price: 1 }], 'items.0.Quantity'],
    ['no price', [{ Quantity: 1 }], 'items.0.Price'],
    ['a price of three decimals', [{ Quantity: 1, Price: '1.005' }], 'items.0.Price'],
    ['an unknown field', [{ Quantity: 1, Price: 1, colour: 'red' }], 'items.0.colour'],
    ['more money than there is', [{ Quantity: 1_000_000, Price: 9_999_999_999.99 }], 'items.0.Quantity'],
  ])('with %s is refused, the row named', async (_what, sent, field) => {
    const items = sent.map((row) => ({ itemID: item._id, ...row }));
    const answer = await shop.sell([], { customerID, items });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
    expect(await left()).toBe(10);
  });

  it('adds up by the server alone, whatever totals are sent', async () => {
    const { body } = await shop.sell([[item, 2]], {
      customerID,
      subTotal: 1,
      Total: 1,
      total: 1,
      balance: 0,
      userID: customerID,
      items: [{ _id: item._id, itemID: { _id: item._id, itemName: 'x' }, Quantity: '2', Price: '5', Amount: 1 }],
    });
    expect([body.info.Total, body.info.balance, body.info.items[0].Amount]).toEqual([10, 10, 10]);
  });

  it('takes a price of nothing: it is saved as due, counts as paid, and needs no customer', async () => {
    const { body } = await shop.sell([[item, 1, 0]]);
    expect([body.info.Total, body.info.Status, body.receiptData]).toEqual([0, 'fullPaid', null]);
    const discounted = await shop.sell([[item, 1, 5]], { discount: 5, isReceipt: true });
    expect([discounted.body.info.Status, discounted.body.receiptData]).toEqual(['fullPaid', null]);
  });

  it('is dated as sent, a time without a zone being that of the organisation', async () => {
    const { body } = await shop.sell([[item, 1]], {
      customerID,
      date: '2026-03-08T01:30:00',
      amountPaid: 5,
      ...payNow,
    });
    expect([body.info.date, body.receiptData.datePaid]).toEqual(['2026-03-07T22:30:00.000Z', '2026-03-08']);
    const found = (await shop.call('GET', 'invoice?from=2026-03-08&to=2026-03-08')).body;
    expect(found.map((one: { _id: string }) => one._id)).toEqual([body.info._id]);
  });

  it('keeps a note, and phone and method only where they are sent', async () => {
    const { body } = await shop.sell([[item, 1]], {
      customerID,
      note: 'Collect on Monday',
      isReceipt: true,
      amountPaid: 5,
    });
    expect(body.info.note).toBe('Collect on Monday');
    expect(body.receiptData).toMatchObject({ paymentMethod: null, phonePaid: null, phoneReceipt: '252612345678' });
  });

  it('dated in closed books is refused', async () => {
    await shop.call('PUT', 'settings', { booksClosedUpTo: '2026-02-28' });
    const { status } = await shop.sell([[item, 1]], { customerID, date: '2026-02-20' });
    await shop.call('PUT', 'settings', { booksClosedUpTo: null });
    expect([status, await left()]).toEqual([409, 10]);
  });
});

describe('before it is sold', () => {
  it('a preview of a sale tells its total and what is sold below cost, and changes nothing', async () => {
    const state = JSON.stringify([await shop.read(item), await shop.statement()]);
    const body = { items: [{ itemID: item._id, Quantity: 2, Price: 2.99 }], discount: 1, customerID, isReceipt: false };
    const { status, body: said } = await shop.call('POST', 'invoice/customInvoice?preview=1', body);
    expect([status, said.info]).toEqual([200, { subTotal: 5.98, Total: 4.98, belowCost: [item.itemName] }]);
    expect(JSON.stringify([await shop.read(item), await shop.statement()])).toBe(state);
    const fair = { ...body, items: [{ itemID: item._id, Quantity: 2, Price: 3 }] };
    expect((await shop.call('POST', 'invoice/customInvoice?preview=1', fair)).body.info.belowCost).toEqual([]);
    expect((await shop.call('POST', 'invoice/customInvoice?preview=yes', fair)).status).toBe(400);
  });

  it('a sale below cost is saved all the same, and says so', async () => {
    const { status, body } = await shop.sell([[item, 1, 1]], { customerID });
    expect([status, body.belowCost]).toEqual([200, [item.itemName]]);
  });
});

it('a sale sent twice with one _id, or one Idempotency-Key, sells once', async () => {
  const _id = '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4c01';
  const sent = { _id, customerID };
  const first = await shop.sell([[item, 1]], sent);
  const again = await shop.sell([[item, 1]], sent);
  expect([first.body.info._id, again.body]).toEqual([_id, first.body]);
  expect((await shop.sell([[item, 2]], sent)).status).toBe(409);
  const body = { items: [{ itemID: item._id, Quantity: 1, Price: 5 }], discount: 0, customerID, isReceipt: false };
  const keyed = () =>
    app.call('POST', 'invoice/customInvoice', {
      token: owner,
      brand: 'decoration',
      body,
      headers: { 'idempotency-key': 'k1' },
    });
  const answers = await Promise.all([keyed(), keyed(), keyed()]);
  expect(new Set(answers.map(({ body: said }) => said.info._id)).size).toBe(1);
  expect(await left()).toBe(8);
});
