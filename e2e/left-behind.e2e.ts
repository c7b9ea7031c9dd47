// Proves A20, A21.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved, userOf } from './academy';
import { logIn } from './acts';
import { academy, browser, openAcademy, product } from './opened-product';
import { choose, desktop, settled, visit } from './visit';

openAcademy();

/** What the storages of this browser may hold after a logout, and why. Nothing else may lie there. */
const left: Readonly<Record<string, string>> = {
  'session brandType': 'the organisation chosen at the login (A20)',
  'session tsr-scroll-restoration-v1_3':
    'how far each page was scrolled, by the random key of the visit: no address, no account',
};

/** What they may hold beside it because somebody asked for it, or because it says nothing of anybody. */
const asked: Readonly<Record<string, string>> = {
  'local rememberedEmail': 'the e-mail that its owner asked this browser to remember (R 4.6)',
  'local own {first} list:courses': 'order, size and columns of a list, for the account that chose them alone',
  'local own {first} views:courses': 'views that an account saved, for it alone (R 6.2)',
  'local mantine-color-scheme-value': 'light or dark, of the device',
  'local layout': 'the layout, of the device (A20)',
  'cache daftar-{version}': 'the files of the app, the same for everybody; no answer of the API',
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
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error));
      });
      const keys = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise<IDBValidKey[]>((resolve, reject) => {
              const asked = database.transaction(store).objectStore(store).getAllKeys();
              asked.addEventListener('success', () => resolve(asked.result));
              asked.addEventListener('error', () => reject(asked.error));
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
    .map((name) => name.replace(/^cache daftar-.*/, 'cache daftar-{version}'))
    .map((name) => Object.entries(accounts).reduce((said, [who, id]) => said.replaceAll(id, who), name))
    .sort();
}

/** Somebody whose session ends while a course is typed. */
async function interrupted(
  page: Page,
  user: { readonly token: string; readonly username: string; readonly password: string },
) {
  await page.goto('/courses');
  await logIn(page, user.username, user.password);
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Add course' }).first().click();
  await page.getByRole('textbox', { name: 'Course name' }).fill('Typed by the first one');
  await page.getByRole('textbox', { name: 'Price' }).fill('75');
  await page.getByRole('textbox', { name: 'Duration in months' }).fill('2');
  await choose(page, 'Level', 'Basic');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  // What the page asks by itself would tell of the end first: here it is the save that finds out.
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await told;
    await route.continue();
  });
  const token = String(await page.evaluate(() => sessionStorage.getItem('token')));
  await saved(academy.call('POST', 'logout', { token }));
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByText('Your session has ended').waitFor();
  tell();
  await page.unrouteAll({ behavior: 'wait' });
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

test('what stays on a device after a logout was asked for, or says nothing of anybody, and opens for its account alone', async () => {
  const [first, second] = [
    await userOf(academy, 'Receptionist', ['/courses', '/attendence']),
    await userOf(academy, 'Bursar', ['/courses', '/attendence']),
  ];
  const accounts = { '{first}': `academy:${first._id}`, '{second}': `academy:${second._id}` };
  const { page } = await visit(browser, product.url, { look: { ...desktop, serviceWorkers: 'allow' } });
  await page.goto('/courses');
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await logIn(page, first.username, first.password);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('hodan');
  await page.waitForURL(/q=hodan/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save or remove views…' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Of Hodan');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog', { name: 'Views' }).waitFor({ state: 'detached' });
  await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
  await page.evaluate(() => localStorage.setItem('layout', '{}'));
  await page.goto('/attendence');
  // What is read and known for work without a network is there while its reader is.
  await expect.poll(() => stored(page, accounts)).toContain('database daftar-user known');
  await expect.poll(async () => (await stored(page, accounts)).join()).toContain('database daftar-read {first} ');
  await expect.poll(() => stored(page, accounts)).toContain('cache daftar-{version}');
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect(await stored(page, accounts)).toEqual(Object.keys({ ...left, ...asked }).sort());
  const scrolled = await page.evaluate(() => sessionStorage.getItem('tsr-scroll-restoration-v1_3'));
  expect(scrolled).not.toMatch(/courses|hodan/);
  await page.goto('/courses');
  await logIn(page, second.username, second.password);
  await page.getByRole('button', { name: 'Columns' }).click();
  const price = page.getByRole('menuitemcheckbox', { name: 'Price' });
  await price.waitFor();
  expect(await price.getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save or remove views…' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Of Hodan' }).count()).toBe(0);
});

test('what a person typed is gone from the tab once that person logs out', async () => {
  const user = await userOf(academy, 'Typist', ['/courses', '/student']);
  const { page } = await visit(browser, product.url);
  await interrupted(page, user);
  await page.goto('/logout');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  expect((await stored(page, {})).filter((name) => !Object.hasOwn(left, name))).toEqual([]);
});
