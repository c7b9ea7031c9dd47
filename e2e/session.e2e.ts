// Proves S§1, S§2, S§8, R 1.4, R 2.3, A12, A20, A21.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ownerPassword } from '#testing/test-app';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { logIn } from './acts';
import { choose, settled, visit } from './visit';

openAcademy();

beforeAll(async () => {
  await academy.records.course({ courseName: 'Web Development' });
});

test('a session that ends keeps what was typed, and the login returns to the same address', async () => {
  const user = await userOf(academy, 'Registrar', ['/courses', '/student']);
  const { page } = await visit(browser, product.url, { token: user.token });
  // What the page asks by itself may tell of the end first: here it is the save that finds out.
  await page.route('**/notifications', (route) =>
    route.request().headers().accept === 'text/event-stream' ? route.abort() : route.continue(),
  );
  const news = page.waitForResponse('**/notifications');
  await page.goto('/courses?q=web');
  await settled(page);
  await news;
  await page.getByRole('button', { name: 'Add course' }).click();
  await page.getByRole('textbox', { name: 'Course name' }).fill('Kept over the login');
  await page.getByRole('textbox', { name: 'Price' }).fill('75');
  await saved(academy.call('POST', 'logout', { token: user.token }));
  await page.getByRole('textbox', { name: 'Duration in months' }).fill('2');
  await choose(page, 'Level', 'Basic');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByText('Your session has ended').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
  await logIn(page, user.username, user.password);
  await page.getByRole('dialog').waitFor();
  expect(page.url()).toBe(`${product.url}/courses?q=web`);
  await expect.poll(() => page.getByRole('textbox', { name: 'Course name' }).inputValue()).toBe('Kept over the login');
  await expect.poll(() => page.getByRole('textbox', { name: 'Price' }).inputValue()).toBe('75');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a user who is blocked is out at the next request', async () => {
  const user = await userOf(academy, 'Clerk', ['/courses', '/subject']);
  const page = await openAt('/courses', user.token);
  await saved(
    academy.call('PUT', `users/blockuser/${user._id}`, {
      token: academy.owner,
      body: { _id: user._id, currentstatus: false },
    }),
  );
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Subjects' }).click();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await logIn(page, user.username, user.password);
  await page.getByText('This account is blocked').first().waitFor();
});

test('a role sees its own screens in the menu, and is refused any other with a sentence', async () => {
  const user = await userOf(academy, 'Librarian', ['/courses', '/student']);
  const page = await openAt('/courses', user.token);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['Courses', 'Students']);
  await page.goto('/users');
  await page.getByRole('heading', { name: 'No permission to access' }).waitFor();
});

test('an address that is none, and one of the other brand, say so', async () => {
  const page = await openAt('/courses', academy.owner);
  for (const path of ['/nonsense', '/guardian/nobody']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  }
  await page.goto('/perfomance');
  await page.getByRole('heading', { name: 'This screen belongs to Decoration' }).waitFor();
  await page.getByRole('button', { name: 'Switch to Decoration' }).click();
  await page.getByRole('button', { name: 'Set up and log in' }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Decoration' }).isChecked()).toBe(true);
});

test('without a token every screen leads to the login, and from there to the screen that was meant', async () => {
  const { page } = await visit(browser, product.url);
  await page.goto('/student?q=amina');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await logIn(page, 'owner@academy.test', ownerPassword);
  await page.getByRole('heading', { name: 'Students' }).waitFor();
  expect(page.url()).toBe(`${product.url}/student?q=amina`);
  await page.goto('/portal');
  await page.getByRole('heading', { name: 'Student portal' }).waitFor();
});

async function openAt(path: string, token: string): Promise<Page> {
  const { page } = await visit(browser, product.url, { token });
  await page.goto(path);
  await settled(page);
  return page;
}
