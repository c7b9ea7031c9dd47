// Proves S§2.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations, violationsOfScreen } from './axe';
import { openLastingBrowser } from './browser';
import { academy, openAcademy, product } from './opened-product';
import { portalScreens, shopScreens, staffScreens } from './screens';
import { seed, seedShop } from './seed';
import { desktop, goWithin, phone, settled, visit, type VisitOptions } from './visit';
import { sentFirst } from './weights';

// Every screen of both brands once: what opens it, says that it is broken, and what hinders somebody on it.
openAcademy();

const academyScreens = staffScreens.filter((path) => !shopScreens.includes(path));
let seeded: Awaited<ReturnType<typeof seed>>;
let shopOwner: string;
let lasting: Browser;

beforeAll(async () => {
  lasting = await openLastingBrowser();
  seeded = await seed(academy);
  shopOwner = await seedShop(academy);
});
afterAll(() => lasting?.close());

/** Opens a page whose own rules let axe look at it. */
const open = ({ look = desktop, ...who }: VisitOptions) =>
  visit(lasting, product.url, { ...who, look: { ...look, bypassCSP: true, reducedMotion: 'reduce' } });

/** What each of the screens is said to lack, one line a fault, after walking through all of them. */
async function walk(
  page: Page,
  paths: readonly string[],
  faultsOf: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await goWithin(page, path);
    await settled(page);
    found.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** What hinders somebody on these screens, and in the frame around the first of them: each brand has a menu of its own. */
async function barriersOf(page: Page, [first = '', ...others]: readonly string[]): Promise<string[]> {
  return [...(await walk(page, [first], violations)), ...(await walk(page, others, violationsOfScreen))];
}

test('whoever comes first is sent no more scripts than a slow line bears: 145 KB for the login, 170 for a student, 205 for a list', () => {
  // What a page asks for by itself afterwards is measured in budget.e2e.ts.
  const sent = {
    login: sentFirst('/login'),
    student: sentFirst('/portal', '/studentMarks'),
    list: sentFirst('/courses'),
  };
  expect(sent.login.js).toBeLessThanOrEqual(145);
  expect(sent.student.js).toBeLessThanOrEqual(170);
  expect(sent.list.js).toBeLessThanOrEqual(205);
});

/** A page is as wide as what it is shown on: what is wider is scrolled to by nobody. */
async function tooWide(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 390 ? [`${width} pixels wide`] : [];
}

test('every screen of the academy opens without an error and without a barrier, and so do the pages of its records', async () => {
  const { page, faults } = await open({ token: academy.owner });
  const { student, teacher, schoolClass } = seeded;
  await page.goto('/profile');
  const pages = [`/student/${student._id}`, `/teacher/${teacher._id}`, `/class/${schoolClass._id}`];
  expect(await barriersOf(page, [...academyScreens, ...pages])).toEqual([]);
  expect(faults).toEqual([]);
});

test("every screen of the print shop's own opens without an error and without a barrier", async () => {
  const { page, faults } = await open({ token: shopOwner });
  await page.evaluate(() => sessionStorage.setItem('brandType', 'decoration'));
  await page.goto('/profile');
  expect(await barriersOf(page, shopScreens)).toEqual([]);
  expect(faults).toEqual([]);
});

test('every screen of the portal opens without an error and without a barrier', async () => {
  const { page, faults } = await open({ studentToken: await academy.records.portalTokenOf(seeded.student) });
  await page.goto('/portal');
  expect(await walk(page, portalScreens, violations)).toEqual([]);
  expect(faults).toEqual([]);
});

test('on a phone in Arabic no screen of the academy is wider than the phone, and none has an error', async () => {
  const { page, faults } = await open({ token: academy.owner, look: phone, language: 'ar' });
  await page.goto('/profile');
  expect(await walk(page, academyScreens, tooWide)).toEqual([]);
  expect(faults).toEqual([]);
});
