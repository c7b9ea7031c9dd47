import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved } from './academy';
import { writtenBy } from './chat';
import { academy, browser, openAcademy, product } from './opened-product';
import { choose, desktop, phone, settled, visit } from './visit';

openAcademy();

/** A student who owes for one fee alone, which then stands first in the list, and the name of the class. */
async function owing(studentName: string): Promise<string> {
  const { records, call, owner } = academy;
  const student = await records.student({ studentName, studentPhone: '252619990088' });
  const schoolClass = await records.class();
  const body = {
    studentID: student._id,
    classID: schoolClass._id,
    courseID: schoolClass.courseID._id ?? schoolClass.courseID,
    Amount: 20,
    feeItems: [{ feeName: 'Books', feetype: 'bookfee', feeAmount: 30 }],
  };
  await saved(call('POST', 'Enrollment', { token: owner, body }));
  return schoolClass.className;
}

test.each([
  ['1280', desktop],
  ['390', phone],
] as const)(
  'after a payment its receipt is printed first, then sent, then the next one comes, at %s',
  async (width, look) => {
    await owing(`Cash Xoosh ${width}`);
    const { page, faults } = await visit(browser, product.url, { token: academy.owner, look });
    await page.goto('/fee');
    await settled(page);
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await take(page, 'Take $30.00');
    const dialog = page.getByRole('dialog', { name: 'Take payment' });
    await dialog.getByLabel('Paid from phone').waitFor();
    await expect.poll(() => dialog.getByLabel('Paid from phone').inputValue()).toBe('252619990088');
    await dialog.getByLabel('Amount paid').fill('10');
    await dialog.getByRole('combobox', { name: 'Payment method' }).click();
    await page.getByRole('option', { name: 'Cash' }).click();
    await dialog.getByLabel('Paid from phone').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Take $10.00' }).click();

    const paid = page.getByRole('dialog', { name: 'Payment taken' });
    await expect.poll(() => paid.getByRole('button', { name: 'Print' }).evaluate(isFocused)).toBe(true);
    await paid.getByText('80 mm').click();
    await page.keyboard.press('Tab');
    await paid.getByRole('button', { name: 'Print' }).click();
    await page.locator('body[data-printed]').waitFor();
    const sent = await writtenBy(page, paid.getByRole('button', { name: 'WhatsApp' }));
    expect(sent).toMatchObject({ messageStatus: 'opened', purpose: 'receipt', address: '252619990088' });
    expect(sent?.text).toMatch(/\$10\.00 .* \$20\.00/);
    await paid.getByRole('button', { name: 'Next' }).click();
    await paid.waitFor({ state: 'detached' });

    // The next payment begins with the method and the paper of the last.
    await take(page, 'Take $20.00');
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Payment method' }).inputValue()).toBe('Cash');
    await expect.poll(() => dialog.getByLabel('Paid from phone').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Take $20.00' }).click();
    await expect.poll(() => paid.getByRole('radio', { name: '80 mm' }).isChecked()).toBe(true);
    expect(faults).toEqual([]);
  },
);

const isFocused = (element: Element) => element === document.activeElement;

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

test('a receipt that was just made names the class of its fee, as it does when it is printed again', async () => {
  const className = await owing('Ladan Receipt');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/receipt');
  await settled(page);
  await page.getByRole('button', { name: 'Make receipt' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Make receipt' });
  await choose(dialog, 'Student', /Ladan Receipt/);
  await choose(dialog, 'Fee', /Books/);
  await choose(dialog, 'Payment method', 'Cash');
  await dialog.getByRole('button', { name: 'Take $30.00' }).click();
  const paid = page.getByRole('dialog', { name: 'Payment taken' });
  await paid.getByText(className, { exact: true }).first().waitFor();
  expect(faults).toEqual([]);
});

test('what was saved is said by its name, which leads to it', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await settled(page);
  await page.getByRole('button', { name: 'Add course' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Course name').fill('WEB 07');
  await dialog.getByLabel('Price').fill('20');
  await dialog.getByLabel('Duration in months').fill('3');
  await dialog.getByRole('combobox', { name: 'Level' }).click();
  await page.getByRole('option', { name: 'Basic' }).click();
  await dialog.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('link', { name: 'Course saved: WEB 07' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?q=WEB+07');
  expect(faults).toEqual([]);
});
