import { expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { phone, settled, visit } from './visit';
import { wordsOf } from './words';

openAcademy();

test('a date is typed as the page writes it, or chosen from the calendar by keyboard, and nonsense is refused in words', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/expense');
  await settled(page);
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  const dialog = page.getByRole('dialog');
  const date = dialog.getByLabel(/^Date/);
  for (const typed of ['3 Nov 2026', '03.11.2026', '2026-11-03']) {
    await date.fill(typed);
    await date.blur();
    await expect.poll(() => date.inputValue()).toBe('3 Nov 2026');
  }

  await dialog.getByRole('button', { name: 'Open the calendar' }).press('Enter');
  await page.getByRole('button', { name: /\b3 November 2026/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => date.inputValue()).toBe('4 Nov 2026');

  await dialog.getByRole('button', { name: 'Open the calendar' }).press('Enter');
  await page.getByRole('button', { name: /\b4 November 2026/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /\b4 November 2026/ }).waitFor({ state: 'detached' });
  await expect.poll(() => dialog.isVisible()).toBe(true);

  // Escape in the moment of opening, before the focus has reached the calendar.
  await dialog.getByRole('button', { name: 'Open the calendar' }).evaluate(async (button: HTMLElement) => {
    button.click();
    // A key comes in a task of its own: only a script could press it before the click has been drawn.
    await new Promise((resolve) => setTimeout(resolve));
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await page.getByRole('button', { name: /\b4 November 2026/ }).waitFor({ state: 'detached' });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);

  await date.fill('31.2.2026');
  await dialog.getByRole('button', { name: 'Save expense' }).click();
  await dialog.getByText('Enter a date as YYYY-MM-DD, between 1900 and 2200').first().waitFor();
  await expect.poll(() => date.inputValue()).toBe('31.2.2026');
  expect(faults).toEqual([]);
});

test('in Arabic the calendar and the field use its words and Latin digits, on a phone', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar', look: phone });
  await page.goto('/expense?from=2026-11-03&to=2026-11-20');
  await settled(page);
  await page.getByRole('button', { name: wordsOf('ar')('Filters') }).click();
  await page
    .getByRole('button', { name: /3 نوفمبر/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /5 نوفمبر 2026/ })
    .first()
    .waitFor();
  const days = page.getByRole('textbox');
  await expect
    .poll(async () => (await days.evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value))).join())
    .toContain('20 نوفمبر 2026');
  await page
    .getByRole('button', { name: /5 نوفمبر 2026/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /9 نوفمبر 2026/ })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain('from=2026-11-05');
  expect(page.url()).toContain('to=2026-11-09');
});

test('an amount, a number and a phone typed on an Arabic keyboard are written with Latin digits', async () => {
  const t = wordsOf('ar');
  const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar' });
  for (const [path, add, field, typed, written] of [
    ['/courses', 'Add course', 'Price', '١٢٫٥٠', '12.50'],
    ['/courses', 'Add course', 'Duration in months', '٣', '3'],
    ['/student', 'Add student', 'Phone', '٢٥٢٦١٥٥٥٠١٠١', '252615550101'],
  ] as const) {
    await page.goto(path);
    await settled(page);
    await page
      .getByRole('button', { name: t(add) })
      .first()
      .click();
    const box = page
      .getByRole('dialog')
      .getByRole('textbox', { name: t(field) })
      .first();
    await box.fill(typed);
    await expect.poll(() => box.inputValue(), { message: field }).toBe(written);
  }
});
