// Proves E18.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { counted } from './acts';
import { classOf, fieldOf, give, save, stored } from './marked-class';
import { academy, browser, openAcademy, product } from './opened-product';
import { phone, visit } from './visit';

openAcademy();

const marksOf25 = Array.from({ length: 25 }, (_, at) => 50 + at * 2);

async function typeAll(page: Page, act: (deed: () => Promise<unknown>) => Promise<void>): Promise<void> {
  for (const mark of marksOf25)
    await act(async () => {
      await page.keyboard.type(String(mark));
      await page.keyboard.press('Enter');
    });
}

test('25 marks are entered in 28 actions: class, subject, the marks, save', async () => {
  const room = await classOf('Counted', 25);
  await classOf('Beside', 1);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/marks/enter');
  const { act, count } = counted();
  await act(() => page.getByRole('button', { name: room.label }).click());
  await act(() => page.getByRole('button', { name: 'HTML 0 / 25' }).click());
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await typeAll(page, act);
  // After the last mark comes the button that saves.
  await act(() => page.keyboard.press('Enter'));
  await page.getByText('25 marks saved').waitFor();
  expect(count()).toBe(28);
  expect(await stored(room)).toEqual(marksOf25);
  await page.getByText('25 of 25 have a mark').waitFor();
  expect(faults).toEqual([]);
});

test('a teacher of one class does the same on a phone, from the list of results on', async () => {
  const room = await classOf('Pocket', 25);
  const { page, faults } = await visit(browser, product.url, { token: room.token, look: phone });
  await page.goto('/marks');
  const { act, count } = counted();
  await act(() => page.getByRole('link', { name: 'Enter results' }).tap());
  await act(() => page.getByRole('button', { name: 'CSS 0 / 25' }).tap());
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await typeAll(page, act);
  await act(() => save(page).tap());
  await page.getByText('25 marks saved').waitFor();
  expect(count()).toBe(28);
  expect(await stored(room, 'CSS')).toEqual(marksOf25);
  expect(faults).toEqual([]);
});

test('where there is one class and one subject, the first student without a mark waits for his', async () => {
  const room = await classOf('Only', 3, ['HTML']);
  await give(room, 0, 40);
  const { page } = await visit(browser, product.url, { token: room.token });
  await page.goto('/marks/enter');
  await fieldOf(page, room, 1).and(page.locator(':focus')).waitFor();
  await expect.poll(() => fieldOf(page, room, 0).inputValue()).toBe('40');
});
