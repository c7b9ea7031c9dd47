import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { userOf } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { chooseBefore, visit } from './visit';

openAcademy();

beforeAll(async () => {
  await academy.records.course({ courseName: 'Sewing' });
});

/** Holds back all scripts but the first, until they are let go. */
async function holdScripts(page: Page, tell: (url: string) => void = () => {}): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(?!first-).*\.js$/, async (route) => {
    tell(route.request().url());
    await gone;
    await route.continue();
  });
  return letGo;
}

/** The calls for rows of a list. */
const listsOf = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('pageSize')) asked.push(pathname);
  });
  return asked;
};

test('a list that is opened by its address is asked for once, before the scripts of its screen have come', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  const asked = listsOf(page);
  const held: string[] = [];
  const letGo = await holdScripts(page, (url) => held.push(url));
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(['/api/academy/courses']);
  expect(held.some((url) => url.includes('/CoursePage-'))).toBe(true);
  letGo();
  // Not until nothing is under way: an early answer that nobody takes would be so for ever.
  await page.getByRole('main').getByText('Sewing').first().waitFor();
  expect(asked).toEqual(['/api/academy/courses']);
});

test('nothing is asked for early by whoever is not signed in, has no right to it, or sees it another way', async () => {
  const { token } = await userOf(academy, 'Registrar', ['/student']);
  const early = async (who: string | undefined, address: string, kept?: string) => {
    const { page } = await visit(browser, product.url, who === undefined ? {} : { token: who });
    if (kept !== undefined) await chooseBefore(page, 'courses', kept);
    const asked = listsOf(page);
    await page.route(/\/assets\/(?!first-).*\.js$/, (route) => route.abort());
    await page.goto(address);
    // Requests are reported in order: once a later one is known, so is every earlier one.
    const later = page.waitForRequest('**/healthz');
    await page.evaluate(() => fetch('/healthz'));
    await later;
    return asked;
  };
  expect(await early(academy.owner, '/courses')).toHaveLength(1);
  expect(await early(undefined, '/courses')).toEqual([]);
  expect(await early(token, '/courses')).toEqual([]);
  // Teachers have the screen of complaints, and see no list there.
  const teacher = await academy.records.teacher();
  await academy.records.letTeachersOpen(['/complain']);
  expect(await early(await academy.records.tokenOf(teacher), '/complain')).toEqual([]);
  expect(await early(academy.owner, '/courses?q=web')).toEqual([]);
  expect(await early(academy.owner, '/courses', '{"pageSize":"50"}')).toEqual([]);
});

test.each([
  ['account', 'token'],
  ['language', 'language'],
] as const)('an early answer to another %s is never shown: the list is asked for again', async (_what, kept) => {
  const { token } = await userOf(academy, kept === 'token' ? 'Reader' : 'Listener', ['/courses']);
  const { page } = await visit(browser, product.url, { token: academy.owner });
  const asked: Record<string, string>[] = [];
  await page.route(/\/courses\?/, async (route) => {
    asked.push(route.request().headers());
    if (asked.length > 1) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Sewing', 'Meant for somebody else');
    return route.fulfill({ response, body });
  });
  const letGo = await holdScripts(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  await expect.poll(() => asked).toHaveLength(1);
  const now = kept === 'token' ? token : 'so';
  await page.evaluate(([name, value]) => (name === 'token' ? sessionStorage : localStorage).setItem(name, value), [
    kept,
    now,
  ] as const);
  letGo();
  await page.getByRole('main').getByText('Sewing').first().waitFor();
  expect(asked).toHaveLength(2);
  expect(asked[1]?.[kept === 'token' ? 'auth-token' : 'accept-language']).toBe(now);
  expect(await page.getByText('Meant for somebody else').count()).toBe(0);
});
