import { slowProcessor } from './line.mjs';
import { median } from './table.mjs';

/** As many pages are turned, two of which only warm up. */
const pages = 12;
const warmingUp = 2;

/**
 * Milliseconds from pressing 'Next page' of a list of 25 rows to the next rows on the screen, on the slow processor alone: the
 * median. A line adds its round trip where nobody's pointer was at the button before.
 * @param {import('playwright-core').Browser} browser
 * @param {string} baseURL
 * @param {string} token
 */
export async function turnPages(browser, baseURL, token) {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.addInitScript((one) => sessionStorage.setItem('token', one), token);
    const page = await context.newPage();
    await page.goto('/student?pageSize=25');
    await page.locator('tbody [data-part]').first().waitFor();
    await slowProcessor(page);
    const next = page.getByRole('button', { name: 'Next page' });
    /** @type {number[]} */
    const took = [];
    for (let turned = 0; turned < pages && (await next.isEnabled()); turned++) {
      await page.evaluate(watchNextRows);
      await next.click();
      took.push(await page.waitForFunction(() => Reflect.get(window, 'turned')).then((found) => found.jsonValue()));
      // What follows the rows is not part of the next press.
      await page.waitForTimeout(1000);
    }
    return median(took.slice(warmingUp));
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes how long it is from the next press to the frame that shows other rows. */
function watchNextRows() {
  const row = () => document.querySelector('tbody tr')?.textContent;
  const before = row();
  const look = (/** @type {number} */ pressed) => {
    const isDrawn = row() !== before && document.querySelector('[data-stale]') === null;
    // What a frame's callbacks find is on the screen when the next frame begins.
    if (isDrawn) requestAnimationFrame((now) => Reflect.set(window, 'turned', now - pressed));
    else requestAnimationFrame(() => look(pressed));
  };
  Reflect.set(window, 'turned', 0);
  addEventListener('click', ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
}
