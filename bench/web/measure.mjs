// What a page is measured by, within the page itself.

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {{ staff: string, student: string }} Tokens
 * @typedef {{ path: string, as?: keyof Tokens, usable: string }} Opened
 * @typedef {{ painted: number, usable: number, blocked: number, shift: number }} Measured
 */

/**
 * Opens a page in a browser that has nothing of ours yet, on a slow network and a slow processor; `usable` is what stands
 * there once it can be used.
 * @param {Browser} browser
 * @param {string} url
 * @param {Tokens} tokens
 * @param {Opened} opened
 * @returns {Promise<{ page: Page, measured: Measured }>}
 */
export async function openPage(browser, url, tokens, { path, as, usable }) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  /** @type {Record<string, string>} */
  const kept = as === undefined ? {} : as === 'staff' ? { token: tokens.staff } : { studentToken: tokens.student };
  await page.addInitScript(watch, { kept, usable });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(globalThis, 'measured').usable > 0);
  // What is painted and shifts late counts, too.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return { page, measured: await page.evaluate(() => ({ ...Reflect.get(globalThis, 'measured') })) };
}

/**
 * Runs in the page before anything of it.
 * @param {{ kept: Record<string, string>, usable: string }} options
 */
function watch({ kept, usable }) {
  for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
  const measured = { painted: 0, usable: 0, blocked: 0, shift: 0, longest: 0 };
  Object.assign(globalThis, { measured });
  /**
   * @param {string} type
   * @param {(entry: any) => void} take
   * @param {object} [more]
   */
  const observe = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', ({ startTime }) => (measured.painted = startTime));
  observe('longtask', ({ duration }) => (measured.blocked += Math.max(0, duration - 50)));
  observe('layout-shift', ({ value, hadRecentInput }) => (measured.shift += hadRecentInput ? 0 : value));
  observe(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) measured.longest = Math.max(measured.longest, duration);
    },
    { durationThreshold: 16 },
  );
  const look = () => {
    const busy = document.querySelector('[aria-busy="true"]');
    if (document.querySelector(usable) && !busy) measured.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Does something on an open page: the longest that the page took to show any reaction, and how long until it was done.
 * @param {Page} page
 * @param {{ prepare?: (page: Page) => Promise<void>, act: (page: Page) => Promise<void> }} journey
 */
export async function act(page, { prepare, act: doIt }) {
  await prepare?.(page);
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    Reflect.get(globalThis, 'measured').longest = 0;
  });
  const began = performance.now();
  await doIt(page);
  const done = performance.now() - began;
  await page.waitForTimeout(500);
  return { longest: await page.evaluate(() => Number(Reflect.get(globalThis, 'measured').longest)), done };
}
