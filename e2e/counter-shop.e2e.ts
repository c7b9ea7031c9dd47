// Proves CO1, CO3, CO4, CO9, DE9.
import { expect, test } from 'vitest';
import { saved } from './academy';
import { focusIsOn, tabTo } from './by-keyboard';
import { browser, openShop, shop } from './opened-product';
import { visitShop } from './shop';
import { find, keys, take, takes } from './till';
import { phone, settled } from './visit';

openShop();

const read = async (path: string) => (await saved(shop.services.call('GET', path))).body;

test("a shop's customer who owes for two services pays one by keyboard, and a part of the other by the number of that payment", async () => {
  const customer = await shop.services.customer({ name: 'Hibo Macmiil', phone: '252615550616' });
  const banner = await shop.services.service({ serviceName: 'Banner', servicePrice: 40, customerID: customer._id });
  const cards = await shop.services.service({ serviceName: 'Cards', servicePrice: 25, customerID: customer._id });
  const { page, faults } = await visitShop(browser, shop, '/counter');
  await settled(page);
  // Both are ticked, and the banner is left for another day.
  await find(page, String(customer.code), '$65.00');
  await page.getByRole('checkbox', { name: 'Pay Banner' }).focus();
  await keys(page, 'Space');
  await takes(page, '$25.00');
  expect(await take(page)).toContain('Hibo Macmiil');
  expect(await shop.services.now(cards._id)).toMatchObject({ AmountPaid: 25, Balance: 0, Status: 'fullPaid' });
  expect(await shop.services.now(banner._id)).toMatchObject({ AmountPaid: 0, Balance: 40 });
  // Who comes again with the receipt is found by its number, and pays a part by a wallet.
  await find(page, 'p1', '$40.00');
  await keys(page, 'ArrowDown');
  await tabTo(page, 'Amount for Banner');
  await page.keyboard.insertText('15');
  await takes(page, '$15.00');
  expect(await take(page)).toContain('$15.00');
  expect(await shop.services.now(banner._id)).toMatchObject({ AmountPaid: 15, Balance: 25, Status: 'percialPaid' });
  await focusIsOn(page, 'Name, phone, number or barcode');
  const receipts: { AmountPaid: number; accountID: { name: string }; paymentID: { paymentNo: number } }[] = await read(
    `serviceReceipt?customerID=${customer._id}&sort=receiptNo`,
  );
  expect(receipts.map((one) => [one.AmountPaid, one.accountID.name, one.paymentID.paymentNo])).toEqual([
    [25, 'Cash', 1],
    [15, 'Evc plus', 2],
  ]);
  expect(faults).toEqual([]);
});

test('goods are found by their names where nobody is called so, and go into the basket by Enter', async () => {
  await shop.sales.item({ itemName: 'Laminated menu', quantityInStock: 9, sellingPrice: 3.5 });
  const { page, faults } = await visitShop(browser, shop, '/counter');
  await settled(page);
  const field = page.getByRole('combobox', { name: 'Name, phone, number or barcode' });
  await field.fill('menu');
  await page.getByRole('option', { name: /Laminated menu/ }).waitFor();
  await keys(page, 'Enter');
  await takes(page, '$3.50');
  // As fast as somebody types who does not wait for the list.
  await field.fill('laminated');
  await keys(page, 'Enter');
  await takes(page, '$7.00');
  expect(faults).toEqual([]);
});

test('on a phone a service that is owed is paid where its customer is found by the phone', async () => {
  const customer = await shop.services.customer({ name: 'Ubax Macmiil', phone: '0615550717' });
  const stamp = await shop.services.service({ serviceName: 'Stamp', servicePrice: 18, customerID: customer._id });
  const { page, faults } = await visitShop(browser, shop, '/counter', { look: phone });
  await settled(page);
  const field = page.getByRole('combobox', { name: 'Name, phone, number or barcode' });
  await field.fill('252615550717');
  await field.press('Enter');
  await page.getByText('Stamp').waitFor();
  await page.getByRole('button', { name: 'Take $18.00' }).click();
  await page.getByText(/Payment \d+ is taken/).waitFor();
  expect(await shop.services.now(stamp._id)).toMatchObject({ AmountPaid: 18, Balance: 0, Status: 'fullPaid' });
  expect(faults).toEqual([]);
});
