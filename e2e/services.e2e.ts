// Proves S§1, S§2, S§4, B26, G1.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved } from './academy';
import { browser, openShop, shop } from './opened-product';
import { visitShop } from './shop';
import { act, choose } from './visit';

openShop();

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the counter registers a customer, orders a service, takes a part of its price and then the rest', async () => {
  await shop.services.employee({ name: 'Faysal Printer', jobTitle: 'Printer' });
  await shop.services.customer({ name: 'Hawa Nur', phone: '252615550777' });
  const { page, faults } = await visitShop(browser, shop, '/customer');
  await page.getByRole('button', { name: 'Add customer' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Customer registration').waitFor();
  await dialog.getByLabel('Name').fill('Sagal Ali');
  await dialog.getByLabel('Phone').fill('252615550777');
  await dialog.getByText('Another customer has this phone: Hawa Nur (1001)').waitFor();
  await choose(dialog, 'Gender', 'Female');
  await dialog.getByRole('button', { name: 'Save customer' }).click();
  await rowOf(page, 'Sagal Ali').getByText('1002').waitFor();

  await page.goto('/service');
  await page.getByRole('button', { name: 'Add service' }).first().click();
  await choose(dialog, 'Customer', /Sagal Ali/);
  await dialog.getByLabel('Service name').fill('Wedding cards');
  // Four fields and a deposit: how many pieces there are is asked once they have a price.
  await expect.poll(() => dialog.getByLabel('Quantity').count()).toBe(0);
  await dialog.getByLabel('Total price').fill('100');
  await dialog.getByLabel('Quantity').fill('250');
  await dialog.getByText('Price per piece: $0.40').waitFor();
  await choose(dialog, 'Service type', 'Printing');
  await expect.poll(() => dialog.getByLabel('Designer').count()).toBe(0);
  // The printer and the progress are shown as soon as they are known.
  await expect.poll(() => dialog.getByLabel('Printer').count()).toBe(1);
  await expect.poll(() => dialog.getByLabel('Print status').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Save service' }).click();
  const row = rowOf(page, 'Wedding cards');
  await row.getByText('Unpaid').waitFor();
  await act(row, 'Edit');
  await choose(dialog, 'Printer', /Faysal/);
  await choose(dialog, 'Print status', 'Assigned');
  await dialog.getByRole('button', { name: 'Save service' }).click();
  await dialog.waitFor({ state: 'detached' });

  await row.hover();
  await row.locator('[data-part="Take payment"]').click();
  await expect.poll(() => dialog.getByLabel('Amount paid').inputValue()).toBe('100.00');
  await dialog.getByLabel('Amount paid').fill('100.01');
  await expect.poll(() => dialog.getByLabel('Paid from phone').inputValue()).toBe('252615550777');
  await dialog.getByRole('button', { name: 'Take $100.01' }).click();
  await dialog.getByText('You can only pay 100.00 or less').first().waitFor();
  await dialog.getByLabel('Amount paid').fill('40');
  await dialog.getByRole('button', { name: 'Take $40.00' }).click();
  await page.getByText('Receipt 1 of Sagal Ali').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await row.getByText('Partly paid').waitFor();

  await page.goto('/servicereceipt');
  await page.getByRole('button', { name: 'Make receipt' }).first().click();
  await choose(dialog, 'Customer', /Sagal Ali/);
  await choose(dialog, 'Service', /Wedding cards.*\$60\.00/);
  await expect.poll(() => dialog.getByLabel('Amount paid').inputValue()).toBe('60.00');
  await expect.poll(() => dialog.getByLabel('Received on phone').inputValue()).toBe('252612345678');
  await expect.poll(() => dialog.getByLabel('Paid from phone').inputValue()).toBe('252615550777');
  await dialog.getByRole('button', { name: 'Take $60.00' }).click();
  await page.getByText('Thank you, dear customer').first().waitFor();
  await page.goto('/service');
  await row.getByText('Fully paid').waitFor();
  expect(faults).toEqual([]);
});

test('an order takes four fields and a deposit, and its receipt is printed at once', async () => {
  await shop.services.customer({ name: 'Deeqa Order', phone: '252615550888' });
  const { page, faults } = await visitShop(browser, shop, '/service');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add service' }).first().click();
  await choose(dialog, 'Customer', /Deeqa Order/);
  await dialog.getByLabel('Service name').fill('Banner of four metres');
  await dialog.getByLabel('Total price').fill('80');
  await choose(dialog, 'Service type', 'Design and print');
  await dialog.getByLabel('Deposit').fill('30');
  await expect.poll(() => dialog.getByLabel('Paid from phone').inputValue()).toBe('252615550888');
  await dialog.getByRole('button', { name: 'Take $30.00' }).click();
  await page.getByText(/^Receipt \d+ of Deeqa Order/).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await rowOf(page, 'Banner of four metres').getByText('Partly paid').waitFor();
  await rowOf(page, 'Banner of four metres').getByText('$50.00').first().waitFor();
  expect(faults).toEqual([]);
});

test('the tasks report shows figures and a table for an employee, this month at first, and follows', async () => {
  const worker = await shop.services.employee({ name: 'Zamzam', commissionRate: 5 });
  await shop.services.service({ serviceName: 'Poster', servicePrice: 30, ProductionEmployeeID: worker._id });
  const { page, faults } = await visitShop(browser, shop, '/tasksReport');
  await expect.poll(() => page.getByRole('button', { name: 'This month', pressed: true }).count()).toBe(1);
  await choose(page, 'Employee', /Zamzam/);
  await rowOf(page, 'Poster').waitFor();
  await page.getByText('$1.50').waitFor();
  await expect.poll(() => page.getByLabel('Start date').inputValue()).toMatch(/^1 /);
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.getByRole('status').getByText('Nothing was found').waitFor();
  expect(faults).toEqual([]);
});

test('the reports on services show rows and totals, and debts at one click', async () => {
  const made = await shop.services.service({ serviceName: 'Debt sign', servicePrice: 70 });
  await saved(shop.services.pay(made, 20, { datePaid: new Date().toISOString().slice(0, 10) }));
  const { page, faults } = await visitShop(browser, shop, '/Service%20Report');
  for (const [path, text] of [
    ['/ServiceReport', 'Debt sign'],
    ['/serviceReceiptReport', 'Debt sign'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'This year' }).click();
    await rowOf(page, text).first().waitFor();
    await page.getByRole('row', { name: /^Total / }).waitFor();
  }
  await page.goto('/ServiceDept');
  await page.getByRole('heading', { name: 'Service debts' }).waitFor();
  await rowOf(page, 'Debt sign').getByText('$50.00').waitFor();
  expect(faults).toEqual([]);
});
