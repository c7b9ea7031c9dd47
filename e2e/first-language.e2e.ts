// Proves R 1.3, I10.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browser, openAcademy, product } from './opened-product';
import { desktop, phone, visit } from './visit';
import { wordsOf } from './words';

openAcademy();

const names = ['Daftar', 'Hodan Academy'];

/** What a page says in Latin letters beside names: languages and time zones are called as everywhere. */
async function latinOf(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = [document.title];
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (!parent?.closest('script, style, noscript, option, [role="option"]')) texts.push(nodeValue);
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name));
    return texts;
  });
  const written = said.flatMap((text) => (text === null ? [] : [text.trim()]));
  return written.filter((text) => /[A-Za-z]{2}/.test(text) && !names.includes(text));
}

describe('before a login', () => {
  test("the page begins with the browser's language, and another can be chosen on every way in", async () => {
    const { page, faults } = await visit(browser, product.url, { look: { ...phone, locale: 'ar-SO' } });
    for (const path of ['/login', '/loginportal', '/forgot-password']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await page.locator('html').getAttribute('dir')]).toEqual([path, 'rtl']);
    }
    await page.getByRole('combobox', { name: wordsOf('ar')('Language') }).selectOption('so');
    await page.getByRole('heading', { level: 1, name: wordsOf('so')('Forgot password?') }).waitFor();
    await page.goto('/login');
    await page.getByRole('button', { name: wordsOf('so')('Log In') }).waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('so');
    expect(faults).toEqual([]);
  });

  test('a new user who chooses Arabic reads nothing in another language on any way in', async () => {
    const { page } = await visit(browser, product.url);
    await page.goto('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await page.getByRole('button', { name: wordsOf('ar')('Log In'), exact: true }).waitFor();
    for (const [path, button] of [
      ['/login', 'Log In'],
      ['/loginportal', 'Log In'],
      ['/forgot-password', 'Send the code'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('button', { name: wordsOf('ar')(button), exact: true }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect([path, await latinOf(page)]).toEqual([path, []]);
    }
    const fresh = { needed: true, codeNeeded: true, name: null, logoUrl: null, brands: ['academy', 'decoration'] };
    await page.route('**/api/*/setup', (route) => route.fulfill({ json: fresh }));
    await page.goto('/setup');
    await page.getByRole('button', { name: wordsOf('ar')('Set up and log in') }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await latinOf(page)).toEqual([]);
  });

  test('a brand is set up in the language of whoever does it', async () => {
    const { page } = await visit(browser, product.url, { language: 'so' });
    const fresh = { needed: true, codeNeeded: false, name: null, logoUrl: null, brands: ['academy'] };
    await page.route('**/api/*/setup', (route) => route.fulfill({ json: fresh }));
    await page.goto('/setup');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('combobox', { name: wordsOf('so')('Language') }).selectOption('de');
    await page.getByRole('heading', { level: 1, name: wordsOf('de')('Set up your organisation') }).waitFor();
  });

  test('what no language of the product is speaks English', async () => {
    const { page } = await visit(browser, product.url, { look: { ...desktop, locale: 'fr-FR' } });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In' }).waitFor();
  });
});
