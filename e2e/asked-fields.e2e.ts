// Proves S§2, S§4, S§5.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { choose, settled, visit } from './visit';

openAcademy();

beforeAll(async () => {
  await seed(academy);
});

test.each([
  ['/marks', 'Add mark', ['Student', 'Subject'], 'Choose a class first'],
  ['/certificate', 'Add certificate', ['Class'], 'Choose a student first'],
  ['/complain', 'Add complaint', ['Class'], 'Choose a student first'],
])(
  '%s asks for everything from the start, and says which choice a field waits for',
  async (path, add, waiting, why) => {
    const dialog = await opened(path, add);
    for (const label of waiting) {
      await expect.poll(() => labelOf(dialog, label), { message: label }).toContain('*');
      await expect.poll(() => boxOf(dialog, label).isDisabled(), { message: label }).toBe(true);
    }
    await expect.poll(() => dialog.getByText(why).count()).toBe(waiting.length);
    await dialog.locator('button[type="submit"]').click();
    for (const label of waiting)
      await expect.poll(() => boxOf(dialog, label).getAttribute('aria-invalid')).toBe('true');
    if (why.includes('class')) await choose(dialog, 'Class', /Morning A/);
    else await choose(dialog, 'Student', /Amina Warsame Farah/);
    for (const label of waiting)
      await expect.poll(() => boxOf(dialog, label).isDisabled(), { message: label }).toBe(false);
    await expect.poll(() => dialog.getByText(why).count()).toBe(0);
  },
);

test('an empty phone of the receiver is named together with everything else that is missing, and has its asterisk', async () => {
  const dialog = await opened('/receipt', 'Make receipt');
  await expect.poll(() => labelOf(dialog, 'Received on phone')).toContain('*');
  await dialog.getByRole('textbox', { name: 'Received on phone' }).fill('');
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByText('Please select student').first().waitFor();
  await expect.poll(() => dialog.getByText('Enter phone receipt').count()).toBeGreaterThan(0);
});

test('the amount of another payroll is named together with everything else that is missing, and has its asterisk', async () => {
  const dialog = await opened('/payroll', 'Add payroll');
  await choose(dialog, 'Type', 'Commission');
  await expect.poll(() => labelOf(dialog, 'Amount')).not.toContain('*');
  await choose(dialog, 'Type', 'Others');
  await expect.poll(() => labelOf(dialog, 'Amount')).toContain('*');
  await dialog.locator('button[type="submit"]').click();
  await dialog.getByText('Please choose an employee').first().waitFor();
  await expect.poll(() => dialog.getByText('Enter amount').count()).toBeGreaterThan(0);
});

test('the phone of who pays is filled in whenever it comes, goes with who was chosen, and never replaces what was typed', async () => {
  const { records } = academy;
  await records.student({ studentName: 'Zaki Slow', studentPhone: '252619990011' });
  await records.student({ studentName: 'Zubeyda Late', studentPhone: '252619990022' });
  const dialog = await opened('/receipt', 'Make receipt');
  const page = dialog.page();
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route(/\/api\/academy\/student\/[0-9a-f-]{36}$/, async (route) => {
    await held;
    await route.continue();
  });
  const phonePaid = dialog.getByLabel('Paid from phone');
  await choose(dialog, 'Student', /Zaki Slow/);
  expect(await phonePaid.inputValue()).toBe('');
  answer();
  await expect.poll(() => phonePaid.inputValue()).toBe('252619990011');
  await choose(dialog, 'Student', /Zubeyda Late/);
  await expect.poll(() => phonePaid.inputValue()).toBe('252619990022');
  await phonePaid.fill('252617000000');
  await choose(dialog, 'Student', /Zaki Slow/);
  await expect.poll(() => boxOf(dialog, 'Student').inputValue()).toContain('Zaki');
  expect(await phonePaid.inputValue()).toBe('252617000000');
});

test('cash alone asks for no phone', async () => {
  const dialog = await opened('/receipt', 'Make receipt');
  for (const [method, asked] of [
    ['Cash', 0],
    ['Evc plus', 2],
    ['Others', 2],
  ] as const) {
    await choose(dialog, 'Payment method', method);
    await expect
      .poll(() => dialog.getByLabel(/^(Paid from|Received on) phone/).count(), { message: method })
      .toBe(asked);
  }
});

async function opened(path: string, add: string): Promise<Locator> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(path);
  await settled(page);
  await page.getByRole('button', { name: add }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.locator('button[type="submit"]').waitFor();
  // The focus moves to the first field once the form is there, and closes what was opened before.
  await dialog.locator('[data-autofocus]:focus').waitFor();
  return dialog;
}

/** The whole label of a field, its asterisk included. */
async function labelOf(within: Locator, label: string): Promise<string> {
  return within.locator('label', { hasText: new RegExp(`^${label}( \\*)?$`) }).innerText();
}

function boxOf(within: Page | Locator, label: string): Locator {
  return within
    .getByRole('combobox', { name: label })
    .or(within.getByRole('textbox', { name: label, exact: true }))
    .first();
}
