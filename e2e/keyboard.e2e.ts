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

test('Escape closes a dialog and gives the focus back to what opened it, the first time too', async () => {
  const page = await openCourses();
  for (let round = 1; round <= 3; round++) {
    await tabTo(page, 'Add course');
    await page.keyboard.press('Enter');
    await focusIsOn(page, 'Course name');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusIsOn(page, 'Add course');
  }
});

test('what was typed and not saved is only thrown away when asked', async () => {
  const page = await openCourses();
  await tabTo(page, 'Add course');
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Course name');
  await page.keyboard.type('Half a cour');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Close without saving?' }).waitFor();
  await focusIsOn(page, 'Keep editing');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Close without saving?' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('textbox', { name: 'Course name' }).inputValue()).toBe('Half a cour');
  await focusIsOn(page, 'Course name');
  await page.keyboard.press('Escape');
  await focusIsOn(page, 'Keep editing');
  await page.keyboard.press('Tab');
  await focusIsOn(page, 'Close without saving');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await focusIsOn(page, 'Add course');
});

test('Enter on an empty form names what is missing and goes to the first of it', async () => {
  const page = await openCourses();
  await tabTo(page, 'Add course');
  await page.keyboard.press('Enter');
  await focusIsOn(page, 'Course name');
  await page.keyboard.press('Enter');
  await page.getByText('Enter course name').first().waitFor();
  await focusIsOn(page, 'Course name');
  await expect.poll(() => page.getByRole('textbox', { name: 'Course name' }).getAttribute('aria-invalid')).toBe('true');
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
