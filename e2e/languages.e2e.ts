// Proves S§2, R 1.3, I10.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, languageNames, languages } from '#kit/contract/language';
import { shopSales } from '#testing/shop-sales';
import { type Academy, saved, setUpAcademy } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { seed, seedShop } from './seed';
import { desktop, phone, settled, visit } from './visit';
import { wordsOf } from './words';

let product: Product;
let browser: Browser;
let academy: Academy;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  academy = await setUpAcademy(product.url);
  await seed(academy);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('a language speaks as soon as it is chosen and at the next visit, and its words alone are loaded, compressed', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  const loaded: string[] = [];
  page.on('response', async (answer) => {
    const [, language] = /\/assets\/(\w\w)-[\w-]+\.js$/.exec(answer.url()) ?? [];
    if (language) loaded.push(`${language} ${await answer.headerValue('content-encoding')}`);
  });
  await page.goto('/student');
  await settled(page);
  expect(loaded).toEqual([]);
  let before: Language = 'en';
  for (const language of languages.filter((one) => one !== 'en')) {
    const list = page.getByRole('combobox', { name: wordsOf(before)('Language') });
    await list.selectOption({ label: languageNames[language] });
    await page.getByRole('heading', { level: 1, name: wordsOf(language)('Students') }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    before = language;
  }
  expect(loaded.sort()).toEqual(['ar br', 'de br', 'es br', 'it br', 'ru br', 'so br']);
  loaded.length = 0;
  await page.reload();
  await settled(page);
  await page.getByRole('heading', { level: 1, name: wordsOf(before)('Students') }).waitFor();
  expect(loaded.map((one) => one.slice(0, 2))).toEqual([before]);
  expect(faults).toEqual([]);
});

describe('in Arabic', () => {
  test.each([
    ['at a desk', desktop],
    ['on a phone', phone],
  ])('the page runs from right to left and turns no phone, amount or name round, %s', async (_where, look) => {
    const body = { name: 'Amina (Bakaaro)', phone: '+252615550101', gender: 'female' };
    await saved(academy.call('POST', 'customers', { token: academy.owner, body }));
    const { page } = await visit(browser, product.url, { token: academy.owner, look, language: 'ar' });
    await page.goto('/customer?q=bakaaro');
    await settled(page);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await order(page, '+252615550101')).toBe('from left to right');
    expect(await order(page, 'Amina (Bakaaro)')).toBe('from left to right');
    await page.goto('/fee');
    await settled(page);
    expect(await order(page, /^\$\d+\.\d\d$/)).toBe('from left to right');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('amounts below each other stand decimal under decimal, in a table and in what a payment leaves', async () => {
    await academy.records.course({ courseName: 'Typing', coursePrice: 5 });
    const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar' });
    await page.goto('/courses');
    await settled(page);
    const prices = await page
      .getByRole('cell')
      .filter({ hasText: /^\$[\d.,]+$/ })
      .all();
    expect(await widthsOf(prices)).toBeGreaterThan(1);
    expect(await endsOf(prices)).toHaveLength(1);
    await page.goto('/fee');
    await settled(page);
    await page.locator('[data-part="Take payment"]').first().click();
    const lines = page.getByRole('dialog').getByRole('definition');
    await lines.first().waitFor();
    expect(await endsOf(await lines.all())).toHaveLength(1);
  });

  test('what a paper comes to stands decimal under decimal below the amounts of its goods', async () => {
    const sales = shopSales(academy, academy.owner, 'academy');
    const [one, other] = [await sales.item(), await sales.item()];
    const sold = [
      [one, 1, 3.3],
      [other, 8, 187.25],
    ] as const;
    const paid = { isReceipt: true, amountPaid: 1500, paymentMethod: 'cash' };
    expect((await sales.sell(sold, { discount: 1.3, ...paid })).status).toBe(200);
    const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar' });
    await page.goto('/sales');
    await settled(page);
    const print = page.getByRole('table').getByRole('button', { name: wordsOf('ar')('Print') });
    await print.first().click();
    const goods = page.getByRole('dialog').getByRole('table');
    await goods.getByText('$1,500.00').first().waitFor();
    const amounts = await goods.locator('td:last-child').all();
    // Two items, sub-total, discount, total, paid and left.
    expect(amounts).toHaveLength(7);
    expect(await widthsOf(amounts)).toBeGreaterThan(1);
    expect(await endsOf(amounts)).toHaveLength(1);
  });

  test('the menu stands at the right, and what opens from the side comes from the left', async () => {
    const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar' });
    await page.goto('/receipt');
    await settled(page);
    const menu = await page.getByRole('navigation', { name: wordsOf('ar')('Menu') }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeCloseTo(desktop.viewport?.width ?? 0, 0);
    await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByText(wordsOf('ar')('Thank you, dear student')).waitFor();
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  });

  test('what is told over the foot of a page stands beside the menu, not on it', async () => {
    const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar' });
    await page.goto('/settings');
    await settled(page);
    await page.getByRole('button', { name: wordsOf('ar')('Save settings') }).click();
    const toast = page.getByRole('alert').filter({ hasText: wordsOf('ar')('Settings saved') });
    await toast.waitFor();
    const [told, menu] = await Promise.all([
      toast.boundingBox(),
      page.getByRole('navigation', { name: wordsOf('ar')('Menu') }).boundingBox(),
    ]);
    expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThan(menu?.x ?? 0);
  });
});

test('in Somali, which the browser does not know, months have their own names', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner, language: 'so' });
  await page.goto('/student?hide=-');
  await settled(page);
  const day = await page.getByRole('table').locator('time').first().innerText();
  expect(day).toMatch(/^\d{1,2} (Jan|Feb|Mar|Abr|Maayo|Juun|Lul|Ogs|Seb|Okt|Nof|Dis) \d{4}$/);
});

