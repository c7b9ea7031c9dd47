// Proves S§1, S§2, S§4, S§5, F12.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopSales } from '#testing/shop-sales';
import { ownerPassword } from '#testing/test-app';
import { saved } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { logInAs, setUpShop, visitShop } from './shop';
import { act, choose, settled } from './visit';

let product: Product;
let browser: Browser;
let shop: ShopSales;
let owner: string;
let seller: string;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const made = await setUpShop(product.url);
  shop = made.sales;
  owner = made.owner;
  await shop.item({ itemName: 'A4 paper', quantityInStock: 12, purchusePrice: 3, sellingPrice: 4.5, lowAt: 5 });
  await shop.item({ itemName: 'Toner', quantityInStock: 3, purchusePrice: 38, sellingPrice: 52 });
  await shop.customer({ name: 'Amina Warsame' });
  seller = await logInAs(made, 'Sales', (await made.people.employee())._id);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function openShop(path: string, token = seller): Promise<{ page: Page; faults: string[] }> {
  const visited = await visitShop(browser, { url: product.url, owner }, path, { token });
  await settled(visited.page);
  return visited;
}

async function addItem(page: Page, number: number, name: string, quantity: string): Promise<void> {
  const box = page.getByRole('combobox', { name: `Item ${number}` }).or(page.getByLabel(`Item ${number}`));
  await box.first().click();
  await page.getByRole('option', { name }).first().click();
  await page.getByLabel(`Quantity ${number}`).fill(quantity);
}

test('Sales sells from stock with part payment and collects the rest later', async () => {
  const { page, faults } = await openShop('/customInvoice');
  await choose(page, 'Customer', /Amina/);
  await addItem(page, 1, 'A4 paper', '4');
  await page.getByLabel('Quantity 1').press('Enter');
  await addItem(page, 2, 'Toner', '1');
  await page.getByLabel('Price 2').fill('30');
  await page.getByText('Sold below its cost: Toner').waitFor();
  await page.getByRole('textbox', { name: 'Discount' }).fill('3');
  await page.getByText('$45.00').first().waitFor();
  await page.reload();
  await settled(page);
  await page.getByText('12 left in stock').waitFor();
  await expect.poll(() => page.getByLabel('Quantity 1').inputValue()).toBe('4');
  await page.getByLabel('Amount paid').fill('20');
  await page.getByRole('button', { name: 'Take $20.00' }).click();
  await page.getByText('Thank you, dear customer').filter({ visible: true }).waitFor();
  // Who is known gets it by WhatsApp as well.
  await page.getByText('WhatsApp', { exact: true }).waitFor();
  await page.getByText('80 mm').click();
  await page.goto('/salesReceipts');
  await settled(page);
  await page.getByRole('button', { name: 'Make receipt' }).first().click();
  const form = page.getByRole('dialog');
  await choose(form, 'Customer', /Amina/);
  await choose(form, 'Invoice', /^1\b/);
  await form.getByRole('button', { name: 'Take $25.00' }).click();
  await page.getByText('Thank you, dear customer').filter({ visible: true }).waitFor();
  const [sold] = (await shop.call('GET', 'invoice')).body;
  expect([sold.Total, sold.amountPaid, sold.balance, sold.Status]).toEqual([45, 45, 0, 'fullPaid']);
  expect(faults).toEqual([]);
});

