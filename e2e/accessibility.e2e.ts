// Proves S§2, R 1.3.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Academy, setUpAcademy } from './academy';
import type { Language } from '#kit/contract/language';
import { battery } from '#testing/battery';
import { violations } from './axe';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openScreens, portalScreens, shopScreens, staffScreens } from './screens';
import { seed, seedShop } from './seed';
import { desktop, goWithin, phone, settled, visit } from './visit';
import { patternOf, wordsOf } from './words';

interface Look {
  readonly context: BrowserContextOptions;
  readonly language: Language;
}

/** Dark and from right to left in one: neither hides a fault of the other, and every screen is opened once less. */
const looks: Readonly<Record<string, Look>> = {
  light: { context: { ...desktop, colorScheme: 'light', reducedMotion: 'reduce' }, language: 'en' },
  'dark, from right to left': { context: { ...desktop, colorScheme: 'dark', reducedMotion: 'reduce' }, language: 'ar' },
  phone: { context: { ...phone, colorScheme: 'light', reducedMotion: 'reduce' }, language: 'en' },
};

/** How many looks every screen is seen in: light always; in a further one that is not chosen, every eighth is. */
const run = battery('accessibility, looks at every screen', { few: 1, gate: 3, goal: 3, perRun: 300_000 });
const inFull = Object.keys(looks).slice(0, run.size);
const failed: string[] = [];

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
afterEach(({ task }) => void (task.result?.state === 'fail' && failed.push(task.name)));
afterAll(async () => {
  await browser?.close();
  await Promise.all([empty?.stop(), product?.stop()]);
  run.report(run.size, failed);
});

// Every state is looked at before anything is said, so that one run names all there is to mend.
describe.each(Object.entries(looks))('in %s', (name, look) => {
  const says = wordsOf(look.language);
  const seen = (paths: readonly string[]) =>
    inFull.includes(name) ? paths : paths.filter((_path, nth) => nth % 8 === 0);

  test('the set-up has no barrier, nor when it is sent empty', async () => {
    const { page } = await open({ look, url: empty.url });
    await page.goto('/setup');
    await page.getByRole('button', { name: says('Set up and log in') }).waitFor();
    const found = await violations(page);
    await page.getByRole('button', { name: says('Set up and log in') }).click();
    await page.getByText(says('Please enter organisation name')).first().waitFor();
    expect([...found, ...(await violations(page))]).toEqual([]);
  });

  test('the login pages have no barrier, nor when they are sent empty', async () => {
    const { page } = await open({ look });
    const found: string[] = [];
    for (const path of seen(openScreens)) {
      await page.goto(path);
      await page.getByRole('button').last().waitFor();
      found.push(...(await barriers(page, path)));
      await page.locator('button[type=submit]').click();
      found.push(...(await barriers(page, `${path} sent empty`)));
    }
    expect(found).toEqual([]);
  });

  test('no staff screen has a barrier, nor has what it adds with, nor what it says of mistakes', async () => {
    const { page } = await open({ look, token: academy.owner });
    const found: string[] = [];
    await page.goto('/profile');
    for (const path of seen(staffScreens.filter((one) => !shopScreens.includes(one)))) {
      await goWithin(page, path);
      await settled(page);
      found.push(...(await barriers(page, path)));
      found.push(...(await barriersOfAdding(page, path, look.language)));
    }
    expect(found).toEqual([]);
  });

  test("no screen of the print shop's own has a barrier, nor has what it adds with", async () => {
    const { page } = await open({ look, token: shopOwner });
    await page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
    const found: string[] = [];
    await page.goto('/profile');
    for (const path of seen(shopScreens)) {
      await goWithin(page, path);
      await settled(page);
      found.push(...(await barriers(page, path)));
      found.push(...(await barriersOfAdding(page, path, look.language)));
    }
    expect(found).toEqual([]);
  });

  test('no portal screen has a barrier', async () => {
    const { page } = await open({ look, studentToken });
    const found: string[] = [];
    await page.goto('/portal');
    for (const path of seen(portalScreens)) {
      await goWithin(page, path);
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
  look: Look;
  url?: string;
  token?: string;
  studentToken?: string;
}): Promise<{ page: Page }> {
  // axe itself is not the page's own script.
  const { page } = await visit(browser, url, {
    ...who,
    language: look.language,
    look: { ...look.context, bypassCSP: true },
  });
  return { page };
}

async function barriers(page: Page, where: string): Promise<string[]> {
  return (await violations(page)).map((violation) => `${where}: ${violation}`);
}

/** The dialog behind the screen's first button to add something, empty and refused. */
async function barriersOfAdding(page: Page, path: string, language: Language): Promise<string[]> {
  const add = page
    .getByRole('main')
    .getByRole('button', { name: patternOf(language, /^(Add|New|Make|Charge|Take|Enroll|Enrol) /) })
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
