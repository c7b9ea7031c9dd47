// Proves S§1, S§2, S§5, S§6, B16, D6, D12, D15, D21, H4.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { act, choose, desktop, phone, settled, visit } from './visit';

openAcademy();

beforeAll(async () => {
  // A student of a class, with a fee and a receipt of it.
  await seed(academy);
});

async function openAt(path: string, look = desktop): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto(path);
  await settled(page);
  return page;
}

test('income is entered by hand, told apart from what receipts post, and voided by its name', async () => {
  const page = await openAt('/income');
  await page.getByRole('button', { name: 'Add income' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add income' });
  await dialog.getByText('Receipts post themselves.').waitFor();
  await choose(dialog, 'Type', 'Service income');
  await dialog.getByLabel('Name').fill('Bank of Hodan');
  await dialog.getByLabel('Amount').fill('50.25');
  await dialog.getByLabel('Description').fill('Interest');
  const ahead = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Date').fill(ahead);
  await dialog.getByText('This date is in the future.').waitFor();
  await dialog.getByLabel('Date').fill('2026-01-31');
  await expect.poll(() => dialog.getByText('This date is in the future.').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Save income' }).click();
  const row = page.getByRole('row', { name: /Bank of Hodan/ });
  await row.getByText('By hand').waitFor();
  const posted = page.getByRole('row', { name: /Fee receipt/ });
  await posted.getByText('Automatically').waitFor();
  expect(await posted.getByRole('button', { name: 'Void' }).count()).toBe(0);
  await posted.locator('[data-part="open"]').click();
  // What a document posted is changed there.
  await page.waitForURL(/\/receipt\?receiptNo=\d+$/);
  await page.goBack();
  await act(row, 'Void');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Are you sure?' }));
  await question.getByText(/Void transaction \d+ Bank of Hodan, \$50\.25\?/).waitFor();
  await question.getByRole('button', { name: 'Void', exact: true }).click();
  await row.waitFor({ state: 'detached' });
});

test('income types are those of the brand, an expense is of any type and earlier ones are suggested', async () => {
  const income = await openAt('/income');
  await income.getByRole('button', { name: 'Add income' }).first().click();
  await income.getByRole('dialog').getByLabel('Type').click();
  await income.getByRole('option', { name: 'Service income' }).waitFor();
  const offered = income.getByRole('option').filter({ visible: true });
  await expect
    .poll(async () => (await offered.allTextContents()).filter((word) => !/^\d+$/.test(word)))
    .toEqual(['Student income', 'Service income']);
  const page = await openAt('/expense');
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add expense' });
  await dialog.getByLabel('Type').fill('Office rent');
  await dialog.getByLabel('Name').fill('Hodan Towers');
  await dialog.getByLabel('Amount').fill('350');
  await dialog.getByLabel('Date').fill('2026-01-02');
  await dialog.getByLabel('Description').fill('January');
  await dialog.getByRole('button', { name: 'Save expense' }).click();
  await page.getByRole('row', { name: /Hodan Towers/ }).waitFor();
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  await page.locator('datalist option[value="Office rent"]').waitFor({ state: 'attached' });
});

test('a date-range report opens on this month, marks its span, follows each change, stands in its address, and hands out its file', async () => {
  const page = await openAt('/statement');
  const chosen = page.getByRole('button', { pressed: true });
  await expect.poll(() => chosen.allInnerTexts()).toEqual(['This month']);
  await page.getByRole('button', { name: 'Last month' }).click();
  await expect.poll(() => chosen.allInnerTexts()).toEqual(['Last month']);
  await page.waitForURL('**/statement?startDate=*');
  await page.getByLabel('Start date').fill('');
  await page.getByText('Please select start date').waitFor();
  await page.getByLabel('Start date').fill('2026-01-31');
  await page.getByLabel('End date').fill('2026-01-01');
  await page.getByText('The end date is before the start date').waitFor();
  await page.getByLabel('Start date').fill('2026-01-01');
  await page.getByLabel('End date').fill('2026-01-31');
  await page.getByRole('row', { name: /Hodan Towers.*−\$350\.00/ }).waitFor();
  expect(page.url()).toContain('startDate=2026-01-01&endDate=2026-01-31');
  await page.reload();
  await page.getByRole('row', { name: /Hodan Towers/ }).waitFor();
  await expect.poll(() => page.getByText('Balance at the end').locator('..').innerText()).toContain('−$350.00');
  await page.getByRole('button', { name: 'Export what matches' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('TableContent.csv');
  expect(readFileSync(await file.path(), 'utf8')).toContain('Hodan Towers');
  await page.getByLabel('Start date').fill('2030-01-01');
  await page.getByLabel('End date').fill('2030-01-02');
  await page.getByRole('status').getByText('Nothing was found').waitFor();
});

test('the fee report opens on what is due of all classes, and follows', async () => {
  const page = await openAt('/feeReport', phone);
  await page.getByRole('table', { name: 'Fee report' }).getByText('Partly paid').waitFor();
  await choose(page, 'Status', 'Partly paid');
  await page.waitForURL('**feeStatus=percialPaid*');
  await choose(page, 'Status', 'Due');
  await page.waitForURL('**feeStatus=due*');
  await page.getByRole('table', { name: 'Fee report' }).getByText('Partly paid').waitFor();
  expect(page.url()).toContain('classID=All');
});

test('the enrollment report shows at once and narrows; the receipt report says by which date it counts', async () => {
  const page = await openAt('/enrollmentreport');
  const rows = page.getByRole('table', { name: 'Enrollment report' }).getByRole('row');
  await rows.nth(1).waitFor();
  await choose(page, 'Status', 'Graduated');
  await page.getByRole('status').getByText('Nothing was found').waitFor();
  const receipts = await openAt('/receiptReport?startDate=2020-01-01&endDate=2199-12-31');
  await receipts.getByText('Receipts by the day they were entered.').waitFor();
  await receipts.getByRole('table', { name: 'Receipt report' }).getByRole('row').nth(1).waitFor();
});
