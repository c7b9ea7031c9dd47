// Proves S§2, S§3, S§5, R 5.1, R 5.3, R 6.3, D9, D13, F13.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Invoice, type SalesCounter, shopSales, startSales } from '#testing/shop-sales';
import { expectSaved, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';
import { brokenOf } from '#testing/verify/broken-checks';

let app: SalesCounter['app'];
let shop: SalesCounter['shop'];
let customerID: string;
let sold: Invoice;

beforeAll(async () => {
  ({ app, shop } = await startSales(await startTestApp({ slices: [...shopSlices] })));
  customerID = (await shop.customer({ name: 'Amina Warsame', phone: '252615551212' }))._id;
});
afterAll(() => app.stop());

/** Each test has an invoice of 50 of its own to pay. */
beforeEach(async () => {
  sold = (await shop.sell([[await shop.item(), 10]], { customerID })).body.info;
});

const brokenChecks = () => brokenOf(app.whole.product.checks)(app.database.pool, 'decoration');
const put = (id: string, body: object) => shop.call('PUT', `receipt/${id}`, body);
const remove = (id: string) => shop.call('DELETE', `receipt/${id}`, { reason: 'Bounced' });
const paidOf = async () => {
  const { amountPaid, balance, Status } = await shop.invoice(sold._id);
  return [amountPaid, balance, Status];
};
const postingOf = async (id: string) =>
  (await shop.call('GET', 'transection?voided=1')).body.find(
    ({ source }: { source: { _id: string } }) => source._id === id,
  );

describe("a receipt of an invoice's payment", () => {
  it('moves the balance, keeps the phones and posts one income of its day', async () => {
    const { body } = await shop.pay(sold, '20.50', {
      paymentMethod: 'Edahab',
      phonePaid: 252615550303,
      datePaid: '2026-03-09',
    });
    expect(body.info).toMatchObject({
      amountPaid: 20.5,
      balance: 29.5,
      paymentMethod: 'Edahab',
      phonePaid: '252615550303',
      phoneReceipt: '252612345678',
      datePaid: '2026-03-09',
      customerID: { _id: customerID, name: 'Amina Warsame' },
      invoiceID: { _id: sold._id, invoiceNumber: sold.invoiceNumber },
      userID: { name: 'Hodan Warsame' },
    });
    expect(await paidOf()).toEqual([20.5, 29.5, 'percialPaid']);
    expect(await postingOf(body.info._id)).toMatchObject({
      transectionType: 'income',
      type: 'Sales Income',
      name: 'Amina Warsame',
      amount: 20.5,
      date: '2026-03-09',
      description: `Receipt ${body.info.receiptNo} of invoice ${sold.invoiceNumber}`,
    });
    await shop.pay(sold, 29.5);
    expect(await paidOf()).toEqual([50, 0, 'fullPaid']);
    expect((await shop.call('GET', `receipt/${body.info._id}`)).body.balance).toBe(29.5);
  });

  it('is asked for by its own words', async () => {
    const { status, body } = await shop.call('POST', 'receipt', { invoiceID: sold._id });
    expect([status, body.errors]).toEqual([400, { amountPaid: 'Enter amount paid', datePaid: 'Enter date paid' }]);
  });

  it.each([
    [
      'more than is left',
      { amountPaid: 50.01 },
      409,
      { amountPaid: 'Amount paid must be less than or equal to 50.00' },
    ],
    ['nothing', { amountPaid: 0 }, 400, { amountPaid: 'The amount must be more than 0' }],
    ['for nobody', { customerID: null }, 400, { customerID: 'Enter customer name' }],
    ['into the closed books', { datePaid: '2026-02-28' }, 409, { datePaid: expect.any(String) }],
    ['of an invoice and of a fee', { feeID: '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5a' }, 400, expect.any(Object)],
  ])('of %s is refused', async (_what, values, status, errors) => {
    await shop.call('PUT', 'settings', { booksClosedUpTo: '2026-02-28' });
    const answer = await shop.pay(sold, 1, values);
    await shop.call('PUT', 'settings', { booksClosedUpTo: null });
    expect([answer.status, answer.body.errors]).toEqual([status, errors]);
    expect(await paidOf()).toEqual([0, 50, 'unpaid']);
  });

  it('names the customer of its invoice', async () => {
    const other = (await shop.customer({ name: 'Halima Nur' }))._id;
    const { status, body } = await shop.pay(sold, 1, { customerID: other });
    expect([status, body.errors]).toEqual([400, { customerID: 'This invoice belongs to another customer' }]);
  });

  it('is taken once: of twenty payments of an invoice at the same time one is left', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.pay(sold, 50)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200,
      ...Array(19).fill(409),
    ]);
    expect(await paidOf()).toEqual([50, 0, 'fullPaid']);
    const { body } = await shop.call('GET', `receipt?invoiceID=${sold._id}`);
    expect(body).toHaveLength(1);
  });

  it('is found by number, customer, invoice and phone', async () => {
    const made = (await shop.pay(sold, 5, { phonePaid: '252617654321' })).body.info;
    for (const q of [String(made.receiptNo), 'amina', String(sold.invoiceNumber), '7654321'])
      expect([q, (await shop.call('GET', `receipt?q=${q}`)).body.map((one: Invoice) => one._id)]).toEqual([
        q,
        expect.arrayContaining([made._id]),
      ]);
  });
});

