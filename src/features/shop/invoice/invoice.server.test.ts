// Proves S§5, S§7, R 5.6, R 6.3, D9, D13, F7, F8, F11.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { type Invoice, type Item, type SalesCounter, startSales } from '#testing/shop-sales';
import { startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';

let app: SalesCounter['app'];
let owner: string;
let shop: SalesCounter['shop'];
let item: Item;
let customerID: string;
let sold: Invoice;

beforeAll(async () => {
  ({ app, owner, shop } = await startSales(await startTestApp({ slices: [...shopSlices, activitySlice] })));
  customerID = (await shop.customer({ name: 'Amina Warsame', phone: '252615551212' }))._id;
});
afterAll(() => app.stop());

/** Each test has an invoice of its own: four of ten at 5, as due. */
beforeEach(async () => {
  item = await shop.item();
  sold = (await shop.sell([[item, 4]], { customerID })).body.info;
});

const left = async (of = item) => (await shop.read(of)).quantityInStock;
const put = (body: object, of = sold) => shop.call('PUT', `invoice/${of._id}`, body);
const remove = (of = sold) => shop.call('DELETE', `invoice/${of._id}`, { reason: 'Sold twice' });
const row = (Quantity: unknown, Price: unknown = 5, of = item) => ({ itemID: of._id, Quantity, Price });

describe('the list of invoices', () => {
  it('is found by number, customer and phone, filtered by status and customer, with sums', async () => {
    const words = [String(sold.invoiceNumber), 'amina', '5551212'];
    for (const q of words)
      expect((await shop.call('GET', `invoice?q=${q}`)).body.map((one: Invoice) => one._id)).toContain(sold._id);
    const page = await shop.call('GET', `invoice?customerID=${customerID}&Status=unpaid&page=1&sort=-Total`);
    const total = page.body.reduce((sum: number, one: Invoice) => sum + one.Total, 0);
    expect(JSON.parse(page.headers['x-totals'] ?? '').Total).toBe(total);
  });

  it('offers the open ones of a customer by number with their balance', async () => {
    const other = (await shop.customer())._id;
    const theirs = (await shop.sell([[item, 1]], { customerID: other })).body.info;
    expect((await shop.call('GET', `invoice/options?customerID=${other}&open=1`)).body).toEqual([
      { _id: theirs._id, label: String(theirs.invoiceNumber), balance: 5 },
    ]);
    await shop.pay(theirs, 5);
    expect((await shop.call('GET', `invoice/options?customerID=${other}&open=1`)).body).toEqual([]);
    expect((await shop.call('GET', 'invoice/options?open=yes')).status).toBe(400);
  });

  it('names the items in a file', async () => {
    const { text } = await shop.call('GET', `invoice?q=${sold.invoiceNumber}&format=csv`);
    expect(text).toContain(`${item.itemName} 4 5`);
    expect(text).not.toContain('[object');
  });

  it('is made by the wizard alone', async () => {
    expect((await shop.call('POST', 'invoice', {})).status).toBe(404);
  });
});

describe('an edit that is only asked about', () => {
  const ask = (body: object, preview = '1') => shop.call('PUT', `invoice/${sold._id}?preview=${preview}`, body);

  it('says what the invoice would come to and what would go below its cost, and changes nothing', async () => {
    const { status, body } = await ask({ items: [row(6, 2.99)], discount: 1 });
    expect([status, body.info]).toEqual([200, { subTotal: 17.94, Total: 16.94, belowCost: [item.itemName] }]);
    expect((await ask({ items: [row(6, 3)] })).body.info.belowCost).toEqual([]);
    expect([await left(), (await shop.call('GET', `invoice/${sold._id}`)).body.Total]).toEqual([6, 20]);
  });

  it('is refused where the edit would be', async () => {
    expect((await ask({ items: [row(11)] })).status).toBe(409);
    expect((await ask({ items: [row(1)] }, 'yes')).status).toBe(400);
    await remove();
    expect((await ask({ items: [row(1)] })).status).toBe(409);
  });
});

describe('editing an invoice', () => {
  it('moves stock by the difference and adds up anew', async () => {
    const other = await shop.item();
    const { body } = await put({ items: [row(1), row(2, 3, other), row(2, 4)], discount: '2.50' });
    expect(body.info).toMatchObject({ subTotal: 19, discount: 2.5, Total: 16.5, balance: 16.5 });
    expect(body.info.items.map(({ Quantity }: { Quantity: number }) => Quantity)).toEqual([1, 2, 2]);
    expect([await left(), await left(other)]).toEqual([7, 8]);
    expect(await shop.movements(item)).toEqual(['correction 10', 'sale -4', 'edit 1']);
    const { body: log } = await shop.call('GET', `activity?recordID=${sold._id}&sort=-createdAt`);
    expect(log[0].before.items).toHaveLength(1);
    expect(log[0].after.items).toHaveLength(3);
  });

  it('may take all the remaining stock in addition to what it has, and no more', async () => {
    expect((await put({ items: [row(10)] })).status).toBe(200);
    const { status, body } = await put({ items: [row(11)] });
    expect([status, body.message]).toEqual([409, `${item.itemName}: 10 left in stock, 11 needed`]);
    expect([await left(), (await shop.invoice(sold._id)).items[0]?.Quantity]).toEqual([0, 10]);
  });

  it('takes a record as it was read, and changes nothing then', async () => {
    const read = await shop.invoice(sold._id);
    const { status, body } = await put(read);
    expect([status, body.info.items, body.info.Total]).toEqual([200, read.items, read.Total]);
    expect(await shop.movements(item)).toEqual(['correction 10', 'sale -4']);
  });

  it('cannot bring the total below what is paid', async () => {
    await shop.pay(sold, 12);
    const { status, body } = await put({ discount: '8.01' });
    expect([status, body.message]).toEqual([409, '12.00 is already paid: the total cannot be less']);
    expect((await put({ discount: 8 })).body.info).toMatchObject({ Total: 12, balance: 0, Status: 'fullPaid' });
  });

  it('may change the customer until there is a receipt', async () => {
    const other = (await shop.customer({ name: 'Halima Nur' }))._id;
    expect((await put({ customerID: other })).body.info.customerID.name).toBe('Halima Nur');
    const receipt = (await shop.pay(await shop.invoice(sold._id), 1)).body.info;
    const refused = await put({ customerID });
    expect([refused.status, refused.body.errors]).toEqual([409, { customerID: 'This is fixed once a receipt exists' }]);
    await shop.call('DELETE', `receipt/${receipt._id}`);
    expect((await put({ customerID })).status).toBe(200);
  });

  it('leaves no debt with an unknown person', async () => {
    expect((await put({ customerID: null })).status).toBe(409);
    const walkIn = (await shop.sell([[item, 1]], { isReceipt: true, amountPaid: 5 })).body.info;
    expect((await put({ items: [row(2)] }, walkIn)).status).toBe(409);
    expect((await put({ items: [row(5, 1)] }, walkIn)).status).toBe(200);
  });

  it('takes a note of ten characters or more, or none', async () => {
    const { status, body } = await put({ note: 'Too short' });
    expect([status, body.errors]).toEqual([400, { note: 'A note has at least 10 characters' }]);
    expect((await put({ note: 'Collect it' })).body.info.note).toBe('Collect it');
    expect((await put({ note: null })).body.info.note).toBeNull();
    const short = (await shop.sell([[item, 1]], { customerID, note: 'Urgent' })).body.info;
    expect((await put({ ...short, discount: 1 }, short)).status).toBe(200);
  });

  it('says that the date is fixed, and takes the one it has in any form', async () => {
    for (const date of ['2026-02-01', '2026-03-10T09:00:01Z', '2199-01-01', 'soon', null, 5]) {
      const { status, body } = await put({ note: 'Collect it today', date });
      expect([date, status, body.errors]).toEqual([
        date,
        409,
        { date: 'The date of an invoice is fixed: void it and sell again' },
      ]);
      expect((await shop.call('PUT', `invoice/${sold._id}?preview=1`, { date })).status).toBe(409);
    }
    const read = await shop.invoice(sold._id);
    expect([read.note, read.date]).toEqual([sold.note, sold.date]);
    // It is noon in Mogadishu.
    for (const date of [read.date, '2026-03-10', '2026-03-10T12:00', '2026-03-10T10:00:00+01:00'])
      expect((await put({ date })).status).toBe(200);
  });

  it('in closed books is refused, and so is voiding', async () => {
    await shop.call('PUT', 'settings', { booksClosedUpTo: '2026-03-10' });
    const answers = [await put({ discount: 1 }), await remove()];
    await shop.call('PUT', 'settings', { booksClosedUpTo: null });
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(await left()).toBe(6);
  });
});

describe('voiding an invoice', () => {
  it('brings the stock back once, and its number stays used', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await left()).toBe(10);
    expect(await shop.movements(item)).toEqual(['correction 10', 'sale -4', 'void 4']);
    const next = (await shop.sell([[item, 1]], { customerID })).body.info;
    expect(next.invoiceNumber).toBe(sold.invoiceNumber + 1);
    expect((await shop.call('GET', `invoice?q=${sold.invoiceNumber}`)).body).toEqual([]);
    expect((await shop.call('GET', `invoice?q=${sold.invoiceNumber}&voided=1`)).body[0].voidReason).toBe('Sold twice');
    expect((await shop.pay(sold, 1)).status).toBe(400);
  });

  it('is refused while there is a receipt', async () => {
    const receipt = (await shop.pay(sold, 1)).body.info;
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([409, 'This invoice has 1 receipt: void it first']);
    await shop.call('DELETE', `receipt/${receipt._id}`);
    expect((await remove()).status).toBe(200);
  });
});

