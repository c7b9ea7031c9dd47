// Proves S§2, R 1.3.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Academy, saved, setUpAcademy } from './academy';
import type { Language } from '#kit/contract/language';
import { battery } from '#testing/battery';
import { violations } from './axe';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openScreens, portalScreens, shopScreens, staffScreens, tabbedLists } from './screens';
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

/** How many looks every screen is seen in: one in `npm test`, by turns, or all. */
const run = battery('accessibility, looks at every screen', { few: 1, gate: 3, goal: 3, perRun: 300_000 });
const names = Object.keys(looks);
const failed: string[] = [];

let empty: Product;
let product: Product;
let browser: Browser;
let academy: Academy;
let seeded: Awaited<ReturnType<typeof seed>>;
let studentToken: string;
let shopOwner: string;

beforeAll(async () => {
  [empty, product, browser] = await Promise.all([startProduct(), startProduct(), openBrowser()]);
  academy = await setUpAcademy(product.url);
  seeded = await seed(academy);
  studentToken = await academy.records.portalTokenOf(seeded.student);
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
    paths.filter((_path, nth) => (nth + names.indexOf(name)) % names.length < run.size);

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
    for (const path of seen([...staffScreens.filter((one) => !shopScreens.includes(one)), ...tabbedLists])) {
      await goWithin(page, path);
      await settled(page);
      found.push(...(await barriers(page, path)));
      found.push(...(await barriersOfAdding(page, path, look.language)));
    }
    expect(found).toEqual([]);
  });

  test('the counter has no barrier with somebody found, chosen and paid, nor has the count of a cash box and what it comes to', async () => {
    const { student, schoolClass } = seeded;
    const { call, owner: token } = academy;
    const charge = { feetype: 'others', feeName: 'Laboratory', classID: schoolClass._id, feeAmount: 12.5 };
    await saved(call('POST', 'fee', { token, body: charge }));
    const { page } = await open({ look, token });
    await page.goto('/counter');
    const find = page.getByRole('combobox', { name: says('Name, phone, number or barcode') });
    await find.fill(String(student.stdID));
    await page.getByRole('main').getByRole('option').first().waitFor();
    const found = await barriers(page, '/counter with somebody found');
    await find.press('Enter');
    await page.getByRole('checkbox').first().waitFor();
    found.push(...(await barriers(page, '/counter with what is owed')));
    await page.locator('[data-counter=take]').click();
    await page.getByRole('region', { name: says('Payment taken') }).waitFor();
    await settled(page);
    found.push(...(await barriers(page, '/counter with a payment taken')));
    await page.goto('/dayClose');
    await page
      .getByRole('list', { name: says('Accounts') })
      .getByRole('button')
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('3');
    found.push(...(await barriers(page, '/dayClose counting')));
    await dialog.getByRole('button', { name: says('Save count') }).click();
    await dialog.getByText(says('Difference')).waitFor();
    found.push(...(await barriers(page, '/dayClose counted')));
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
    .getByRole('button', { name: patternOf(language, /^(Add|New|Make|Charge|Take|Enroll|Enrol|Pay credit) /) })
    // What only folds a part of the page is not a dialog.
    .and(page.locator(':not([aria-expanded])'))
    .first();
  if ((await add.count()) === 0) return [];
  const sends = page.locator('form button[type=submit]');
  // A form that is already on the page is not what the button opens, unless the button is part of it.
  const isOfForm = await add.evaluate((button) => button.closest('form') !== null);
  const standing = isOfForm ? 0 : await sends.count();
  await add.click();
  const save = sends.nth(standing);
  await save.waitFor();
  const found = await barriers(page, `${path} adding`);
  await save.click();
  const mark = page.locator('[aria-invalid="true"]').first().waitFor();
  const isMarked = await mark.then(
    () => true,
    () => false,
  );
  if (!isMarked) found.push(`${path}: sent empty, it marks no field`);
  return [...found, ...(await barriers(page, `${path} adding with mistakes`))];
}