test('the list of sales shows, prints, changes in place and voids an invoice; only who may sell is led to the sale', async () => {
  const ream = await shop.item({ itemName: 'A3 paper', quantityInStock: 9 });
  const customerID = (await shop.customer({ name: 'Faduma Nur' }))._id;
  await saved(shop.sell([[ream, 1, 4.5]], { customerID }));
  const { page } = await openShop('/sales');
  const heads = ['Customer', 'Invoice no', 'Date', 'Total', 'Amount paid', 'Balance', 'Status'];
  for (const name of heads) await page.getByRole('columnheader', { name, exact: true }).waitFor();
  const due = (await shop.call('GET', 'invoice?Status=unpaid')).body[0];
  const number = page.getByRole('cell', { name: `${due.invoiceNumber}`, exact: true });
  const row = page.getByRole('row').filter({ has: number });
  await act(row, 'Edit');
  const form = page.getByRole('form');
  await form.getByLabel('Quantity 1').fill('2');
  await form.getByRole('button', { name: 'Save invoice' }).click();
  await form.getByText('Enter a note').first().waitFor();
  await form.getByRole('textbox', { name: 'Note' }).fill('One more ream was taken');
  await form.getByRole('button', { name: 'Save invoice' }).click();
  await page.getByText('Invoice saved').waitFor();
  expect((await shop.invoice(due._id)).Total).toBe(9);
  await act(row, 'View and print');
  await page.getByRole('dialog').getByText('One more ream was taken').waitFor();
  await page.keyboard.press('Escape');
  await act(row, 'Void');
  await page.getByText('Are you sure?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await page.getByText('Invoice voided').waitFor();
  await page.getByRole('button', { name: 'Add new invoice' }).click();
  await page.waitForURL('**/customInvoice');
  const body = { role: 'Reader', permissions: [{ name: 'Sales', path: '/sales' }] };
  await saved(shop.call('POST', 'roles', body));
  const [one] = (await shop.call('GET', 'employee')).body;
  const reader = { name: 'R', phone: '252611000001', username: 'reader@shop.test', userType: 'Reader' };
  await saved(shop.call('POST', 'users', { ...reader, password: ownerPassword, employeeID: one._id }));
  const { body: login } = await shop.call('POST', 'login', { username: reader.username, password: ownerPassword });
  const other = await openShop('/sales', login.token);
  expect(await other.page.getByRole('button', { name: 'Add new invoice' }).count()).toBe(0);
});

test('a walk-in sale says that its receipt goes with it, and the receipt by itself stays', async () => {
  const item = await shop.item({ itemName: 'Card box', quantityInStock: 5 });
  await saved(shop.sell([[item, 1, 5]], { isReceipt: true, amountPaid: 5 }));
  const { page } = await openShop('/salesReceipts?sort=-receiptNo', owner);
  const receipt = page.getByRole('row').filter({ hasText: 'Walk-in customer' }).first();
  await act(receipt, 'Void');
  await page.getByText('A walk-in sale and its receipt are voided together: void the invoice').waitFor();
  const question = page.getByRole('dialog');
  expect(await question.count()).toBe(0);
  await page.getByRole('button', { name: 'Open the invoice' }).click();
  await page.waitForURL('**/sales?invoiceNumber=*');
  await settled(page);
  const sale = page.getByRole('row').filter({ hasText: 'Walk-in customer' }).first();
  await act(sale, 'Void');
  await question.getByText('Its receipt is voided with it.').waitFor();
  await question.getByRole('button', { name: 'Void' }).click();
  await page.getByText('Invoice voided').waitFor();
});

test('stock shows what is low, filters it, and tells how an item came and went', async () => {
  const { page } = await openShop('/stock?stockStatus=low', owner);
  await page.getByText('Low', { exact: true }).first().waitFor();
  const toner = page.getByRole('row').filter({ hasText: 'Toner' });
  await expect.poll(() => toner.count()).toBe(1);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'A4 paper' }).count()).toBe(0);
  await act(toner, 'Movements');
  await page.getByRole('dialog').getByText('Invoice 1').waitFor();
});

test('suppliers and purchases are added, changed and voided in their dialogs', async () => {
  const { page } = await openShop('/supplier', owner);
  await page.getByRole('button', { name: 'Add supplier' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Bakaaro Papers');
  await page.getByRole('textbox', { name: 'Phone' }).fill('252615550404');
  await page.getByRole('button', { name: 'Save supplier' }).click();
  await page.getByText('Supplier saved').waitFor();
  await page.goto('/purchase');
  await settled(page);
  await page.getByRole('button', { name: 'Add purchase' }).first().click();
  const form = page.getByRole('dialog');
  await choose(form, 'Supplier', 'Bakaaro Papers');
  await choose(form, 'Item', 'Toner');
  await form.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await form.getByRole('textbox', { name: 'Purchase price' }).fill('60');
  await form.getByText('$120.00').waitFor();
  await form.getByText('The selling price is below the purchase price').waitFor();
  await form.getByRole('button', { name: 'Save purchase' }).click();
  await page.getByText('Purchase saved').waitFor();
  for (const name of ['Supplier', 'Item', 'Quantity', 'Purchase price', 'Total'])
    await page.getByRole('columnheader', { name, exact: true }).waitFor();
  await act(page.locator('main tbody tr').first(), 'Void');
  await page.getByText(/purchase of 2 Toner/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Void' }).click();
  await page.getByText('Purchase voided').waitFor();
});

test('the sales and stock reports show what was asked', async () => {
  const { page } = await openShop('/salesReport', owner);
  await page.getByRole('button', { name: 'This year' }).click();
  await page.getByRole('row').filter({ hasText: 'Amina Warsame' }).first().waitFor();
  await page.goto('/stockRport');
  await settled(page);
  await page.getByText('Worth at selling prices').waitFor();
});
