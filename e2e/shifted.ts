import type { Page } from 'playwright-core';

/** Notes what moves on a page, from the next page onwards. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The cumulative layout shift of the page so far. */
export async function shifted(page: Page): Promise<number> {
  const shifts: unknown = await page.evaluate('window.shifts');
  if (!Array.isArray(shifts)) throw new Error('Nobody watched what moves');
  return shifts.map(Number).reduce((sum, one) => sum + one, 0);
}
