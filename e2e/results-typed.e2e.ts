// Proves E18.
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe';
import { classOf, fieldOf, give, grid, paste, save, stored } from './marked-class';
import { academy, browser, openAcademy, product } from './opened-product';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

test('the keys go up and down; a mark out of range is refused beside its field, an empty field is no mark', async () => {
  const room = await classOf('Keys', 4);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(grid(room));
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('101');
  await page.keyboard.press('ArrowDown');
  await page.getByText('Enter a number from 0 to 100').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('87,5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await save(page).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Nothing was saved. First put right what is marked.').waitFor();
  expect(await stored(room)).toEqual([undefined, undefined, undefined, undefined]);
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('0');
  await save(page).click();
  await page.getByText('2 marks saved').waitFor();
  expect(await stored(room)).toEqual([0, undefined, 87.5, undefined]);
  // A saved mark that is emptied is neither a zero nor deleted by the way.
  await fieldOf(page, room, 2).fill('');
  await fieldOf(page, room, 1).focus();
  await page.getByText('A saved mark is deleted in the list of results, not here.').waitFor();
  await save(page).click();
  await fieldOf(page, room, 2).fill('88');
  await save(page).click();
  await page.getByText('1 mark changed').waitFor();
  expect(await stored(room)).toEqual([0, undefined, 88, undefined]);
  await fieldOf(page, room, 2).focus();
  await page.keyboard.press('ArrowUp');
  await fieldOf(page, room, 1).and(page.locator(':focus')).waitFor();
  // What is typed outlives a reload, and is not saved by it.
  await fieldOf(page, room, 3).fill('64');
  await page.reload();
  await expect.poll(() => fieldOf(page, room, 3).inputValue()).toBe('64');
  expect(await stored(room)).toEqual([0, undefined, 88, undefined]);
  expect(faults).toEqual([]);
});

test('a column of a spreadsheet is pasted from where the cursor is, and two columns by number or name', async () => {
  const room = await classOf('Pasted', 5);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(grid(room));
  await fieldOf(page, room, 1).focus();
  await paste(page, '61\r\n\r\n63\r\n');
  await expect.poll(() => fieldOf(page, room, 1).inputValue()).toBe('61');
  const [, , third, , fifth] = room.students;
  await paste(page, `Number\tMark\n${fifth?.stdID}\t65\n${third?.studentName.toUpperCase()}\t62,5\n999999\t7`);
  await page.getByText('It is not clear whose mark 1 pasted line is: 999999 7').waitFor();
  await save(page).click();
  await page.getByText('4 marks saved').waitFor();
  expect(await stored(room)).toEqual([undefined, 61, 62.5, 63, 65]);
  expect(faults).toEqual([]);
});

test('what somebody else saved meanwhile is shown beside what was typed, and one of the two is chosen', async () => {
  const room = await classOf('Conflict', 3);
  const { page, faults } = await visit(browser, product.url, { token: room.token });
  // Nothing tells this page of what others save, until it saves itself.
  await page.route('**/api/academy/notifications**', (route) => route.abort());
  await page.goto(grid(room));
  for (const [at, mark] of ['80', '81', '82'].entries()) await fieldOf(page, room, at).fill(mark);
  await give(room, 0, 55);
  await give(room, 1, 56);
  await save(page).click();
  await page.getByText('Meanwhile 55 was saved here.').waitFor();
  await page.getByText('Meanwhile 56 was saved here.').waitFor();
  await page
    .getByRole('alert')
    .getByText('Nothing was saved: 2 marks were changed by someone else meanwhile.')
    .waitFor();
  expect(await stored(room)).toEqual([55, 56, undefined]);
  await expect.poll(() => fieldOf(page, room, 0).inputValue()).toBe('80');
  await page.getByRole('button', { name: 'Use 80' }).click();
  await fieldOf(page, room, 0).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect.poll(() => fieldOf(page, room, 1).inputValue()).toBe('56');
  await save(page).click();
  await page.getByText('Marks saved: 1 new, 1 changed').waitFor();
  expect(await stored(room)).toEqual([80, 56, 82]);
  expect(faults).toEqual([]);
});

test('what is typed is not left without a question, neither for another class nor for the list', async () => {
  const room = await classOf('Unsaved', 2);
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(grid(room));
  await fieldOf(page, room, 0).fill('80');
  await page.getByRole('link', { name: 'List of results' }).click();
  await page.getByText('Close without saving?').waitFor();
  await page.getByRole('dialog').getByRole('button').last().press('Escape');
  await page.getByText('Close without saving?').waitFor({ state: 'detached' });
  await expect.poll(() => fieldOf(page, room, 0).inputValue()).toBe('80');
  await save(page).click();
  await page.getByText('1 mark saved').waitFor();
  await page.getByRole('link', { name: 'List of results' }).click();
  await page.getByRole('heading', { level: 1, name: 'Results' }).waitFor();
});

test.each([
  ['1280', desktop, 'dark', 'en'],
  ['390', phone, 'light', 'so'],
  ['390', phone, 'dark', 'ar'],
] as const)('fits at %s and passes axe', async (_width, look: BrowserContextOptions, colorScheme, language) => {
  const room = await classOf(`Fits ${language}${colorScheme}`, 3);
  await give(room, 0, 40);
  const { page, faults } = await visit(browser, product.url, {
    token: room.token,
    look: { ...look, colorScheme },
    language,
  });
  await page.goto(grid(room));
  const fields = page.locator('input[data-cell]');
  await fields.nth(1).fill('200');
  await fields.nth(2).focus();
  await settled(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
