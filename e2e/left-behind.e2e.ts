// Proves A20, A21.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved, userOf } from './academy';
import { logIn } from './acts';
import { academy, browser, openAcademy, product } from './opened-product';
import { choose, settled, visit } from './visit';

openAcademy();

/** What the storages of this browser may hold after a logout, and why. Nothing else may lie there. */
const left: Readonly<Record<string, string>> = {
  'session brandType': 'the organisation chosen at the login (A20)',
};

/** What they hold beside it while somebody works. */
const held: Readonly<Record<string, string>> = {
  'session token': 'the session of this tab (A20)',
  'session menus': 'what the menu of the token shows (A20)',
  'session own {account} pages': 'the pages of lists that this tab saw last',
  'local authUser': 'who is logged in (A20)',
};

/** The name of everything that the storages hold; an account is named by what it is here. */
async function stored(page: Page, accounts: Readonly<Record<string, string>>): Promise<string[]> {
  const names = await page.evaluate(async () => {
    const inDatabase = async (name: string) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      const keys = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise<IDBValidKey[]>((resolve, reject) => {
              const asked = database.transaction(store).objectStore(store).getAllKeys();
              asked.onsuccess = () => resolve(asked.result);
              asked.onerror = () => reject(asked.error);
            }),
        ),
      );
      database.close();
      return keys.flat().map((key) => `database ${name} ${String(key)}`);
    };
    const databases = await indexedDB.databases();
    return [
      ...Object.keys(sessionStorage).map((key) => `session ${key}`),
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...(await Promise.all(databases.map(({ name = '' }) => inDatabase(name)))).flat(),
      ...(await caches.keys()).map((key) => `cache ${key}`),
    ];
  });
  return names
    .map((name) => Object.entries(accounts).reduce((said, [who, id]) => said.replaceAll(id, who), name))
    .sort();
}

/** Somebody whose session ends while a course is typed. */
async function interrupted(
  page: Page,
  user: { readonly token: string; readonly username: string; readonly password: string },
) {
  // What the page asks by itself may tell of the end first: here it is the save that finds out.
  await page.route('**/notifications', (route) =>
    route.request().headers().accept === 'text/event-stream' ? route.abort() : route.continue(),
  );
  await page.goto('/courses');
  await logIn(page, user.username, user.password);
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Add course' }).first().click();
  await page.getByRole('textbox', { name: 'Course name' }).fill('Typed by the first one');
  await page.getByRole('textbox', { name: 'Price' }).fill('75');
  await page.getByRole('textbox', { name: 'Duration in months' }).fill('2');
  await choose(page, 'Level', 'Basic');
  const token = String(await page.evaluate(() => sessionStorage.getItem('token')));
  await saved(academy.call('POST', 'logout', { token }));
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByText('Your session has ended').waitFor();
}

test('what one person typed goes with the arrival of another, and everything of a person at a logout', async () => {
  const [first, second] = [
    await userOf(academy, 'Registrar', ['/courses', '/student']),
    await userOf(academy, 'Clerk', ['/courses', '/student']),
  ];
  const accounts = { '{first}': `academy:${first._id}`, '{account}': `academy:${second._id}` };
  const { page } = await visit(browser, product.url);
  await interrupted(page, first);
  // It waits for the one who typed it.
  expect(await stored(page, accounts)).toContain('session own {first} draft:/courses:courses');
  await logIn(page, second.username, second.password);
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await settled(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  const known = Object.keys({ ...left, ...held });
  await expect.poll(async () => (await stored(page, accounts)).filter((name) => !known.includes(name))).toEqual([]);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect((await stored(page, accounts)).filter((name) => !Object.hasOwn(left, name))).toEqual([]);
});

test('what a person typed is gone from the tab once that person logs out', async () => {
  const user = await userOf(academy, 'Typist', ['/courses', '/student']);
  const { page } = await visit(browser, product.url);
  await interrupted(page, user);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect((await stored(page, {})).filter((name) => !Object.hasOwn(left, name))).toEqual([]);
});
