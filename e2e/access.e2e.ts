// Proves S§1, S§2, S§4, S§8, R 2.3, R 4.6, A20, A26.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ownerPassword } from '#testing/test-app';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { logIn } from './acts';
import { act, choose, settled, visit } from './visit';

openAcademy();

test('Remember me keeps the e-mail for the next visit, and the login keeps who is there', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@academy.test');
  await page.getByLabel('Password', { exact: false }).first().fill(ownerPassword);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  const kept = await page.evaluate(() => ({
    token: sessionStorage.getItem('token'),
    menus: JSON.parse(sessionStorage.getItem('menus') ?? 'null'),
    authUser: JSON.parse(localStorage.getItem('authUser') ?? 'null'),
  }));
  expect(kept.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(Array.isArray(kept.menus)).toBe(true);
  expect(Object.keys(kept.authUser).sort()).toEqual(['email', 'uid', 'username']);
  expect(kept.authUser.email).toBe('owner@academy.test');
  const next = await page.context().newPage();
  await next.goto('/login');
  await expect.poll(() => next.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('owner@academy.test');
});

test('whoever logs in without touching the brand has the academy kept for the tab', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/login');
  await logIn(page, 'owner@academy.test', ownerPassword);
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('brandType'))).toBe('academy');
});

test('the brand is chosen on the login itself and kept for the tab', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Decoration' }).check();
  expect(await page.evaluate(() => sessionStorage.getItem('brandType'))).toBe('decoration');
});

test('a brand that is none is the academy', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/healthz');
  await page.evaluate(() => sessionStorage.setItem('brandType', 'bakery'));
  const asked = page.waitForRequest((request) => request.url().endsWith('/setup'));
  await page.goto('/login');
  expect(new URL((await asked).url()).pathname).toBe('/api/academy/setup');
  await expect.poll(() => page.getByRole('radio', { name: 'Academy' }).isChecked()).toBe(true);
});

test('a role is ticked together, read in a dialog that changes nothing, and given to a user', async () => {
  const page = await openAt('/roles');
  await page.getByRole('button', { name: 'Add role' }).click();
  const adding = page.getByRole('dialog');
  await adding.getByRole('textbox', { name: 'Role' }).fill('Librarian');
  await adding.getByRole('checkbox', { name: 'Courses' }).check();
  await adding.getByRole('button', { name: 'Save role' }).click();
  await adding.waitFor({ state: 'detached' });
  const row = page.getByRole('row').filter({ hasText: 'Librarian' });
  await act(row, 'View role');
  const seen = page.getByRole('dialog');
  await seen.getByText('Courses').first().waitFor();
  expect(await seen.locator('input:not([disabled])').count()).toBe(0);
  expect(await seen.getByRole('button', { name: /save/i }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.goto('/users');
  await settled(page);
  await page.getByRole('button', { name: 'Add user' }).click();
  const user = page.getByRole('dialog');
  await user.getByRole('textbox', { name: 'Name', exact: true }).fill('Hibo Farah');
  await user.getByRole('textbox', { name: 'Phone' }).fill('252611112222');
  await user.getByRole('textbox', { name: 'Username' }).fill('hibo@academy.test');
  await user.getByRole('textbox', { name: 'Password' }).fill('books and paper');
  await choose(user, 'User type', 'Librarian');
  await user.getByRole('button', { name: 'Save user' }).click();
  await user.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Hibo Farah is active' }).waitFor();
});

test('a forgotten password is set anew on screen; a wrong code is refused with a sentence', async () => {
  const user = await userOf(academy, 'Forgetful', ['/courses']);
  const { page } = await visit(browser, product.url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has such a field too.
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill(user.username);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const check = page.getByRole('button', { name: 'Check the code' });
  await check.waitFor();
  const { body: mails } = await saved(academy.call('GET', 'outbox', { token: academy.owner }));
  const mail = (mails as { to: string; text: string }[]).find(({ to }) => to === user.username);
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
  const box = page.getByRole('textbox', { name: /code/i });
  await box.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  const answer = page.waitForResponse('**/login/activation/check');
  await check.click();
  const { message } = (await (await answer).json()) as { message: string };
  await page.getByText(message).first().waitFor();
  await box.fill(code);
  await check.click();
  await page.getByRole('button', { name: 'Set the new password' }).waitFor();
  for (const field of await page.locator('input[type="password"]').all()) await field.fill('quite another one');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('heading', { name: 'Password changed' }).waitFor();
  await saved(academy.call('POST', 'login', { body: { username: user.username, password: 'quite another one' } }));
});

test('blocking a user asks first, and Cancel leaves them active', async () => {
  await userOf(academy, 'Bursar', ['/courses']);
  const page = await openAt('/users');
  const active = page.getByRole('switch', { name: 'Bursar person is active' });
  await active.locator('..').click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByText('You are blocking this user?').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => active.isChecked()).toBe(true);
});

async function openAt(path: string): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(path);
  await settled(page);
  return page;
}
