import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved, userOf } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { settled, visit } from './visit';

openAcademy();

const rows = (page: Page) => page.getByRole('main').getByRole('table').locator('tbody tr');
const isWaiting = (page: Page) => page.getByRole('main').getByRole('table').getAttribute('aria-busy');

/** The pages of lists in this tab's storage, whichever user saw them. */
const keptPages = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .flatMap(([key, text]) => (key.endsWith(' pages') ? [String(text)] : []))
      .join(),
  );

/** Holds every answer about courses back, until it is told to let them go. */
async function held(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/academy/courses?*', async (route) => {
    await gone;
    await route.continue();
  });
  return () => letGo();
}

test('a list that is loaded again stands as this tab saw it before the server answers, and then as the server says', async () => {
  const course = await academy.records.course({ courseName: 'Sewing', coursePrice: 40 });
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await rows(page).filter({ hasText: 'Sewing' }).getByText('$40.00').waitFor();
  await settled(page);
  await saved(
    academy.call('PUT', `courses/${course._id}`, {
      token: academy.owner,
      body: { __v: course.__v, coursePrice: 55 },
    }),
  );
  const letGo = await held(page);
  await page.reload();
  await rows(page).filter({ hasText: 'Sewing' }).getByText('$40.00').waitFor();
  // What is not yet confirmed is seen to be so.
  await page.getByRole('main').locator('[data-stale]').getByText('Sewing').waitFor();
  letGo();
  await rows(page).filter({ hasText: 'Sewing' }).getByText('$55.00').waitFor();
  expect(await page.getByText('$40.00').count()).toBe(0);
  expect(await page.getByRole('main').locator('[data-stale]').count()).toBe(0);
});

test('nothing that another account saw in this tab is shown, however the account was changed', async () => {
  await academy.records.course({ courseName: 'Weaving' });
  const { token } = await userOf(academy, 'Clerk', ['/courses']);
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await rows(page).filter({ hasText: 'Weaving' }).waitFor();
  await settled(page);
  // Without a word to the page, as a second login in the same tab.
  await page.evaluate((other) => sessionStorage.setItem('token', other), token);
  const letGo = await held(page);
  await page.goto('/courses');
  await expect.poll(() => isWaiting(page)).toBe('true');
  expect(await page.getByText('Weaving').count()).toBe(0);
  letGo();
  await rows(page).filter({ hasText: 'Weaving' }).waitFor();
  await settled(page);
  expect(await keptPages(page)).toContain('Weaving');
  await page.goto('/logout');
  await page.waitForURL('**/login');
  expect(await keptPages(page)).toBe('');
});
