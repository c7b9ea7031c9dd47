// Proves S§2, R 6.1.
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { academy, browser, openAcademy, product } from './opened-product';
import { violations } from './axe';
import { answered, desktop, phone, settled, visit } from './visit';

openAcademy();

beforeAll(async () => {
  for (const studentName of ['Amina Warsame', 'Amina Gutale', 'Liban Farah'])
    await academy.records.student({ studentName });
});

test('Ctrl+K finds a person from anywhere, Enter opens the page', async () => {
  const page = await openAt('/courses');
  await page.keyboard.press('Control+k');
  // What is typed while the search is loaded is kept.
  await page.keyboard.type('gutale');
  const option = page.getByRole('option', { name: /Amina Gutale/ });
  await option.waitFor();
  await expect.poll(() => option.getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/student/*');
  await page.getByRole('heading', { level: 1, name: 'Amina Gutale' }).waitFor();
});

test('who goes on with Tab while the search is loaded keeps the focus, and who comes back finds it', async () => {
  const page = await openAt('/courses');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/KnownFinder-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const loaded = page.waitForResponse('**/assets/KnownFinder-*.js');
  await page.getByRole('textbox', { name: /^Search screens/ }).focus();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Full screen' }).and(page.locator(':focus')).waitFor();
  arrive();
  await loaded;
  await page.getByRole('combobox', { name: /^Search screens/ }).waitFor();
  await page.getByRole('button', { name: 'Full screen' }).and(page.locator(':focus')).waitFor();
  await expect.poll(() => page.getByText('Type at least two characters').count()).toBe(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('gutale');
  await page.getByRole('option', { name: /Amina Gutale/ }).waitFor();
});

test('screens, people and documents stand in groups, the arrow keys go through them', async () => {
  const page = await openAt('/courses');
  await page.keyboard.press('/');
  await box(page).fill('am');
  await page.getByRole('group', { name: 'Students' }).getByRole('option').nth(1).waitFor();
  const chosen = () => page.getByRole('option', { selected: true }).filter({ visible: true }).innerText();
  const first = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => chosen()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => chosen()).toBe(first);
  await box(page).fill('enrol');
  await page
    .getByRole('group', { name: 'Screens' })
    .getByRole('option', { name: /Enrollment/ })
    .first()
    .click();
  await page.waitForURL('**/stdenrollment');
});

test('it says that it searches, that nothing is found, and why it is refused', async () => {
  const page = await openAt('/courses');
  let answer: (() => void) | undefined;
  await page.route('**/search?q=slow*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await box(page).fill('slow');
  await page.getByText('Searching…').waitFor();
  await expect.poll(() => answer !== undefined).toBe(true);
  answer?.();
  await page.getByText('Nothing found').waitFor();
  await page.route('**/search?q=refused*', (route) =>
    route.fulfill({ status: 429, json: { status: false, message: 'Too many tries' } }),
  );
  await box(page).fill('refused');
  await page.getByText('Too many tries').waitFor();
  await box(page).fill('a');
  await page.keyboard.press('Escape');
  await expect.poll(() => box(page).inputValue()).toBe('');
});

test('an answer that comes late never takes the place of a newer one', async () => {
  const page = await openAt('/courses');
  let release: (() => void) | undefined;
  const isLate = (request: Request) => request.url().endsWith('/search?q=amina');
  // The page may have given it up by then.
  const late = Promise.race([page.waitForEvent('requestfinished', isLate), page.waitForEvent('requestfailed', isLate)]);
  await page.route('**/search?q=amina', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue().catch(() => undefined);
  });
  await box(page).fill('amina');
  await expect.poll(() => release !== undefined).toBe(true);
  await box(page).fill('liban');
  await page.getByRole('option', { name: /Liban Farah/ }).waitFor();
  release?.();
  await late;
  await answered(page);
  await expect
    .poll(() => page.getByRole('option').filter({ visible: true }).allInnerTexts())
    .toEqual([expect.stringContaining('Liban Farah')]);
});

test('Enter pressed before the answer opens what is found then', async () => {
  const page = await openAt('/courses');
  let answer = () => {};
  const pressed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/search?q=liban*', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('liban');
  await page.keyboard.press('Enter');
  answer();
  await page.waitForURL('**/student/*');
  await page.getByRole('heading', { level: 1, name: 'Liban Farah' }).waitFor();
});

test('on a phone the box is as wide as the screen, and has no barrier with what it found', async () => {
  const page = await openAt('/courses', { ...phone, reducedMotion: 'reduce', bypassCSP: true });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await box(page).fill('amina');
  await page.getByRole('option', { name: /Amina Warsame/ }).waitFor();
  const { width = 0 } = (await box(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(350);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('option', { name: /Amina Warsame/ }).tap();
  await page.waitForURL('**/student/*');
});

async function openAt(path: string, look: BrowserContextOptions = desktop): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto(path);
  await settled(page);
  return page;
}

function box(page: Page) {
  return page
    .getByRole('combobox', { name: /^Search screens/ })
    .or(page.getByRole('textbox', { name: /^Search screens/ }));
}
