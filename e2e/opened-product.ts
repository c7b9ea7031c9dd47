import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type Academy, setUpAcademy } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { setUpShop, type Shop } from './shop';

// As the file of tests that runs now has them.
export let product: Product;
export let browser: Browser;
export let academy: Academy;
export let shop: Shop;

/** For the tests of a file: a product of its own with its academy set up, and a browser. */
export function openAcademy(): void {
  openProduct();
  beforeAll(async () => {
    academy = await setUpAcademy(product.url);
  });
}

/** For the tests of a file: a product of its own with its print shop set up, and a browser. */
export function openShop(): void {
  openProduct();
  beforeAll(async () => {
    shop = await setUpShop(product.url);
  });
}

/** One browser serves all files of a worker, one after the other; it ends with the worker. Each visit has a profile of its own. */
let kept: Browser | undefined;

function openProduct(): void {
  beforeAll(async () => {
    product = await startProduct();
    if (!kept?.isConnected()) kept = await openBrowser();
    browser = kept;
  });
  afterAll(async () => {
    for (const context of kept?.contexts() ?? []) await context.close();
    await product?.stop();
  });
}
