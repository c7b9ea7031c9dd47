// Proves S§2.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusIsOn, tabTo } from './by-keyboard';
import { academy, browser, openAcademy, product } from './opened-product';
import { settled, visit } from './visit';

openAcademy();

test('a course is added with the keyboard alone', async () => {
  const page = await openCourses();
  await tabTo(page, 'Add course');
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Course name');
  await page.getByRole('dialog', { name: 'Create Course' }).waitFor();
  await page.keyboard.type('Graphic Design');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await focusIsOn(page, 'Level');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Basic' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'Graphic Design' }).waitFor();
  await focusIsOn(page, 'Add course');
});

test('a password that is wrong has the focus and is told as wrong, at a login as in a form', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await focusIsOn(page, 'Current password');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await page.getByText('Your password must be more than 4 characters').first().waitFor();
  await focusIsOn(page, 'New password');
  await expect.poll(() => page.locator('input[name="newPassword"]').getAttribute('aria-invalid')).toBe('true');

  const { page: login } = await visit(browser, product.url);
  await login.goto('/login');
  await login.getByRole('textbox', { name: 'Email' }).fill('owner@academy.test');
  await login.keyboard.press('Enter');
  await login.getByText('Please enter your password').first().waitFor();
  await focusIsOn(login, 'Password');
});

async function openCourses(): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await settled(page);
  return page;
}
