// Proves FA2, FA9.
import { expect, test } from 'vitest';
import { fill, open, rowOf } from './acts';
import { violationsOfScreen } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { act, choose, visit } from './visit';

openAcademy();

test('a guardian is added on the page of a child, and leads to its brothers and sisters', async () => {
  const { records } = academy;
  const amina = await records.student({ studentName: 'Amina Cali' });
  await records.student({ studentName: 'Yusuf Cali' });
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/student/${amina._id}`);
  await page.getByRole('heading', { level: 1, name: 'Amina Cali' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Add guardian' }).click();
  const form = page.getByRole('dialog', { name: 'Add guardian' });
  await fill(form, { 'Guardian name': 'Halima Nur', Phone: '0612 345 678' });
  const child = (number: number) => form.locator('[data-field=children] > div').nth(number);
  await choose(child(0), 'Relation', 'Mother');
  await form.getByRole('button', { name: 'Add child' }).click();
  await choose(child(1), 'Student', /Yusuf Cali/);
  await choose(child(1), 'Relation', 'Mother');
  await choose(child(1), 'May see', 'Fees and payments');
  await form.getByRole('button', { name: 'Save guardian' }).click();
  await form.getByText('Enter the day it was agreed').first().waitFor();
  await child(1).getByRole('textbox', { name: 'Agreed on' }).fill('today');
  await form.getByRole('button', { name: 'Save guardian' }).click();
  await form.waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('link', { name: 'Yusuf Cali' }).click();
  await page.getByRole('heading', { level: 1, name: 'Yusuf Cali' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Guardians' }).scrollIntoViewIfNeeded();
  const guardians = page.getByRole('table', { name: 'Guardians' });
  expect(await guardians.getByRole('row').nth(1).innerText()).toContain('Fees and payments');
  await guardians.getByText('Halima Nur').click();
  await page.getByRole('dialog', { name: 'Edit guardian' }).waitFor();
  await page.keyboard.press('Escape');
  await open(page, 'Guardians');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('yusuf');
  await rowOf(page, 'Halima Nur').waitFor();
  expect(await rowOf(page, 'Halima Nur').innerText()).toContain('Amina Cali, Yusuf Cali');
  expect(await violationsOfScreen(page)).toEqual([]);
  await act(rowOf(page, 'Halima Nur'), 'Message');
  await page.getByRole('heading', { level: 1, name: 'New message' }).waitFor();
  await page.getByRole('main').getByText('Halima Nur').first().waitFor();
  expect(faults).toEqual([]);
});