describe('a receipt that was taken', () => {
  it('can be corrected up to what is left and its own amount, and its posting follows', async () => {
    const made = (await shop.pay(sold, 20)).body.info;
    await shop.pay(sold, 10);
    expect((await put(made._id, { amountPaid: 40.01 })).status).toBe(409);
    const { body } = await put(made._id, { amountPaid: 40, datePaid: '2026-03-05', paymentMethod: 'cash' });
    expect(body.info).toMatchObject({ amountPaid: 40, paymentMethod: 'cash', balance: 10 });
    expect(await paidOf()).toEqual([50, 0, 'fullPaid']);
    expect(await postingOf(made._id)).toMatchObject({ amount: 40, date: '2026-03-05' });
  });

  it('stays with its invoice and customer', async () => {
    const made = (await shop.pay(sold, 20)).body.info;
    const other = (await shop.sell([[await shop.item(), 1]], { customerID })).body.info;
    expect((await put(made._id, { invoiceID: other._id })).status).toBe(409);
    expect((await put(made._id, { customerID: (await shop.customer())._id })).status).toBe(400);
    expect((await put(made._id, made)).status).toBe(200);
  });

  it('is voided with its posting, and the invoice owes again', async () => {
    const made = (await shop.pay(sold, 20)).body.info;
    const answers = await Promise.all([1, 2, 3].map(() => remove(made._id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await paidOf()).toEqual([0, 50, 'unpaid']);
    expect((await postingOf(made._id)).voidedAt).not.toBeNull();
    expect((await shop.call('GET', `receipt?invoiceID=${sold._id}&voided=1`)).body).toMatchObject([
      { voidReason: 'Bounced' },
    ]);
    expect((await put(made._id, { amountPaid: 1 })).status).toBe(409);
  });

  it('of a walk-in customer is never lowered, and a debt of one that was made before it was refused is paid whole', async () => {
    const { body } = await shop.sell([[await shop.item(), 2]], { isReceipt: true, amountPaid: 10 });
    expect((await put(body.receiptData._id, { amountPaid: 9 })).status).toBe(409);
    expect((await put(body.receiptData._id, { datePaid: '2026-03-01' })).status).toBe(200);
    await app.database.pool.query(`update decoration.invoice_receipt set "voidedAt" = now() where _id = $1`, [
      body.receiptData._id,
    ]);
    await app.database.pool.query(`update decoration.invoice set "amountPaid" = 0 where _id = $1`, [body.info._id]);
    await app.database.pool.query(
      `update decoration.money_transaction set "voidedAt" = now() where source ->> '_id' = $1`,
      [body.receiptData._id],
    );
    expect(await brokenChecks()).toEqual({ 'invoice-debtor': 1 });
    expect((await shop.pay(body.info, 9)).status).toBe(409);
    const again = await shop.pay(body.info, 10);
    expect([again.status, again.body.info.customerID]).toEqual([200, null]);
    expect((await shop.statement()).at(-1)).toBe('Sales Income Walk-in customer 10');
  });
});

it('the academy answers invoice receipts where they are asked for, by a right of their own', async () => {
  const token = await app.setUp('academy');
  const academy = shopSales(app, token, 'academy');
  const customer = (await academy.customer())._id;
  const made = (await academy.sell([[await academy.item(), 1]], { customerID: customer })).body.info;
  await academy.pay(made, 2);
  expect((await academy.call('GET', 'receipt')).body).toEqual([]);
  expect((await academy.call('GET', 'receipt?of=invoice')).body).toHaveLength(1);
  const { token: fees } = await app.logInAs(token, 'Fees', ['/receipt', '/receiptReport'], 'academy');
  const { token: sales } = await app.logInAs(token, 'Receipts', ['/salesReceipts'], 'academy');
  expect((await academy.call('GET', 'receipt?of=invoice', undefined, fees)).status).toBe(403);
  expect((await academy.call('GET', 'receipt?of=invoice', undefined, sales)).status).toBe(200);
  expect((await academy.call('GET', 'receipt', undefined, sales)).status).toBe(403);
});

describe('the receipt of a walk-in sale', () => {
  /** Ten pieces sold to a customer who is not registered, and paid at once. */
  async function walkIn() {
    const item = await shop.item();
    const { body } = await expectSaved(shop.sell([[item, 10]], { isReceipt: true, amountPaid: 50 }));
    return { item, made: body.currentinvoice as Invoice, receipt: body.receiptData };
  }

  it('is not voided by itself: nobody would owe what it paid', async () => {
    const { made, receipt } = await walkIn();
    const refused = await remove(receipt._id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'A walk-in sale and its receipt are voided together: void the invoice',
    ]);
    expect(await shop.invoice(made._id)).toMatchObject({ balance: 0, Status: 'fullPaid' });
    expect(await postingOf(receipt._id)).toMatchObject({ voidedAt: null });
  });

  it('is voided with its sale: posting, money and stock go back', async () => {
    const { item, made, receipt } = await walkIn();
    const answer = await shop.call('DELETE', `invoice/${made._id}`, { reason: 'Brought back' });
    expect(answer.status).toBe(200);
    expect(answer.body.info).toMatchObject({ voidReason: 'Brought back', amountPaid: 0 });
    const gone = (await shop.call('GET', 'receipt?of=invoice&voided=1')).body.find(
      ({ _id }: { _id: string }) => _id === receipt._id,
    );
    expect(gone).toMatchObject({ voidReason: 'Brought back', voidedBy: 'Hodan Warsame' });
    expect(await postingOf(receipt._id)).toMatchObject({ voidReason: 'Brought back' });
    expect((await shop.read(item)).quantityInStock).toBe(10);
    expect(await brokenChecks()).toEqual({});
  });

  it('keeps its sale where its day is in closed books', async () => {
    const { made, receipt } = await walkIn();
    await expectSaved(put(receipt._id, { datePaid: '2026-03-01' }));
    await expectSaved(shop.call('PUT', 'settings', { booksClosedUpTo: '2026-03-05' }));
    expect((await shop.call('DELETE', `invoice/${made._id}`)).status).toBe(409);
    await expectSaved(shop.call('PUT', 'settings', { booksClosedUpTo: null }));
    expect(await shop.invoice(made._id)).toMatchObject({ voidedAt: null, amountPaid: 50 });
  });
});
