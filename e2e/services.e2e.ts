import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopServices, shopServices } from '../src/testing/shop-services';
import { ownerPassword, setUpBody } from '../src/testing/test-app';
import { callsOf, saved } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { choose, phone, visit } from './visit';

let product: Product;
let browser: Browser;
let shopOwner: string;
let shop: ShopServices;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  const calls = callsOf(product.url);
  const setUp = calls.call('POST', 'setup', { brand: 'decoration', body: setUpBody('decoration') });
  shopOwner = (await saved(setUp)).body.token;
  shop = shopServices(calls, shopOwner);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openedShop(path: string, token = shopOwner, look = {}) {
  const visited = await visit(browser, product.url, { token, ...look });
  await visited.page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
  await visited.page.goto(path);
  await visited.page.getByRole('heading', { level: 1 }).first().waitFor();
  return visited;
}

/** Somebody of the shop whose role has the tasks alone. */
async function workerOf(role: string, employeeID: string): Promise<string> {
  await saved(shop.call('POST', 'roles', { role, permissions: [{ name: 'Tasks', path: '/tasks' }] }));
  const username = `${role.toLowerCase()}@shop.test`;
  const body = { name: role, phone: '252615550101', username, userType: role, password: ownerPassword, employeeID };
  await saved(shop.call('POST', 'users', body));
  return (await saved(shop.call('POST', 'login', { username, password: ownerPassword }))).body.token;
}

test('the counter registers a customer, orders a service, takes a part of its price and then the rest', async () => {
  await shop.employee({ name: 'Faysal Printer', jobTitle: 'Printer' });
  await shop.customer({ name: 'Hawa Nur', phone: '252615550777' });
  const { page, faults } = await openedShop('/customer');
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
  await dialog.getByLabel('Total price').fill('100');
  await dialog.getByLabel('Quantity').fill('250');
  await dialog.getByText('Price per piece: $0.40').waitFor();
  await choose(dialog, 'Service type', 'Print');
  expect(await dialog.getByLabel('Design status').first().inputValue()).toBe('None');
  expect(await dialog.getByLabel('Designer').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Save service' }).click();
  await dialog.getByText('Please select print employee').first().waitFor();
  await choose(dialog, 'Printer', /Faysal/);
  await choose(dialog, 'Print status', 'Assigned');
  await dialog.getByRole('button', { name: 'Save service' }).click();
  const row = rowOf(page, 'Wedding cards');
  await row.getByText('Unpaid').waitFor();

  await row.hover();
  await row.getByRole('button', { name: 'Take payment' }).click();
  expect(await dialog.getByLabel('Amount paid').inputValue()).toBe('100.00');
  await dialog.getByLabel('Amount paid').fill('100.01');
  await dialog.getByLabel('Phone paid').fill('252615550777');
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
  expect(await dialog.getByLabel('Amount paid').inputValue()).toBe('60.00');
  expect(await dialog.getByLabel('Phone receipt').inputValue()).toBe('252612345678');
  await dialog.getByLabel('Phone paid').fill('252615550777');
  await dialog.getByRole('button', { name: 'Take $60.00' }).click();
  await page.getByText('Thank you, dear customer').first().waitFor();
  await page.goto('/service');
  await row.getByText('Fully paid').waitFor();
  expect(faults).toEqual([]);
});

test('a designer and a printer move a job to done and see their figures', async () => {
  const designer = await shop.employee({ name: 'Liban', commissionRate: 10 });
  const printer = await shop.employee({ name: 'Idil', commissionRate: 5 });
  await shop.service({
    serviceName: 'Menu cards',
    servicePrice: 80,
    workType: 'both',
    employeeID: designer._id,
    ProductionEmployeeID: printer._id,
    workStatus: 'assigned',
    prductionStatus: 'assigned',
  });
  for (const [role, status, commission, look] of [
    ['Designer', 'Design status', '$8.00', {}],
    ['Printer', 'Print status', '$4.00', { look: phone }],
  ] as const) {
    const { _id } = role === 'Designer' ? designer : printer;
    const { page, faults } = await openedShop('/tasks', await workerOf(role, _id), look);
    await page.getByText(commission).first().waitFor();
    await page.getByRole('button', { name: 'Menu cards' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Status of Menu cards').waitFor();
    await choose(dialog, status, 'Done');
    expect(await dialog.getByText(/^(Design|Print) status/).count()).toBe(1);
    await dialog.getByRole('button', { name: 'Save status' }).click();
    await rowOf(page, 'Menu cards').getByText('Done').waitFor();
    expect(faults).toEqual([]);
  }
  const [job] = (await shop.call('GET', 'service?q=menu')).body;
  expect([job.workStatus, job.prductionStatus]).toEqual(['done', 'done']);
});

test('the tasks report asks, shows figures and a table, and goes back to what was asked', async () => {
  const worker = await shop.employee({ name: 'Zamzam', commissionRate: 5 });
  await shop.service({ serviceName: 'Poster', servicePrice: 30, ProductionEmployeeID: worker._id });
  const { page, faults } = await openedShop('/tasksReport');
  await page.getByRole('button', { name: 'View report' }).click();
  await page.getByText('Please select employee').first().waitFor();
  await choose(page, 'Employee', /Zamzam/);
  await page.getByRole('button', { name: 'This month' }).click();
  await page.getByRole('button', { name: 'View report' }).click();
  await rowOf(page, 'Poster').waitFor();
  await page.getByText('$1.50').waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await page.getByLabel('Start date').inputValue()).toMatch(/-01$/);
  expect(faults).toEqual([]);
});

test('the reports on services show rows and totals, and debts at one click', async () => {
  const made = await shop.service({ serviceName: 'Debt sign', servicePrice: 70 });
  await saved(shop.pay(made, 20, { datePaid: new Date().toISOString().slice(0, 10) }));
  const { page, faults } = await openedShop('/Service%20Report');
  for (const [path, text] of [
    ['/ServiceReport', 'Debt sign'],
    ['/serviceReceiptReport', 'Debt sign'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'This year' }).click();
    await page.getByRole('button', { name: 'View report' }).click();
    await rowOf(page, text).first().waitFor();
    await page.getByRole('row', { name: /^Total / }).waitFor();
  }
  await page.goto('/ServiceDept');
  await page.getByRole('heading', { name: 'Service debts' }).waitFor();
  await page.getByRole('button', { name: 'View report' }).click();
  await rowOf(page, 'Debt sign').getByText('$50.00').waitFor();
  expect(faults).toEqual([]);
});
