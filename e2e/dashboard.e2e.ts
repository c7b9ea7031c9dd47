// Proves S§1, S§2, S§9.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setUpBody } from '#testing/test-app';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { cards } from './acts';
import { seed } from './seed';
import { phone, settled, visit } from './visit';

openAcademy();
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  const { student, schoolClass } = await seed(academy);
  await enter('expense', 'Office rent', '1250.00');
  await enter('income', 'Bank interest', '50');
  await academy.records.enroll(await academy.records.student(), schoolClass, 'pending');
  await academy.records.student({ studentStatus: 'pending' });
  expect(student.stdID).toBe(1001);
});

async function enter(transectionType: 'income' | 'expense', name: string, amount: string): Promise<void> {
  const body = { transectionType, type: 'service income', name, amount, date: today, description: name };
  await saved(academy.call('POST', 'transection', { token: academy.owner, body }));
}

test("the academy's dashboard shows what its cards, months, report and latest transactions are made of", async () => {
  const page = await openAt('/dashboard');
  expect(await cards(page)).toEqual({
    Income: '$54.00',
    Expenses: '$1,250.00',
    Balance: '−$1,196.00',
    Debts: '$31.00',
    Students: '3',
    'Active students': '2',
    'Students graduated': '0',
    'Enrolled in': '0',
    Courses: '1',
    Classes: '1',
    Teachers: '1',
    Users: '2',
  });
  const report = page.getByRole('region', { name: 'Summary report' });
  await expect
    .poll(() => report.locator('dl > div').allInnerTexts())
    .toEqual(
      ['Transactions 3', 'Students enrolled 2', 'Pending students 1'].map((line) => line.replace(/ (\d+)$/, '\n$1')),
    );
  const earning = page.getByRole('region', { name: 'Monthly earning' });
  await expect
    .poll(async () => (await earning.locator('dl > div').allInnerTexts()).map((line) => line.split('\n')))
    .toEqual([
      ['Income', '$50.00'],
      ['Expense', '$1,250.00'],
      ['Net income', '−$1,200.00'],
    ]);
  await expect.poll(() => earning.getByRole('img', { name: /Net income of this month/ }).textContent()).toContain('0%');
  await expect.poll(() => earning.getByRole('table').getByRole('row').count()).toBe(13);
  const latest = page.getByRole('region', { name: 'Latest transactions' });
  await expect
    .poll(() => latest.getByRole('columnheader').allTextContents())
    .toEqual(['ID', 'Transaction type', 'Category', 'Name', 'Amount', 'Date', 'Status']);
  const first = latest.getByRole('row').filter({ hasText: 'Bank interest' }).first();
  await expect
    .poll(() => first.getByRole('cell').allTextContents())
    .toEqual([
      '3',
      'Income',
      'Service income',
      'Bank interest',
      '$50.00',
      expect.stringMatching(/^\d{1,2} \w+ \d{4} at \d\d:\d\d$/),
      'Income',
    ]);
});

test('a card leads to the list behind it, and to none for who has not got that screen', async () => {
  const page = await openAt('/dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Active students' }).click();
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
  await settled(page);
  expect(new URL(page.url()).search).toBe('?studentStatus=active');
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(3);
  await page.goBack();
  await main.getByRole('link', { name: 'Debts' }).click();
  await page.getByRole('heading', { level: 1, name: 'Owed' }).waitFor();
  const user = await userOf(academy, 'Reader', ['/dashboard', '/courses']);
  const other = await openAt('/dashboard', user.token);
  await expect.poll(() => other.getByRole('main').getByRole('link').allTextContents()).toEqual(['Courses']);
  await expect.poll(async () => (await cards(other)).Debts).toBe('$31.00');
});

test('the months are read with the pointer and with the arrow keys', async () => {
  const page = await openAt('/dashboard');
  const earning = page.getByRole('region', { name: 'Monthly earning' });
  const month = (back: number) =>
    new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1)),
    );
  const reading = earning.locator('figure > div').first();
  await expect.poll(() => reading.innerText()).toContain(month(0));
  // Its figures stand beside the chart, each once.
  expect(await reading.innerText()).not.toContain('$');
  await earning.getByRole('slider', { name: 'Month' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => reading.innerText()).toContain(month(2));
  expect(await reading.innerText()).toContain('$');
  await page.keyboard.press('Tab');
  await expect.poll(() => reading.innerText()).toContain(month(0));
  const chart = earning.getByRole('img', { name: /Income and expense by month/ });
  await chart.hover({ position: { x: 60, y: 100 } });
  await expect.poll(() => reading.innerText()).toContain(month(11));
});

test('what is written while the dashboard is away shows when it is back', async () => {
  const page = await openAt('/dashboard');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Courses', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Add course' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Course name' }).fill('Graphic Design');
  await form.getByRole('textbox', { name: 'Price' }).fill('90');
  await form.getByRole('textbox', { name: 'Duration in months' }).fill('3');
  await form
    .getByRole('combobox', { name: 'Level' })
    .or(form.getByRole('textbox', { name: 'Level' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Basic' }).click();
  await form.getByRole('button', { name: 'Save course' }).click();
  await form.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(async () => (await cards(page)).Courses).toBe('2');
});

test('the dashboard of the shop is titled Dashboard and counts users, employees and transactions', async () => {
  const { body } = await saved(
    fetch(`${product.url}/api/decoration/setup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setUpBody('decoration')),
    }).then(async (answer) => ({
      status: answer.status,
      body: await answer.json(),
      headers: {},
      text: '',
      bytes: Buffer.alloc(0),
    })),
  );
  const { page } = await visit(browser, product.url, { token: body.token, look: phone });
  await page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
  await page.goto('/decorationDashboard');
  await settled(page);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(async () => Object.keys(await cards(page))).toEqual(['Income', 'Expenses', 'Balance', 'Debts']);
  const report = page.getByRole('region', { name: 'Summary report' });
  await expect
    .poll(async () => (await report.locator('dl > div').allInnerTexts()).map((line) => line.split('\n')))
    .toEqual([
      ['Users', '1'],
      ['Employees', '0'],
      ['Transactions', '0'],
    ]);
  await page.getByText('Income and expenses appear here as soon as they are entered.').waitFor();
});

async function openAt(path: string, token = academy.owner): Promise<Page> {
  const { page } = await visit(browser, product.url, { token });
  await page.goto(path);
  await settled(page);
  return page;
}
