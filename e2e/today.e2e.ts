// Proves C8.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { academyMoney } from '#testing/academy-money';
import { ownerPassword } from '#testing/test-app';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { adding, fill, logIn } from './acts';
import { setUpShop, visitShop } from './shop';
import { choose, desktop, phone, settled, visit } from './visit';

openAcademy();

test('a new academy is led from its first course to its first payment, and sees what is done', async () => {
  const { page, faults } = await visit(browser, product.url, { look: phone });
  await page.goto('/login');
  await logIn(page, 'owner@academy.test', ownerPassword);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const steps = page.getByRole('region', { name: 'First steps' });
  const { records } = academy;

  const begin = async (step: string, done: string, heading: string) => {
    await page.goto('/dashboard');
    await settled(page);
    await steps.getByText(done).waitFor();
    const next = steps.locator('[aria-current="step"]');
    await expect.poll(() => next.innerText()).toContain(step);
    await next.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

  await begin('Add the first course', '0 of 5 done', 'Courses');
  const form = await adding(page, 'Add course');
  await fill(form, { 'Course name': 'Web Development', Price: '30', 'Duration in months': '6' });
  await choose(form, 'Level', 'Basic');
  await form.getByRole('button', { name: 'Save course' }).click();
  await form.waitFor({ state: 'detached' });
  await begin('Register a teacher and open a class', '1 of 5 done', 'Teachers');
  const teacher = await records.teacher();
  await begin('Register a teacher and open a class', '1 of 5 done', 'Classes');
  const room = await records.class({ teacherID: teacher._id });
  await begin('Register a student', '2 of 5 done', 'Students');
  const student = await records.student();
  await begin('Enroll the student in the class', '3 of 5 done', 'Enroll a student');
  await records.enroll(student, room);
  await saved(academyMoney(academy, academy.owner).chargeStudent(student, room, { feeAmount: 20 }));
  await begin('Take the first payment', '4 of 5 done', 'Fees');
  await page.getByRole('button', { name: 'Take $20.00' }).first().click();
  const payment = page.getByRole('dialog', { name: 'Take payment' });
  await fill(payment, { 'Paid from phone': '252615550202' });
  await payment.getByRole('button', { name: 'Take $20.00' }).click();
  await page.getByRole('dialog', { name: 'Payment taken' }).waitFor();

  await page.goto('/dashboard');
  await settled(page);
  await page.getByRole('region', { name: 'Today' }).waitFor();
  expect(await steps.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('the day says who owes, what is low and what is complained of, and each line leads to its list', async () => {
  const { records, owner, call } = academy;
  const [room, student] = [await records.class(), await records.student()];
  await records.enroll(student, room);
  await saved(academyMoney(academy, owner).chargeStudent(student, room, { feeAmount: 12.5 }));
  const complaint = { studentID: student._id, classID: room._id, description: 'Noise', status: 'assigned' };
  await saved(call('POST', 'complain', { token: owner, body: complaint }));
  await saved(call('POST', 'stock', { token: owner, body: { itemName: 'Ink', ...priced, quantityInStock: 2 } }));
  await saved(call('POST', 'stock', { token: owner, body: { itemName: 'Pens', ...priced, quantityInStock: 0 } }));
  const page = await openAt('/dashboard');
  const day = page.getByRole('region', { name: 'Today' });
  await expect
    .poll(async () => (await linesOf(page)).map((line) => line.slice(0, 2)))
    .toEqual([
      ['Registers not taken', expect.stringMatching(/^\d$/)],
      ['Owed', '$12.50'],
      ['Low stock', '1'],
      ['Open complaints', '1'],
      ['Waiting list', '0'],
      ['Income this month', '$20.00'],
      ['Expenses this month', '$0.00'],
    ]);
  await day.getByText('1 person, since').waitFor();
  for (const [line, heading, search, row] of [
    ['Registers not taken', 'Attendance', '', undefined],
    ['Owed', 'Owed', '', '$12.50'],
    ['Low stock', 'Stock', 'stockStatus=low', 'Ink'],
    ['1 item is out of stock', 'Stock', 'stockStatus=empty', 'Pens'],
    ['Open complaints', 'Complaints', 'tab=open', 'Noise'],
    ['Income this month', 'Income', 'from=', '$20.00'],
    ['Expenses this month', 'Expense', 'from=', undefined],
  ] as const) {
    await day.getByRole('link', { name: line, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await settled(page);
    expect(new URL(page.url()).search).toContain(search);
    if (row !== undefined) await page.getByRole('table').getByText(row).first().waitFor();
    await page.goBack();
    await settled(page);
  }
});

test('a line without right is absent, and the month is told without a way to it', async () => {
  const { token } = await userOf(academy, 'Keeper', ['/dashboard', '/stock']);
  const page = await openAt('/dashboard', token);
  await expect
    .poll(async () => (await linesOf(page)).map(([label]) => label))
    .toEqual(['Low stock', 'Income this month', 'Expenses this month']);
  await expect
    .poll(() => page.getByRole('region', { name: 'Today' }).getByRole('link').allInnerTexts())
    .toEqual(['Low stock', '1 item is out of stock']);
});

test('a new shop sees its own first steps, which an administrator dismisses for good', async () => {
  const shop = await setUpShop(product.url);
  const { page } = await visitShop(browser, shop, '/DecorationDashboard');
  await settled(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect
    .poll(() => steps.getByRole('link').allInnerTexts())
    .toEqual([
      'Put the first item into stock',
      'Add an employee',
      'Register a customer',
      'Take in the first service',
      'Make the first sale',
    ]);
  await shop.sales.item();
  await page.reload();
  await settled(page);
  await expect.poll(() => steps.getByRole('listitem').first().innerText()).toBe('Put the first item into stock');
  await steps.getByRole('img', { name: 'Done' }).waitFor();
  await steps.getByRole('button', { name: 'Do not show this again' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  expect(await steps.count()).toBe(0);
  await expect
    .poll(async () => (await linesOf(page)).map(([label]) => label))
    .toEqual(['Owed', 'Low stock', 'Income this month', 'Expenses this month']);
});

test('the day has no barrier and fits, at a desk and on a phone, in either colours', async () => {
  for (const look of [desktop, phone])
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit(browser, product.url, {
        token: academy.owner,
        look: { ...look, colorScheme, reducedMotion: 'reduce', bypassCSP: true },
      });
      await page.goto('/dashboard');
      await settled(page);
      expect(await violations(page)).toEqual([]);
      const { width = 0 } = look.viewport ?? {};
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
});

const priced = { purchusePrice: 1, sellingPrice: 2 };

/** The lines of the day, each by its words. */
async function linesOf(page: Page): Promise<string[][]> {
  const lines = await page.getByRole('region', { name: 'Today' }).locator('dl > div').allInnerTexts();
  return lines.map((line) => line.split('\n').filter((words) => words !== ''));
}

async function openAt(path: string, token = academy.owner): Promise<Page> {
  const { page } = await visit(browser, product.url, { token });
  await page.goto(path);
  await settled(page);
  return page;
}
