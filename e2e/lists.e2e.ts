// Proves R 6.2.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { menus } from '#app/product';
import { makeExamples } from '#testing/example-records';
import { setUpBody } from '#testing/test-app';
import { callsOf, saved } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { asked, isReport, tabbedLists } from './screens';
import { chooseBefore, desktop, goWithin, settled, visit } from './visit';

/** The narrowest phone that is still in pockets. */
const narrow = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
/** Screens that are not lists: figures, a register, scores, a sale, the counter, the owner's view. */
const notLists = [
  '/dashboard',
  '/DecorationDashboard',
  '/attendence',
  '/gradebook',
  '/timetable',
  '/customInvoice',
  '/counter',
  '/owner',
];
/** The lists that B12, R 6.2, FA and CL have filled from a file. */
const filledFromFiles = [
  '/student',
  '/guardian',
  '/teacher',
  '/courses',
  '/class',
  '/subject',
  '/stdenrollment',
  '/marks',
  '/employee',
  '/customer',
  '/stock',
  '/supplier',
  '/room',
  '/holiday',
];
const tools = ['Sort', 'Views', 'Columns', 'Export what matches', 'Print'];

let product: Product;
let browser: Browser;
const owners = new Map<Brand, string>();
const examples = new Map<Brand, ReadonlyMap<string, string>>();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  const calls = callsOf(product.url);
  for (const brand of ['academy', 'decoration'] as const) {
    const setUp = await saved(calls.call('POST', 'setup', { brand, body: setUpBody(brand) }));
    owners.set(brand, setUp.body.token);
    const { ids } = await makeExamples(calls, setUp.body.token, brand);
    for (const number of brand === 'academy' ? Array.from({ length: 30 }, (_, index) => 70 + index) : []) {
      const body = { courseName: `Lesson ${number}`, coursePrice: 10, courseDuration: 3, courseLevel: 'basic' };
      await saved(calls.call('POST', 'courses', { token: setUp.body.token, body }));
    }
    if (brand === 'academy') await unread(setUp.body.token);
    examples.set(brand, ids);
  }
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.each(['academy', 'decoration'] as const)('of the %s', (brand) => {
  // What both brands have is looked at once.
  const paths = [...menus.offered(brand)].filter(
    (path) => !notLists.includes(path) && !(brand === 'decoration' && menus.offered('academy').has(path)),
  );
  const lists = [...paths.filter((path) => !isReport(path)), ...(brand === 'academy' ? tabbedLists : [])];

  test('every list is searched, ordered, paged, chosen from, exported, printed, kept as a view and filled where files may fill it', async () => {
    const page = await open(brand);
    const missing: string[] = [];
    await page.goto('/profile');
    for (const path of lists) {
      await goWithin(page, path);
      await settled(page);
      missing.push(...(await tooWide(page, path)));
      await page.getByRole('button', { name: /^Filters/ }).click();
      const search = page.getByRole('main').getByRole('searchbox', { name: 'Search' });
      await search.waitFor().catch(() => missing.push(`${path}: search`));
      if (!(await page.getByRole('navigation', { name: 'Pages' }).isVisible())) missing.push(`${path}: pages`);
      missing.push(...(await withoutTools(page, path, tools)));
      const fills = await page.getByRole('main').getByRole('button', { name: 'Import', exact: true }).isVisible();
      if (fills !== filledFromFiles.includes(path)) missing.push(`${path}: ${fills ? 'an import' : 'no import'}`);
    }
    expect(missing).toEqual([]);
  });

  test('every report fits the narrowest phone and has its tools', async () => {
    const page = await open(brand);
    const missing: string[] = [];
    await page.goto('/profile');
    for (const path of paths.filter(isReport)) {
      await goWithin(page, `${path}?${asked(path, examples.get(brand) ?? new Map())}`);
      await settled(page);
      missing.push(...(await tooWide(page, path)));
      if (await page.getByRole('alert').filter({ hasText: /found/ }).isVisible()) continue;
      missing.push(...(await withoutTools(page, path, ['Views', 'Columns', 'Export what matches', 'Print'])));
    }
    expect(missing).toEqual([]);
  });
});

test('a view is kept under a name and handed on as a link: search, filters, order and columns are there again', async () => {
  const page = await open('academy', desktop);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/courses');
  await settled(page);
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('lesson');
  await page.getByRole('button', { name: 'Course name' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/q=lesson.*sort=-courseName.*hide=coursePrice|hide=coursePrice/);
  const shown = ['Lesson 99', ['Course name', 'Duration in months', 'Level', 'Created']];
  await expect.poll(() => lookOf(page)).toEqual(shown);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to this view' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save or remove views…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Views' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByText('Enter a name').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Lessons from the end');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Price' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/courses');
  await settled(page);
  expect(await lookOf(page)).not.toEqual(shown);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Lessons from the end' }).click();
  await page.waitForURL(/q=lesson/);
  await settled(page);
  await expect.poll(() => lookOf(page)).toEqual(shown);

  // A browser that remembers other columns and another order for this list shows what the link says.
  const other = await open('academy', desktop);
  await chooseBefore(other, 'courses', JSON.stringify({ sort: 'courseLevel', hide: 'createdAt', pageSize: '100' }));
  await other.goto(link);
  await settled(other);
  await expect.poll(() => lookOf(other)).toEqual(shown);
});

test('a list is printed whole: letterhead, title, what it was narrowed to, every row and the sum, and nothing of the app', async () => {
  const page = await open('academy', desktop);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/courses?q=lesson&courseLevel=basic');
  await settled(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 30);
  const paper = await page.locator('body').innerText();
  for (const words of ['Hodan Academy', 'Courses', 'Search: lesson', 'Level: Basic', 'Lesson 70', 'Lesson 99'])
    expect(paper).toContain(words);
  expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).allInnerTexts()).not.toContain('Add course');
});

/** The first row's name, and the headings. */
async function lookOf(page: Page): Promise<[string, string[]]> {
  await settled(page);
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const first = await page.locator('tbody [data-part="open"]').first().innerText();
  return [first, heads.map((head) => head.trim()).filter((head) => head !== '' && head !== 'Actions')];
}

async function open(brand: Brand, look: BrowserContextOptions = narrow): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: owners.get(brand) ?? '', look });
  await page.evaluate((name) => sessionStorage.setItem('brandType', name), brand);
  return page;
}

test.each(['/customInvoice', '/counter'])(
  'nor is %s, which is no list, wider than the narrowest phone',
  async (path) => {
    const page = await open('academy');
    await page.goto(path);
    await settled(page);
    expect(await tooWide(page, path)).toEqual([]);
  },
);

/** What a wallet wrote and no pattern reads. */
async function unread(token: string): Promise<void> {
  const { call } = callsOf(product.url);
  const [wallet] = (await call('GET', 'account?page=1&isDefault=1&kind=wallet', { token })).body;
  await saved(call('POST', 'walletMessage', { token, body: { accountID: wallet._id, text: 'Good morning' } }));
}

async function withoutTools(page: Page, path: string, names: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names) {
    const tool = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    if (!(await tool.isVisible())) missing.push(`${path}: ${name}`);
  }
  return missing;
}

/** What stands beyond the edge of the screen, or is cut off inside a table; words in the second line of a row may be. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('main td, main td *')].filter(
      (one) =>
        !one.closest('[data-place="fact"]') &&
        one.scrollWidth > one.clientWidth + 1 &&
        getComputedStyle(one).textOverflow === 'ellipsis',
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ...cut.map((one) => one.textContent ?? ''),
    ];
  });
  return found.map((what) => `${path}: ${what}`);
}
