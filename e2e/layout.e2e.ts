// Proves S§2, S§4, I6.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ownerPassword } from '#testing/test-app';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { menuButton } from './acts';
import { shifted, watchShifts } from './shifted';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

let studentToken: string;

beforeAll(async () => {
  const { student } = await seed(academy);
  studentToken = await academy.records.portalTokenOf(student);
});

test('the settings panel chooses layout, width, top bar and sidebar, which hold at once and for the next visit', async () => {
  const page = await openAt('/courses');
  const side = page.getByRole('complementary');
  const bar = page.getByRole('banner');
  const looks = () => side.evaluate(({ dataset: { size, ground } }) => ({ size, ground }));
  await openPanel(page);
  await expect.poll(() => looks()).toEqual({ size: 'default', ground: 'dark' });
  await choose(page, 'Left sidebar type', 'Compact');
  await choose(page, 'Left sidebar colour', 'Coloured');
  await expect.poll(() => looks()).toEqual({ size: 'small', ground: 'colored' });
  await choose(page, 'Layout width', 'Boxed');
  await expect.poll(() => looks()).toEqual({ size: 'collapsed', ground: 'colored' });
  await choose(page, 'Layouts', 'Horizontal');
  await page.getByRole('menubar').waitFor();
  await expect.poll(() => side.count()).toBe(0);
  await expect.poll(() => bar.getAttribute('data-ground')).toBe('dark');
  await expect.poll(() => page.getByRole('group', { name: 'Left sidebar type' }).count()).toBe(0);
  await choose(page, 'Top bar theme', 'Light');
  await page.reload();
  await settled(page);
  await page.getByRole('menubar').waitFor();
  await expect.poll(() => bar.getAttribute('data-ground')).toBeNull();
  await openPanel(page);
  await choose(page, 'Layouts', 'Vertical');
  await choose(page, 'Layout width', 'Fluid');
  await expect.poll(() => looks()).toEqual({ size: 'default', ground: 'colored' });
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect.poll(() => looks()).toEqual({ size: 'default', ground: 'dark' });
});

test('nothing of the chosen layout or colours comes late: the first thing drawn is already so', async () => {
  const page = await openAt('/courses');
  await openPanel(page);
  await choose(page, 'Layouts', 'Horizontal');
  await choose(page, 'Colours', 'Dark');
  await watchShifts(page);
  await page.reload();
  await settled(page);
  await page.getByRole('menubar').waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
  // Before any script of the app: only the page, its styles and its first script.
  await page.route(/\/assets\/(?!first-).*\.js$/, (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 18, 23)');
});

test('the menu bar opens and moves by the arrow keys, and what does not fit stands under More', async () => {
  const page = await openAt('/courses');
  await openPanel(page);
  await choose(page, 'Layouts', 'Horizontal');
  await closePanel(page);
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await item('Dashboard').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused()).toBe('Academy');
  await page.keyboard.press('ArrowDown');
  await item('Courses').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Courses');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Suppliers');
  await page.keyboard.press('Escape');
  await item('Suppliers').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Sales');
  await page.setViewportSize({ width: 1000, height: 800 });
  await item('Reports').waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await expect.poll(() => focused()).toBe('More');
  await page.keyboard.press('Enter');
  await item('Statement').waitFor();
  await item('Visitor notes').click();
  await page.waitForURL('**/note');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1000);
});

test('the panel works on a phone by its keys alone, and the focus goes back to its button', async () => {
  const page = await openAt('/courses', phone);
  await page.getByRole('button', { name: 'Settings panel' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('On a small screen').waitFor();
  await page.getByRole('radio', { name: 'Like the system' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scheme(page)).toBe('dark');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await closePanel(page);
});

test("a phone's menu takes the sidebar's colour, and has no barrier", async () => {
  const look = { ...phone, reducedMotion: 'reduce', bypassCSP: true } as const;
  for (const leftSideBarTheme of ['dark', 'colored']) {
    const page = await openAt('/courses', look, { leftSideBarTheme });
    await menuButton(page).click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('link', { name: 'Courses' }).waitFor();
    await expect.poll(() => menu.getAttribute('data-ground')).toBe(leftSideBarTheme);
    expect(await violations(page)).toEqual([]);
  }
});

test('light or dark is remembered, else it follows the system; the login and the portal do as well', async () => {
  const page = await openAt('/courses');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset.mantineColorScheme === 'dark');
  await openPanel(page);
  await choose(page, 'Colours', 'Light');
  await expect.poll(() => scheme(page)).toBe('light');
  await page.evaluate((token) => sessionStorage.setItem('studentToken', token), studentToken);
  for (const path of ['/login', '/loginportal', '/portal', '/courses']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect([path, await scheme(page)]).toEqual([path, 'light']);
  }
});

test('the menu of the user leads to the profile, the settings of the organisation and the logout', async () => {
  // A session of its own, since the logout ends it.
  const { body } = await academy.call('POST', 'login', {
    body: { username: 'owner@academy.test', password: ownerPassword },
  });
  const { page } = await visit(browser, product.url, { token: body.token });
  await page.goto('/courses');
  const open = () => page.getByRole('button', { name: 'Hodan Warsame' }).click();
  await open();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.waitForURL('**/settings');
  await open();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.waitForURL('**/profile');
  await open();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});

test.each([
  ['vertical and dark', { leftSideBarType: 'default' }],
  ['compact and coloured', { leftSideBarType: 'compact', leftSideBarTheme: 'colored', topbarTheme: 'dark' }],
  ['boxed, with icons, coloured', { layoutWidth: 'boxed', leftSideBarType: 'icon', leftSideBarTheme: 'colored' }],
  ['horizontal', { layoutType: 'horizontal', topbarTheme: 'dark' }],
])('has no barrier in either colours: %s', async (_name, layout) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openAt(
      '/courses',
      { ...desktop, colorScheme, reducedMotion: 'reduce', bypassCSP: true },
      layout,
    );
    const found = await violations(page);
    await openPanel(page);
    expect([...found, ...(await violations(page))]).toEqual([]);
  }
});

async function openAt(path: string, look: BrowserContextOptions = desktop, layout?: object): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  if (layout) await page.evaluate((kept) => localStorage.setItem('layout', kept), JSON.stringify(layout));
  await page.goto(path);
  await settled(page);
  return page;
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings panel' }).click();
  await page.getByRole('group', { name: 'Colours' }).waitFor();
}

/** Closes the panel and waits until its button has the focus again. */
async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Settings panel');
}

async function choose(page: Page, setting: string, word: string): Promise<void> {
  await page.getByRole('group', { name: setting }).getByRole('radio', { name: word }).check();
}

function scheme(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
}
