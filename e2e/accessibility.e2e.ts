import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Academy, setUpAcademy } from './academy';
import { violations } from './axe';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openScreens, portalScreens, shopScreens, staffScreens } from './screens';
import { seed, seedShop } from './seed';
import { desktop, phone, settled, visit } from './visit';

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { ...desktop, colorScheme: 'light', reducedMotion: 'reduce' },
  dark: { ...desktop, colorScheme: 'dark', reducedMotion: 'reduce' },
  phone: { ...phone, colorScheme: 'light', reducedMotion: 'reduce' },
};

let empty: Product;
let product: Product;
let browser: Browser;
let academy: Academy;
let studentToken: string;
let shopOwner: string;

beforeAll(async () => {
  [empty, product, browser] = await Promise.all([startProduct(), startProduct(), openBrowser()]);
  academy = await setUpAcademy(product.url);
  const { student } = await seed(academy);
  studentToken = await academy.records.portalTokenOf(student);
  shopOwner = await seedShop(academy);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([empty?.stop(), product?.stop()]);
});

// Every state is looked at before anything is said, so that one run names all there is to mend.
describe.each(Object.entries(looks))('in %s', (_name, look) => {
  test('the set-up has no barrier, nor when it is sent empty', async () => {
    const { page } = await open({ look, url: empty.url });
    await page.goto('/setup');
    await page.getByRole('button', { name: 'Set up and log in' }).waitFor();
    const found = await violations(page);
    await page.getByRole('button', { name: 'Set up and log in' }).click();
    await page.getByText('Please enter organisation name').first().waitFor();
    expect([...found, ...(await violations(page))]).toEqual([]);
  });

  test('the login pages have no barrier, nor when they are sent empty', async () => {
    const { page } = await open({ look });
    const found: string[] = [];
    for (const path of openScreens) {
      await page.goto(path);
      await page.getByRole('button').last().waitFor();
      found.push(...(await barriers(page, path)));
      await page.locator('button[type=submit]').click();
      found.push(...(await barriers(page, `${path} sent empty`)));
    }
    expect(found).toEqual([]);
  });

  test('no staff screen has a barrier, nor has what it adds with, nor what it says of mistakes', {
    timeout: 600_000,
  }, async () => {
    const { page } = await open({ look, token: academy.owner });
    const found: string[] = [];
    for (const path of staffScreens.filter((one) => !shopScreens.includes(one))) {
      await page.goto(path);
      await settled(page);
      found.push(...(await barriers(page, path)));
      found.push(...(await barriersOfAdding(page, path)));
    }
    expect(found).toEqual([]);
  });

  test("no screen of the print shop's own has a barrier, nor has what it adds with", { timeout: 300_000 }, async () => {
    const { page } = await open({ look, token: shopOwner });
    await page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
    const found: string[] = [];
    for (const path of shopScreens) {
      await page.goto(path);
      await settled(page);
      found.push(...(await barriers(page, path)));
      found.push(...(await barriersOfAdding(page, path)));
    }
    expect(found).toEqual([]);
  });

  test('no portal screen has a barrier', async () => {
    const { page } = await open({ look, studentToken });
    const found: string[] = [];
    for (const path of portalScreens) {
      await page.goto(path);
      await settled(page);
      found.push(...(await barriers(page, path)));
    }
    expect(found).toEqual([]);
  });
});

async function open({
  look,
  url = product.url,
  ...who
}: {
  look: BrowserContextOptions;
  url?: string;
  token?: string;
  studentToken?: string;
}): Promise<{ page: Page }> {
  // axe itself is not the page's own script.
  return visit(browser, url, { ...who, look: { ...look, bypassCSP: true } });
}

async function barriers(page: Page, where: string): Promise<string[]> {
  return (await violations(page)).map((violation) => `${where}: ${violation}`);
}

/** The dialog behind the screen's first button to add something, empty and refused. */
async function barriersOfAdding(page: Page, path: string): Promise<string[]> {
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^(Add|New|Make|Charge|Take|Enroll|Enrol) / })
    // What only folds a part of the page is no dialog.
    .and(page.locator(':not([aria-expanded])'))
    .first();
  if ((await add.count()) === 0) return [];
  await add.click();
  const save = page.locator('form button[type=submit]').first();
  await save.waitFor();
  const found = await barriers(page, `${path} adding`);
  await save.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
  return [...found, ...(await barriers(page, `${path} adding with mistakes`))];
}