test("the cards of tasks name the organisation's month in the user's language", async () => {
  const shopOwner = await seedShop(academy);
  const { page } = await visit(browser, product.url, { token: shopOwner, language: 'so' });
  await page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
  await page.goto('/tasks');
  await settled(page);
  const says = wordsOf('so');
  const [english = '', year = ''] = new Date()
    .toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'Africa/Mogadishu' })
    .split(' ');
  await page.getByText(says('Tasks in {month}').replace('{month}', `${says(english)} ${year}`)).waitFor();
});

test('a language whose words cannot be had is not spoken, and that is said', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/student');
  await settled(page);
  await page.route(/\/assets\/ar-/, (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: languageNames.ar });
  await page.getByText('The server does not answer. Check the connection and try again.').waitFor();
  expect(await page.locator('html').getAttribute('dir')).not.toBe('rtl');
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
});

/** Where the texts of these end, at the right, each place once. */
async function endsOf(all: readonly Locator[]): Promise<number[]> {
  return [...new Set(await Promise.all(all.map(async (one) => Math.round((await textOf(one)).right))))];
}

async function widthsOf(all: readonly Locator[]): Promise<number> {
  return new Set(await Promise.all(all.map(async (one) => Math.round((await textOf(one)).width)))).size;
}

function textOf(one: Locator): Promise<{ readonly right: number; readonly width: number }> {
  return one.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('bdi') ?? element);
    const { right, width } = range.getBoundingClientRect();
    return { right, width };
  });
}

test('in Arabic the calendar and the field use its words and Latin digits, on a phone', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner, language: 'ar', look: phone });
  await page.goto('/expense?from=2026-11-03&to=2026-11-20');
  await settled(page);
  await page.getByRole('button', { name: wordsOf('ar')('Filters') }).click();
  await page
    .getByRole('button', { name: /3 نوفمبر/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /5 نوفمبر 2026/ })
    .first()
    .waitFor();
  const days = page.getByRole('textbox');
  await expect
    .poll(async () => (await days.evaluateAll((all: HTMLInputElement[]) => all.map((one) => one.value))).join())
    .toContain('20 نوفمبر 2026');
  await page
    .getByRole('button', { name: /5 نوفمبر 2026/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /9 نوفمبر 2026/ })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain('from=2026-11-05');
  expect(page.url()).toContain('to=2026-11-09');
});

/** In which order the letters of a text stand on the screen. */
async function order(page: Page, text: string | RegExp): Promise<string> {
  return page
    .getByRole('main')
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode();
      const length = node?.nodeValue?.length ?? 0;
      const places = Array.from({ length }, (_none, at) => {
        const range = document.createRange();
        if (node) range.setStart(node, at);
        if (node) range.setEnd(node, at + 1);
        return range.getBoundingClientRect().left;
      });
      return places.every((left, at) => at === 0 || left >= (places[at - 1] ?? 0))
        ? 'from left to right'
        : `as ${places.join()}`;
    });
}
