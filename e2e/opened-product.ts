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

function openProduct(): void {
  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
}
