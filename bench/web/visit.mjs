import { pace, slowDown } from './line.mjs';
import { watchPage } from './watch.js';

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('./screens.mjs').WebScreen} WebScreen
 * Times in milliseconds; `acts` is the slowest answer to a key or a tap of each act, `pace` what the machine took for a loop before.
 * @typedef {{ lcp: number, cold: number, warm: number, blocked: number, shift: number, opened: number | undefined,
 *   acts: Record<string, number>, pace: number }} Visit
 */

/** @typedef {{ paint: number, largest: number, shift: number, usable: number, blocks: { start: number, duration: number }[] }} Noted */

/** How long a page is watched after somebody can use it: what still blocks or moves falls into it. */
const afterwards = 1000;

/**
 * Opens a screen in a browser that has nothing of ours, uses it, and opens it once more.
 * @param {Browser} browser
 * @param {string} url
 * @param {WebScreen} screen
 * @param {{ staff: string, student: string }} tokens
 * @returns {Promise<Visit>}
 */
export async function visitScreen(browser, url, screen, tokens) {
  const before = pace();
  const page = await newPage(browser, url, screen, tokens);
  try {
    await page.goto(screen.path);
    const first = await noted(page);
    const opened = screen.open ? await timed(() => screen.open?.(page) ?? Promise.resolve()) : undefined;
    const acts = await act(page, screen);
    await page.goto(screen.path);
    const { usable: warm } = await noted(page);
    const blocked = first.blocks
      .filter(({ start }) => start >= first.paint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { lcp: first.largest, cold: first.usable, warm, blocked, shift: first.shift, opened, acts, pace: before };
  } finally {
    await page.context().close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {WebScreen} screen
 * @param {{ staff: string, student: string }} tokens
 */
async function newPage(browser, baseURL, { as, usable, phone }, tokens) {
  const look = phone
    ? { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
    : { viewport: { width: 1280, height: 800 } };
  // Without the worker that keeps the app: what it fetches would not come over the slow line.
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block', ...look });
  context.setDefaultTimeout(60_000);
  if (as)
    await context.addInitScript(
      ([name, value]) => sessionStorage.setItem(String(name), String(value)),
      [as === 'staff' ? 'token' : 'studentToken', tokens[as]],
    );
  await context.addInitScript(watchPage, usable);
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/**
 * What the page noted of itself, some time after it could be used.
 * @param {Page} page
 */
async function noted(page) {
  await page.waitForFunction(() => Reflect.get(window, 'bench').usable > 0);
  await page.waitForTimeout(afterwards);
  return /** @type {Promise<Noted>} */ (page.evaluate(() => ({ ...Reflect.get(window, 'bench'), acts: {} })));
}

/**
 * The slowest answer of the page to a key or a tap, act by act.
 * @param {Page} page
 * @param {WebScreen} screen
 */
async function act(page, { acts }) {
  /** @type {Record<string, number>} */
  const slowest = {};
  for (const { name, act: doIt } of acts) {
    await page.evaluate(() => Reflect.get(window, 'bench').acts.clear());
    await doIt(page);
    // The browser tells of an event after it painted what came of it.
    await page.waitForTimeout(afterwards);
    slowest[name] = await page.evaluate(() =>
      Math.max(0, ...[...Reflect.get(window, 'bench').acts.values()].map(({ duration }) => duration)),
    );
  }
  return slowest;
}

/** @param {() => Promise<void>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
