import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerPassword } from '../src/testing/test-app';
import { type Academy, saved, setUpAcademy, userOf } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { settled, visit } from './visit';

let product: Product;
let browser: Browser;
let academy: Academy;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  academy = await setUpAcademy(product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

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
  expect(await next.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('owner@academy.test');
});

test('the brand is chosen on the login itself and kept for the tab', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Decoration' }).check();
  expect(await page.evaluate(() => sessionStorage.getItem('brandType'))).toBe('decoration');
});

test('a forgotten password is set anew on screen; a wrong code is told so', async () => {
  const user = await userOf(academy, 'Forgetful', ['/courses']);
  const { page } = await visit(browser, product.url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
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
  await userOf(academy, 'Cashier', ['/courses']);
  const page = await openAt('/users');
  const active = page.getByRole('switch', { name: 'Cashier person is active' });
  await active.locator('..').click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByText('You are blocking this user?').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await active.isChecked()).toBe(true);
});

async function openAt(path: string): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(path);
  await settled(page);
  return page;
}
