import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if ((await focused(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to '${name}'`);
}

/** Waits until the control of that name has the focus. */
export async function focusIsOn(page: Page, name: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(name);
}

/** What the control with the focus is called. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.textContent : undefined;
    const name = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    // Without the star of what is required, and without what parts words of another direction.
    return name.replace(/[\u2068\u2069]|\s*\*$/g, '').trim();
  });
}
