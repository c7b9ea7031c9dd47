// Proves S§1, S§2, S§8, R 6.4, DE14, I2.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { studentPassword } from '#testing/academy-records';
import { ownerPassword } from '#testing/test-app';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { phone, settled, visit } from './visit';

openAcademy();

let made: Awaited<ReturnType<typeof seed>>;

beforeAll(async () => {
  made = await seed(academy);
});

test('the portal opens two seconds after the login, from whatever brand, and its logout leads back', async () => {
  const { page } = await visit(browser, product.url, { look: phone });
  await page.goto('/loginportal');
  await page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
  await page.reload();
  const answered = page.waitForResponse((response) => response.url().endsWith('/loginportal'));
  await logIn(page, String(made.student.stdID), studentPassword);
  expect(new URL((await answered).url()).pathname).toBe('/api/academy/loginportal');
  const began = performance.now();
  await page.waitForURL('**/portal');
  const waited = performance.now() - began;
  expect(waited).toBeGreaterThan(1500);
  await settled(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(expect.arrayContaining(['Marks', 'Fees']));
  expect(await page.evaluate(() => sessionStorage.getItem('studentToken'))).not.toBeNull();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/loginportal');
  expect(await page.evaluate(() => sessionStorage.getItem('studentToken'))).toBeNull();
});

test('staff are no students: the portal login says so and lets nobody in', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/loginportal');
  // A server that mistook the one for the other would not do: the page looks for itself (A3).
  const staff = (
    await saved(academy.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } }))
  ).body;
  await page.route('**/loginportal', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: staff }) : route.continue(),
  );
  await logIn(page, '1001', 'whatever it is');
  await page.getByText('Only students are allowed here').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/loginportal');
  expect(await page.evaluate(() => sessionStorage.getItem('studentToken'))).toBeNull();
});

test('a class chosen leaves the marks, the average and the grade of that class', async () => {
  const evening = await academy.records.class({ className: 'Evening B', courseID: made.course._id });
  await academy.records.enroll(made.student, evening);
  await saved(
    academy.call('POST', 'marks', {
      token: academy.owner,
      body: { studentID: made.student._id, classID: evening._id, subjectID: made.subject._id, Amount: 40 },
    }),
  );
  const page = await openAt('/portal');
  const main = page.getByRole('main');
  const table = page.getByRole('table');
  for (const word of ['Morning A', 'Evening B']) await table.getByText(word).first().waitFor();
  for (const word of ['127.5', '63.75', 'Pass']) await main.getByText(word).first().waitFor();
  await page.getByRole('combobox', { name: 'Class' }).selectOption({ label: 'Evening B – Web Development' });
  await main.getByText('Fail').first().waitFor();
  await expect.poll(() => table.innerText()).toContain('Evening B');
  await expect.poll(() => table.innerText()).not.toContain('Morning A');
  await page.getByRole('button', { name: 'Print' }).waitFor();
});

test('the fees show what is owed, what is paid, and each receipt as a PDF', async () => {
  const page = await openAt('/studentFees');
  const shown = await page.getByRole('main').innerText();
  for (const word of ['$31.00', '$4.00', '$35.00', 'Registration', 'Books', '$25.00', '$6.00'])
    expect(shown, word).toContain(word);
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /receipt|PDF/i })
    .first()
    .click();
  expect((await waiting).suggestedFilename()).toBe('receipt.pdf');
});

test('the fees say what is due next, and of a plan each part with its day and what is left of it', async () => {
  const { call, owner, records } = academy;
  const student = await records.student({ studentName: 'Sahra Qaybo' });
  await records.enroll(student, made.schoolClass);
  const ofStudent = { feetype: 'bookfee', classID: made.schoolClass._id, studentID: student._id };
  const charge = { ...ofStudent, feeName: 'Books of the year', feeAmount: 180 };
  await saved(call('POST', 'fee/generateFeeSingleStudent', { token: owner, body: charge }));
  const { body: fees } = await saved(call('GET', `fee?studentID=${student._id}`, { token: owner }));
  const { _id: feeID, __v } = fees.find(({ feeName }: { feeName: string }) => feeName === charge.feeName);
  const instalments = ['2035-01-05', '2035-02-05', '2035-03-05'].map((dueDate) => ({ dueDate, amount: 60 }));
  await saved(call('PUT', `fee/${feeID}`, { token: owner, body: { instalments, __v } }));
  const paid = { feeID, studentID: student._id, AmountPaid: 75, phonePaid: '252615550202', datePaid: '2026-03-02' };
  await saved(call('POST', 'receipt', { token: owner, body: paid }));

  const { page } = await visit(browser, product.url, {
    studentToken: await records.portalTokenOf(student),
    look: phone,
  });
  await page.goto('/studentFees');
  await settled(page);
  const next = page.getByText('Next due').locator('..');
  await expect.poll(() => next.innerText()).toMatch(/\$45\.00\s+5 Feb 2035/);
  const parts = page.getByRole('table', { name: charge.feeName }).getByRole('row');
  await expect
    .poll(async () => (await parts.allInnerTexts()).slice(1).map((row) => row.replaceAll(/\s+/g, ' ').trim()))
    .toEqual(['5 Jan 2035 $60.00 Paid', '5 Feb 2035 $60.00 Not due Left to pay $45.00', '5 Mar 2035 $60.00 Not due']);
});

async function openAt(path: string): Promise<Page> {
  const studentToken = await academy.records.portalTokenOf(made.student);
  const { page } = await visit(browser, product.url, { studentToken, look: phone });
  await page.goto(path);
  await settled(page);
  return page;
}

async function logIn(page: Page, stdID: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Student ID' }).fill(stdID);
  // Where families are kept the office gives PINs.
  await page.getByLabel('Password or PIN', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
