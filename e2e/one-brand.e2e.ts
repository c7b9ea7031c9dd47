// Proves A12.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { ownerPassword } from '#testing/test-app';
import { logIn } from './acts';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { visit } from './visit';

let shop: Product;
let browser: Browser;

beforeAll(async () => {
  shop = await startProduct({
    env: { BRAND: 'decoration', ADMIN_EMAIL: 'owner@shop.test', ADMIN_PASSWORD: ownerPassword },
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test('a deployment of one brand offers no other', async () => {
  const { page } = await visit(browser, shop.url);
  // On a slow line somebody logs in before the page has heard which brand there is.
  let tell = () => {};
  const heard = new Promise<void>((resolve) => (tell = resolve));
  await page.route('**/setup', async (route) => {
    await heard;
    await route.continue();
  });
  await page.goto('/');
  await logIn(page, 'owner@shop.test', ownerPassword);
  tell();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('brandType'))).toBe('decoration');
  expect(shop.output()).not.toContain('waits to be set up');
});
