// Proves S§2, R 6.3.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectPaper } from '#testing/paper';
import { pdfText } from '#testing/pdf-text';
import { type SalesCounter, startSales } from '#testing/shop-sales';
import { expectSaved, startTestApp } from '#testing/test-app';
import { shopSlices } from '#testing/parts/shop';

let app: SalesCounter['app'];
let shop: SalesCounter['shop'];

beforeAll(async () => {
  ({ app, shop } = await startSales(await startTestApp({ slices: [...shopSlices] })));
});
afterAll(() => app.stop());

it('a receipt on paper names the invoice, the customer, how it was paid and what is left', async () => {
  const customerID = (await shop.customer({ name: 'Amina Warsame' }))._id;
  const sold = (await shop.sell([[await shop.item(), 10]], { customerID })).body.info;
  const made = (await shop.pay(sold, 20, { paymentMethod: 'jeeb', phonePaid: '252615550303' })).body.info;
  expectPaper(await shop.call('GET', `receipt/${made._id}/pdf`), 'receipt.pdf', [
    'Hodan Print',
    'Amina Warsame',
    String(sold.invoiceNumber),
    '$20.00',
    '$30.00',
    'Jeeb',
    '252615550303',
    'Thank you, dear customer',
  ]);
});

it('a receipt lists what was bought, and on a slip too; what the counter did not ask has no row', async () => {
  const item = await shop.item({ itemName: 'Plain mug' });
  const customerID = (await shop.customer({ name: 'Faduma Mug' }))._id;
  const mugs = (await expectSaved(shop.sell([[item, 2, 3.3]], { customerID, discount: 0.6 }))).body.currentinvoice;
  await expectSaved(shop.pay(mugs, 2));
  const made = (await expectSaved(shop.pay(mugs, 3))).body.info;
  const { body } = await shop.call('GET', `receipt/${made._id}`);
  expect(body.bought).toMatchObject({
    items: [{ itemID: { itemName: 'Plain mug' }, Quantity: 2, Price: 3.3, Amount: 6.6 }],
    subTotal: 6.6,
    discount: 0.6,
    Total: 6,
  });
  // Two of six were paid before, three now; one is left.
  const words = ['Plain mug', '$6.60', '$0.60', '$6.00', 'Paid before', '$2.00', '$3.00', '$1.00'];
  expectPaper(await shop.call('GET', `receipt/${made._id}/pdf`), 'receipt.pdf', words);
  const slip = await shop.call('GET', `receipt/${made._id}/pdf?paper=slip`);
  expectPaper(slip, 'receipt.pdf', [...words, '2 × $3.30']);
  expect(slip.bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 226\.77/);
  expect(pdfText(slip.bytes)).not.toMatch(/Payment method|Paid from phone|–/);
});
