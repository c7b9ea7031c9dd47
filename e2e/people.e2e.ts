// Proves S§1, S§2.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { peopleRecords } from '#testing/people-records';
import { academy, browser, openAcademy, product } from './opened-product';
import { setUpShop, type Shop, visitShop } from './shop';
import { act, choose, visit } from './visit';

openAcademy();
let shop: Shop;

beforeAll(async () => {
  shop = await setUpShop(product.url);
});

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('an employee is added without a status, which an edit can set', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/employee');
  await page.getByRole('button', { name: 'Add employee' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save employee' }).click();
  await dialog.getByText('Enter job title').first().waitFor();
  expect(await dialog.getByLabel('Status').count()).toBe(0);
  for (const [label, value] of [
    ['Name', 'Khadra Ismail'],
    ['Phone', '252615550404'],
    ['Address', 'Hodan'],
    ['Date of birth', '1994-05-17'],
    ['Department', 'Design'],
    ['Job title', 'Designer'],
    ['Salary', '450'],
  ] as const)
    await dialog.getByRole('textbox', { name: label, exact: false }).or(dialog.getByLabel(label)).first().fill(value);
  await choose(dialog, 'Gender', 'Female');
  await choose(dialog, 'Blood type', 'O+');
  await choose(dialog, 'Educational level', 'Bachelor');
  await choose(dialog, 'Type of work', 'Permanent');
  await dialog.getByRole('button', { name: 'Save employee' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = rowOf(page, 'Khadra Ismail');
  await row.getByText('Active').waitFor();
  await row.hover();
  await act(row, 'Edit');
  await choose(page.getByRole('dialog'), 'Status', 'Off');
  await page.getByRole('dialog').getByRole('button', { name: 'Save employee' }).click();
  await row.getByText('Off').waitFor();
  expect(faults).toEqual([]);
});

test('salaries are made for several by typing, paid together after a question, and printed', async () => {
  const records = peopleRecords(academy, academy.owner);
  for (const name of ['Amina Payee', 'Bashir Payee']) await records.employee({ name, salaryAmount: 400 });
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/payroll');
  await page.getByRole('button', { name: 'Add payroll' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make payroll' }).waitFor();
  expect(await dialog.getByLabel('Amount').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Make payroll' }).click();
  await dialog.getByText('Please choose an employee').first().waitFor();
  const box = dialog
    .getByRole('combobox', { name: 'Employees' })
    .or(dialog.getByRole('textbox', { name: 'Employees' }));
  for (const name of ['Amina', 'Bashir']) {
    await box.first().fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
  }
  await dialog.getByRole('button', { name: 'Make 2 payrolls' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await page.getByRole('button', { name: 'Pay 2 selected, $800.00' }).click();
  const question = page.getByRole('dialog');
  await question.getByText('2 payrolls, $800.00 together').waitFor();
  await question.getByRole('button', { name: 'Pay $800.00' }).click();
  await rowOf(page, 'Amina Payee').waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('button', { name: 'All', exact: true }).click();
  await rowOf(page, 'Amina Payee').getByText('Paid', { exact: true }).waitFor();
  await rowOf(page, 'Bashir Payee').getByText('Paid', { exact: true }).waitFor();
  await rowOf(page, 'Amina Payee').hover();
  await act(rowOf(page, 'Amina Payee'), 'Payslip');
  const slip = page.getByRole('dialog');
  await slip.getByText('$400.00').first().waitFor();
  const download = page.waitForEvent('download');
  await slip.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('payslip.pdf');
  expect(faults).toEqual([]);
});

test('performance begins with the commission rate, is paid, and is deleted after its own question', async () => {
  const designer = await shop.people.employee({ name: 'Dega Designer', commissionRate: 5 });
  await shop.people.performance(designer._id, { taskType: 'Poster' });
  const { page, faults } = await visitShop(browser, shop, '/perfomance');
  await page.getByRole('button', { name: 'Add performance entry' }).first().click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, 'Employee', /Dega Designer/);
  await expect.poll(() => dialog.getByLabel('Commission').inputValue()).toBe('0.05');
  await dialog.getByLabel('Task type').fill('Banner');
  await dialog.getByLabel('Quantity').fill('1');
  await dialog.getByLabel('Task price').fill('99.90');
  await dialog.getByText('$5.00').waitFor();
  await dialog.getByRole('button', { name: 'Save performance entry' }).click();
  await dialog.waitFor({ state: 'detached' });
  const banner = rowOf(page, 'Banner');
  await banner.hover();
  await banner.locator('[data-part="Pay"]').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $5.00' }).click();
  await banner.getByText('Paid', { exact: true }).waitFor();
  const poster = rowOf(page, 'Poster');
  await poster.hover();
  await act(poster, 'Delete');
  await page.getByText('Are you sure you want to delete this performance entry?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await poster.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('branches and the employee of a user are entered in the shop', async () => {
  await shop.people.employee({ name: 'Ubah User' });
  const { page, faults } = await visitShop(browser, shop, '/branch');
  await page.getByRole('button', { name: 'Add branch' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save branch' }).click();
  await dialog.getByText('Enter branch location').first().waitFor();
  await dialog.getByLabel('Branch name').fill('Bakaara');
  await dialog.getByLabel('Location').fill('Mogadishu');
  await dialog.getByRole('button', { name: 'Save branch' }).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 'Bakaara').hover();
  await act(rowOf(page, 'Bakaara'), 'Delete');
  await page.getByText('Delete Bakaara?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await rowOf(page, 'Bakaara').waitFor({ state: 'detached' });
  await page.goto('/users');
  await page.getByRole('button', { name: 'Add user' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save user' }).click();
  await page.getByRole('dialog').getByText('Please select employee').first().waitFor();
  await choose(page.getByRole('dialog'), 'Employee', /Ubah User/);
  expect(faults).toEqual([]);
});
