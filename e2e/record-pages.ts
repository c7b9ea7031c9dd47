import type { BrowserContextOptions, Page } from 'playwright-core';
import { academy, browser, product } from './opened-product';
import { desktop, settled, visit } from './visit';

interface Opened {
  readonly token?: string;
  readonly look?: BrowserContextOptions;
}

/** Opens an address as the owner, or with a token, at a desk unless told otherwise. */
export async function openAt(path: string, { token = academy.owner, look = desktop }: Opened = {}): Promise<Page> {
  const { page } = await visit(browser, product.url, { token, look });
  await page.goto(path);
  await settled(page);
  return page;
}

/** The headings of the parts of a page, each with its number. */
export const partsOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
/** The headings of the parts without their numbers. */
export const titles = async (page: Page) => (await partsOf(page)).map((title) => title.replace(/\s*\d+$/, ''));

/** Goes down the page, so that every part is asked for. */
export async function whole(page: Page): Promise<void> {
  await settled(page);
  const parts = await page.getByRole('main').locator('section').count();
  for (let part = 0; part < parts; part += 1) {
    // One that is loaded only now takes the place of what stood for it.
    await page.evaluate((at) => document.querySelectorAll('main section')[at]?.scrollIntoView(), part);
    await settled(page);
  }
  // A part that was loaded only now is asked for a moment later, and what is below it shows once it has come.
  await page.waitForFunction(() => document.querySelector('main section > div[aria-busy]') === null);
  await settled(page);
}
