// Proves CO1, CO5, CO9.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayIn } from '#kit/rules/calendar';
import { saved, userOf } from './academy';
import { counted } from './acts';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

type Seeded = Awaited<ReturnType<typeof seed>>;
let seeded: Seeded;

beforeAll(async () => {
  seeded = await seed(academy);
});

/** A student who owes for these fees. */
async function owing(studentName: string, amounts: readonly number[]) {
  const { records, call, owner } = academy;
  const student = await records.student({ studentName, studentPhone: '252619990088' });
  const { schoolClass, course } = seeded;
  const enrolled = {
    studentID: student._id,
    classID: schoolClass._id,
    courseID: course._id,
    Amount: 20,
    feeItems: amounts.map((feeAmount, index) => ({ feeName: `Fee ${index + 1}`, feetype: 'others', feeAmount })),
  };
  await saved(call('POST', 'Enrollment', { token: owner, body: enrolled }));
  return student;
}

async function atCounter(look = desktop) {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto('/counter');
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
  await settled(page);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  return { page, faults };
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Name, phone, number or barcode' });
const paidOf = async (id: string) => {
  const { call, owner } = academy;
  const { body } = await call('GET', `receipt?studentID=${id}`, { token: owner });
  return body as unknown as { AmountPaid: number; accountID: { name: string } }[];
};

test('three debts are paid by keyboard alone in four actions: number, Enter, arrow, Enter', async () => {
  const student = await owing('Xoosh Counter', [25, 25, 10]);
  const { page, faults } = await atCounter();
  const { act, count } = counted();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname.includes('counter')) calls.push(request.method());
  });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-counter'))).toBe('find');
  await act(() => page.keyboard.insertText(String(student.stdID)));
  await act(() => page.keyboard.press('Enter'));
  await page.getByRole('button', { name: 'Take $60.00' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  await act(() => page.keyboard.press('ArrowDown'));
  await act(() => page.keyboard.press('Enter'));
  await page.getByText(/Payment \d+ is taken/).waitFor();
  expect(count()).toBe(4);
  expect(calls).toEqual(['GET', 'POST']);
  const receipts = await paidOf(student._id);
  expect(receipts.map(({ AmountPaid }) => AmountPaid).toSorted((a, b) => a - b)).toEqual([10, 25, 25]);
  expect(new Set(receipts.map(({ accountID }) => accountID.name))).toEqual(new Set(['Evc plus']));
  // The printer has its button at once, and the next one is a key away.
  await page.keyboard.press('Enter');
  await page.locator('body[data-printed]').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-counter'))).toBe('find');
  expect(faults).toEqual([]);
});

test('taking money for nobody and nothing is refused where somebody is looked for, until somebody is chosen', async () => {
  const student = await owing('Yasmin Counter', [20]);
  const { page } = await atCounter();
  await page.getByRole('button', { name: 'Take payment' }).click();
  await page.getByText('Choose what is paid').waitFor();
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-counter'))).toBe('find');
  await field(page).fill(String(student.stdID));
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Take $20.00' }).waitFor();
  expect(await page.getByText('Choose what is paid').count()).toBe(0);
});

