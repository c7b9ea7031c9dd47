// Proves DE14, S§2: who owes, how they are called, and how their money is taken.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { saved } from './academy';
import { writtenBy } from './chat';
import { counted } from './acts';
import { academy, browser, openAcademy, product } from './opened-product';
import { whole } from './record-pages';
import { seed } from './seed';
import { choose, desktop, phone, settled, visit } from './visit';

openAcademy();

let seeded: Awaited<ReturnType<typeof seed>>;
beforeAll(async () => {
  seeded = await seed(academy);
});

/** A student who owes for a month and for a book. */
async function owing(studentName: string) {
  const { records, call, owner } = academy;
  const student = await records.student({ studentName, studentPhone: '252619990055' });
  const { schoolClass, course } = seeded;
  const feeItems = [
    { feeName: 'Books', feetype: 'bookfee', feeAmount: 30 },
    { feeName: 'Card', feetype: 'IDcard', feeAmount: 12.5 },
  ];
  const enrolled = { studentID: student._id, classID: schoolClass._id, courseID: course._id, Amount: 20, feeItems };
  await saved(call('POST', 'Enrollment', { token: owner, body: enrolled }));
  return student;
}

/** The dashboard, from which one action leads to who owes. */
async function openOwed(page: Page, act: (does: () => Promise<unknown>) => Promise<void>) {
  await page.goto('/dashboard');
  await settled(page);
  await act(() => page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'Owed' }).click());
  await page.getByRole('heading', { level: 1, name: 'Owed' }).waitFor();
}

test('who owes is seen by one action and called, written to or paid by a tap at 390', async () => {
  const student = await owing('Xalimo at 390');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: phone });
  const { act, count } = counted();
  await openOwed(page, act);
  const card = page.getByRole('listitem').filter({ hasText: student.studentName });
  await card.getByText('$42.50', { exact: true }).waitFor();
  await expect.poll(() => card.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:252619990055');
  const sent = await writtenBy(page, card.getByRole('button', { name: 'WhatsApp to 252619990055' }));
  expect(sent).toMatchObject({ messageStatus: 'opened', purpose: 'statement', address: '252619990055' });
  expect(sent?.text).toContain('$42.50 is open');
  for (const button of await card
    .getByRole('button')
    .or(card.getByRole('link', { name: /^Call/ }))
    .all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await act(() => card.getByRole('button', { name: /^Take / }).click());
  // The card's button has the same name until its page is gone.
  await page.getByRole('heading', { name: 'Counter', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Take $42.50' }).waitFor();
  expect(count()).toBe(2);
  await page.getByRole('button', { name: 'Take $42.50' }).click();
  await page.getByRole('region', { name: 'Payment taken' }).waitFor();
  expect(faults).toEqual([]);
});

test('who owes is seen by one action and paid by one more at 1280', async () => {
  const student = await owing('Xalimo at a desk');
  const { page } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  const { act, count } = counted();
  await openOwed(page, act);
  const row = page.getByRole('row').filter({ hasText: student.studentName });
  await row.getByText('252619990055').waitFor();
  await act(() => row.getByRole('button', { name: 'Take', exact: true }).click());
  await page.getByRole('button', { name: 'Take $42.50' }).waitFor();
  expect(count()).toBe(2);
});

test('the total of who owes is the figure of the dashboard, and a statement closes at what its person owes', async () => {
  const student = await owing('Xalimo at 1280');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  const { act } = counted();
  await page.goto('/dashboard');
  await settled(page);
  const { body: summary } = await academy.call('GET', 'summary', { token: academy.owner });
  await openOwed(page, act);
  const table = page.getByRole('table', { name: 'Owed' });
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(summary.totalDue);
  await table.getByRole('row').last().getByText(`$${amount}`).first().waitFor();
  const row = table.getByRole('row').filter({ hasText: student.studentName });
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Statement of account' }).click();
  const statement = page.getByRole('dialog', { name: 'Statement of account' });
  await statement.getByText('Balance at the end').first().waitFor();
  await expect.poll(() => statement.locator('dl').first().innerText()).toContain('$42.50');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Take', exact: true }).click();
  await page.getByRole('button', { name: 'Take $42.50' }).waitFor();
  expect(faults).toEqual([]);
});

test('what is said is written down by one action and a tap at 390, and who promised for today is found', async () => {
  const student = await owing('Xalimo who promised');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: phone });
  const { act, count } = counted();
  await openOwed(page, act);
  const card = page.getByRole('listitem').filter({ hasText: student.studentName });
  await act(() => card.getByRole('button', { name: 'Follow up' }).click());
  const form = page.getByRole('dialog', { name: 'Follow up' });
  await form.getByText(student.studentName).waitFor();
  expect(count()).toBe(2);
  await choose(form, 'Outcome', 'Promised');
  await form.getByLabel('What was said').fill('Will pay in the evening');
  const { body: settings } = await academy.call('GET', 'settings', { token: academy.owner });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: settings.timeZone }).format(new Date());
  await form.getByLabel('Promised day').fill(today);
  await form.getByRole('button', { name: 'Save follow-up' }).click();
  await form.waitFor({ state: 'detached' });
  await card.getByText(/^promised /).waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  await choose(page, 'Promise', 'Promised today');
  await expect.poll(() => page.getByRole('main').getByRole('list').getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await page.getByRole('tab', { name: 'Follow-ups' }).click();
  await page.getByText('Will pay in the evening').waitFor();
  expect(faults).toEqual([]);
});

test('the page of a student shows what was said', async () => {
  const student = await owing('Xalimo who was called');
  const said = { studentID: student._id, channel: 'call', outcome: 'reached', said: 'Pays on Thursday' };
  await saved(academy.call('POST', 'followUp', { token: academy.owner, body: said }));
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  await page.goto(`/student/${student._id}`);
  const part = page.getByRole('region', { name: 'Follow-ups' });
  await whole(page);
  await part.getByText('Pays on Thursday').waitFor();
  await part.getByRole('link').first().click();
  await page.getByRole('table', { name: 'Follow-ups' }).getByText('Pays on Thursday').waitFor();
  expect(faults).toEqual([]);
});
