import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Academy, setUpAcademy } from './academy';
import { openBrowser } from './browser';
import { type Product, startProduct } from './product';
import { openScreens, portalScreens, staffScreens } from './screens';
import { seed } from './seed';
import { settled, visit } from './visit';

const payload =
  '<img src=x onerror="window.__ran=1"><svg onload="window.__ran=1"></svg><script>window.__ran=1</script>';

let product: Product;
let browser: Browser;
let academy: Academy;
let studentToken: string;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  academy = await setUpAcademy(product.url);
  const { student } = await seed(academy, {
    course: `Web ${payload}`,
    student: `Amina ${payload}`,
    address: `Hodan ${payload}`,
  });
  studentToken = await academy.records.portalTokenOf(student);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('no screen breaks the policy of its page, and no text that somebody typed runs', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, studentToken });
  for (const path of [...staffScreens, ...portalScreens]) {
    await page.goto(path);
    await settled(page);
    expect(await ran(page), path).toBe(false);
    expect(faults, path).toEqual([]);
  }
});

test('what was typed is shown as it was typed', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/student');
  await page.getByRole('table').getByText('<img src=x onerror=').first().waitFor();
  await page.goto('/courses');
  await page.getByRole('table').getByText('<img src=x onerror=').first().waitFor();
  expect(await ran(page)).toBe(false);
  expect(faults).toEqual([]);
});

test('no login page breaks the policy of its page', async () => {
  const { page, faults } = await visit(browser, product.url);
  for (const path of [...openScreens, '/setup']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(faults, path).toEqual([]);
  }
});

test('the policy refuses markup and scripts that somebody managed to put into the page', async () => {
  const { page, faults } = await visit(browser, product.url);
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.__ran = 1');
    document.head.append(script);
  });
  await expect.poll(() => faults.join()).toContain("requires 'TrustedScript'");
  const written = page.evaluate((markup) => {
    document.body.innerHTML = markup;
  }, payload);
  await expect(written).rejects.toThrow('Refused to write markup');
  expect(await ran(page)).toBe(false);
});

async function ran(page: Page): Promise<boolean> {
  return page.evaluate(() => '__ran' in window);
}