test('a reload keeps the payment that is typed, for whoever typed it alone, and nothing of one that was taken', async () => {
  const student = await owing('Dib Furan', [25, 10]);
  const { page, faults } = await atCounter();
  const taking = (amount: string) => page.getByRole('button', { name: `Take ${amount}`, exact: true });
  await field(page).fill(String(student.stdID));
  await field(page).press('Enter');
  await taking('$35.00').waitFor();
  await page.getByRole('textbox', { name: 'Amount for Fee 1' }).fill('20');
  await page.getByRole('checkbox', { name: 'Pay Fee 2' }).uncheck();
  await page.getByRole('radio', { name: 'Jeeb' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Reference' }).fill('JB-31');
  await taking('$20.00').waitFor();
  const typed = async () => ({
    person: await page.getByText(`Dib Furan (${student.stdID})`).innerText(),
    one: await page.getByRole('textbox', { name: 'Amount for Fee 1' }).inputValue(),
    isTwo: await page.getByRole('checkbox', { name: 'Pay Fee 2' }).isChecked(),
    isJeeb: await page.getByRole('radio', { name: 'Jeeb' }).isChecked(),
    reference: await page.getByRole('textbox', { name: 'Reference' }).inputValue(),
  });
  const before = await typed();
  await page.reload();
  await taking('$20.00').waitFor();
  expect(await typed()).toEqual(before);
  expect(before).toMatchObject({ one: '20', isTwo: false, isJeeb: true, reference: 'JB-31' });
  await page.reload();
  await taking('$20.00').click();
  await page.getByText(/Payment \d+ is taken/).waitFor();
  expect(await paidOf(student._id)).toMatchObject([{ AmountPaid: 20, accountID: { name: 'Jeeb' } }]);
  await page.reload();
  await page.getByText('Type a name, a phone or a number, or scan').waitFor();
  // Somebody else at this tab begins with nothing.
  await field(page).fill(String(student.stdID));
  await field(page).press('Enter');
  await taking('$15.00').waitFor();
  const other = await userOf(academy, 'Till', ['/counter']);
  await page.goto('/healthz');
  await page.evaluate((token) => sessionStorage.setItem('token', token), other.token);
  await page.goto('/counter');
  await page.getByText('Type a name, a phone or a number, or scan').waitFor();
  expect(faults).toEqual([]);
});

test('a payment whose answer is lost is not taken again, has no number until it is confirmed, and is one payment', async () => {
  const student = await owing('Zuleykha Counter', [30]);
  const { page } = await atCounter(phone);
  let lost = 0;
  await page.route('**/api/academy/counter', async (route) => {
    if (lost++ > 0) return route.fallback();
    // The server has it, and the line breaks.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await field(page).fill(String(student.stdID));
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Take $30.00' }).click();
  await page.getByText(/Payment \d+ is taken/).waitFor();
  expect(lost).toBeGreaterThan(1);
  expect(await paidOf(student._id)).toMatchObject([{ AmountPaid: 30 }]);
});

test('without a network a payment waits, says so, and is sent once the network is back', async () => {
  const student = await owing('Yusra Counter', [15]);
  const { page } = await atCounter(phone);
  await field(page).fill(String(student.stdID));
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Take $15.00' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Take $15.00' }).click();
  await page.getByText('Not confirmed yet. Do not take the money again').waitFor();
  expect(await page.getByText(/Payment \d+/).count()).toBe(0);
  expect(await paidOf(student._id)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText(/Payment \d+ is taken/).waitFor();
  expect(await paidOf(student._id)).toMatchObject([{ AmountPaid: 15 }]);
});

test("a payment that waited and is refused for its day comes back to be put right, and is saved with today's date", async () => {
  const student = await owing('Maalin Xiran', [8]);
  const { page, faults } = await atCounter();
  await field(page).fill(String(student.stdID));
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Take $8.00' }).waitFor();
  await page.context().setOffline(true);
  // Taken yesterday, and the books of yesterday are closed before the network is back.
  const yesterday = new Date(Date.now() - 86_400_000);
  await page.clock.setFixedTime(yesterday);
  await page.getByRole('button', { name: 'Take $8.00' }).click();
  await page.getByText('Not confirmed yet. Do not take the money again').waitFor();
  await page.clock.setFixedTime(new Date());
  const { call, owner } = academy;
  const booksClosedUpTo = dayIn('Africa/Mogadishu', yesterday);
  await saved(call('PUT', 'settings', { token: owner, body: { booksClosedUpTo } }));
  await page.getByRole('button', { name: 'Next' }).click();
  await page.context().setOffline(false);

  await page.getByRole('button', { name: '1 record was not saved' }).click();
  const list = page.getByRole('dialog', { name: 'On this phone' });
  await list.getByText('Maalin Xiran').waitFor();
  await list.getByRole('button', { name: 'Correct' }).click();
  await list.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Take $8.00' }).waitFor();
  expect(await paidOf(student._id)).toEqual([]);

  await page.getByRole('button', { name: '1 record was not saved' }).click();
  await list.getByRole('button', { name: "Save with today's date" }).click();
  await expect.poll(() => paidOf(student._id)).toMatchObject([{ AmountPaid: 8 }]);
  await saved(call('PUT', 'settings', { token: owner, body: { booksClosedUpTo: null } }));
  expect(faults).toEqual([]);
});

test('on a slow line Enter finds whoever was typed, also while the search for it is under way', async () => {
  const student = await owing('Khad Gaabis', [9]);
  const { page, faults } = await atCounter();
  const asked: string[] = [];
  await page.route('**/counter/people?*', async (route) => {
    asked.push(route.request().url());
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fallback();
  });
  const search = page.waitForRequest('**/counter/people?*');
  await field(page).fill(String(student.stdID));
  await search;
  await field(page).press('Enter');
  await page.getByRole('button', { name: 'Take $9.00' }).waitFor({ timeout: 15_000 });
  expect(asked).toHaveLength(1);
  expect(faults).toEqual([]);
});