it('an item or a customer that an invoice names cannot be deleted', async () => {
  const { status, body } = await shop.call('DELETE', `stock/${item._id}`);
  expect([status, body.message]).toEqual([409, 'Still in use by 1 invoice']);
  expect((await shop.call('DELETE', `customers/${customerID}`)).status).toBe(409);
});

it('an invoice on paper names both parties, every item and what is left to pay', async () => {
  await shop.pay(sold, 12);
  const answer = await shop.call('GET', `invoice/${sold._id}/pdf`);
  expect(answer.headers['content-disposition']).toContain(`invoice-${sold.invoiceNumber}.pdf`);
  const shown = pdfText(answer.bytes);
  for (const words of [
    'Hodan Print',
    '252612345678',
    'Amina Warsame',
    '252615551212',
    item.itemName,
    '$5.00',
    '$20.00',
    '$12.00',
    '$8.00',
    'Partly paid',
    'Thank you, dear customer',
  ])
    expect(shown).toContain(words);
});

it('an invoice on a slip of 80 mm lists the goods, the discount, the total, what is paid and what is left, in no empty row', async () => {
  const { body } = await shop.sell([[item, 2, 3.3]], { customerID, discount: 0.6 });
  await shop.pay(body.currentinvoice, 2);
  const { bytes } = await shop.call('GET', `invoice/${body.info._id}/pdf?paper=slip`);
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 226\.77/);
  const shown = pdfText(bytes);
  for (const words of [item.itemName, '2 × $3.30', '$6.60', 'Discount', '$0.60', '$6.00', '$2.00', '$4.00'])
    expect(shown).toContain(words);
  expect(shown).not.toContain('–');
  const other = await shop.call('GET', `invoice/${body.info._id}/pdf?paper=A5`);
  expect([other.status, other.body.errors.paper]).toEqual([400, 'paper is A4 or slip']);
});

it('an invoice without a discount says nothing of one', async () => {
  const { body } = await shop.sell([[item, 1, 3.3]], { customerID });
  const { bytes } = await shop.call('GET', `invoice/${body.info._id}/pdf`);
  const shown = pdfText(bytes);
  expect(shown).not.toContain('Discount');
  expect(shown).toContain('Total');
});

it('the sale alone opens neither the list nor the items, and the list alone sells nothing', async () => {
  const wizard = (await app.logInAs(owner, 'Counter', ['/customInvoice'], 'decoration')).token;
  const list = (await app.logInAs(owner, 'Reader', ['/sales'], 'decoration')).token;
  expect((await shop.call('GET', 'invoice', undefined, wizard)).status).toBe(403);
  expect((await shop.call('GET', 'stock', undefined, wizard)).status).toBe(403);
  expect((await shop.call('GET', 'stock/options', undefined, wizard)).status).toBe(200);
  expect((await shop.call('POST', 'invoice/customInvoice', {}, list)).status).toBe(403);
  expect((await shop.call('GET', 'invoice', undefined, list)).status).toBe(200);
});
