import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { saved, userOf } from './academy';
import { focusIsOn, tabTo } from './by-keyboard';
import { academy, browser, openAcademy, product } from './opened-product';
import { settled, visit } from './visit';

export type Named = { readonly _id: string; readonly stdID: number };

// As the file of tests that runs now has them.
export let till: Awaited<ReturnType<typeof userOf>>;
export let enrolled: { readonly classID: string; readonly courseID: string };

/** For the tests of a file: an academy whose till takes money, in two currencies too. */
export function openTill(): void {
  openAcademy();
  beforeAll(async () => {
    till = await userOf(academy, 'Till', ['/counter', '/dayClose', '/accounts', '/customer']);
    const schoolClass = await academy.records.class();
    enrolled = { classID: schoolClass._id, courseID: schoolClass.courseID._id };
    await set({ secondCurrency: 'SOS', secondRate: 26_000 });
  });
}

export const set = (body: object) => saved(academy.call('PUT', 'settings', { token: academy.owner, body }));
export const read = async (path: string) => (await saved(academy.call('GET', path, { token: academy.owner }))).body;

/** A student who owes for these fees. */
export async function owing(studentName: string, amounts: readonly number[], more: object = {}): Promise<Named> {
  const student = await academy.records.student({ studentName, studentPhone: '252619990088', ...more });
  const feeItems = amounts.map((feeAmount, index) => ({ feeName: `Fee ${index + 1}`, feetype: 'others', feeAmount }));
  const body = { studentID: student._id, ...enrolled, Amount: 20, feeItems };
  await saved(academy.call('POST', 'Enrollment', { token: academy.owner, body }));
  return student;
}

/** Opens a screen as somebody who has nothing but a keyboard. */
export async function seated(token: string, address: string) {
  const { page, faults } = await visit(browser, product.url, { token });
  await page.goto(address);
  await settled(page);
  return { page, faults };
}

export const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

/** Types into the one field whom or what it is about. */
async function ask(page: Page, typed: string): Promise<void> {
  await page.locator('[data-counter="find"]:focus').waitFor();
  await page.keyboard.insertText(typed);
  await keys(page, 'Enter');
}

/** Finds somebody, and waits for what is to be taken and for the account that is chosen then. */
export async function find(page: Page, typed: string, total: string): Promise<void> {
  await ask(page, typed);
  await takes(page, total);
  await page.locator('[data-counter="accounts"] input:focus').waitFor();
}

/** Scans a barcode, and waits for the total of the basket. */
export async function scan(page: Page, barcode: string, total: string): Promise<void> {
  await ask(page, barcode);
  await takes(page, total);
}

export const takes = (page: Page, total: string) =>
  page.getByRole('button', { name: `Take ${total}`, exact: true }).waitFor();

/** Ends a payment: it is taken, its printer's button is ready, and the next one's turn comes. */
export async function taken(page: Page): Promise<string> {
  await page.getByText(/Payment \d+ is taken/).waitFor();
  await focusIsOn(page, 'Print');
  const said = await page.getByRole('region', { name: 'Payment taken' }).innerText();
  await keys(page, 'Escape');
  return said.replace(/\s+/g, ' ');
}

/** Takes with the account that has the focus; arrows and amounts come before. */
export async function take(page: Page): Promise<string> {
  await keys(page, 'F9');
  return taken(page);
}

/** Counts the cash box as one amount. */
export async function count(page: Page, amount: string): Promise<void> {
  await tabTo(page, 'Count Cash');
  await keys(page, 'Enter');
  await page
    .getByRole('dialog', { name: 'Count Cash' })
    .getByRole('radio', { name: 'One amount' })
    .waitFor({ state: 'attached' });
  await tabTo(page, 'Notes and coins');
  await keys(page, 'ArrowRight');
  await tabTo(page, 'Counted');
  await page.keyboard.insertText(amount);
  await keys(page, 'Enter');
  await page.getByRole('dialog', { name: 'Counted' }).getByText('Difference').waitFor();
}

/** Chooses from the list of the field that has the focus. */
export async function choose(page: Page, field: string, name: string): Promise<void> {
  await keys(page, 'ArrowDown');
  const options = page.getByRole('listbox', { name: field }).getByRole('option');
  await options.filter({ hasText: name }).waitFor();
  const isAt = () => options.and(page.locator('[data-combobox-selected]')).allInnerTexts();
  for (let presses = 0; presses < 12 && !(await isAt()).includes(name); presses++) await keys(page, 'ArrowDown');
  await keys(page, 'Enter');
}
