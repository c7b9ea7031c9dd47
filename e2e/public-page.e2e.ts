// Proves PU7, PU8, PU9.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { saved } from './academy';
import { violations } from './axe';
import { writtenBy } from './chat';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { act, desktop, phone, visit } from './visit';

openAcademy();

let receipt: string;
let customer: string;
let link: string;

beforeAll(async () => {
  const { receipt: made } = await seed(academy);
  const { call, owner } = academy;
  const settings = { features: { papers: true, debts: true } };
  await saved(call('PUT', 'settings', { token: owner, body: settings }));
  receipt = (await saved(call('GET', `receipt/${made._id}`, { token: owner }))).body.paperCode;
  const sales = shopSales(academy, owner, 'academy');
  const { _id: customerID, name } = await sales.customer();
  customer = name;
  const sale = await saved(sales.sell([[await sales.item(), 2, 5]], { customerID }));
  const body = { kind: 'invoice', recordID: sale.body.currentinvoice._id };
  link = (await saved(call('POST', 'link', { token: owner, body }))).body.info.code;
});

interface Seen {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What came over the line until now, in bytes and by address. */
  readonly weight: () => number;
  readonly asked: readonly string[];
}

/** Somebody with the paper in hand: a browser that runs no scripts. */
async function holder(look: BrowserContextOptions = phone): Promise<Seen> {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false, ...look });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const asked: string[] = [];
  let weight = 0;
  page.on('response', async (response) => {
    asked.push(new URL(response.url()).pathname);
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    weight += responseBodySize + responseHeadersSize;
  });
  return { page, context, weight: () => weight, asked };
}

test('a paper and a link open without scripts, in less than 30 KB altogether, and nothing of the app comes with them', async () => {
  for (const [code, word] of [
    [receipt, 'This paper is genuine'],
    [link, 'Still to be paid'],
  ] as const) {
    const { page, context, weight, asked } = await holder();
    const answer = await page.goto(`/p/${code}`);
    expect(answer?.status()).toBe(200);
    await page.getByText(word).waitFor();
    await page.waitForLoadState('networkidle');
    expect(weight()).toBeGreaterThan(500);
    expect(weight()).toBeLessThan(30_000);
    expect(asked).toEqual([`/p/${code}`]);
    expect(await page.locator('script, #root, link').count()).toBe(0);
    expect(await context.cookies()).toEqual([]);
    expect(await page.getByText(`You are on ${new URL(product.url).host}`).count()).toBe(1);
  }
});

test('it fits a phone, whatever it shows', async () => {
  for (const code of [receipt, link, 'wrong']) {
    const { page } = await visit(browser, product.url, { look: phone });
    await page.goto(`/p/${code}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

test('it speaks the language of whoever reads, Arabic from right to left', async () => {
  for (const [locale, word, direction] of [
    ['ar', 'هذه الورقة صحيحة', 'rtl'],
    ['so', 'Warqaddani waa sax', 'ltr'],
    ['de', 'Dieses Papier ist echt', 'ltr'],
  ] as const) {
    const { page } = await holder({ ...phone, locale });
    await page.goto(`/p/${receipt}`);
    const html = page.locator('html');
    expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([locale, direction]);
    await page.getByText(word).waitFor();
  }
});

test('a code is typed by hand, and a wrong one answers the same as every other', async () => {
  const { page } = await holder(desktop);
  await page.goto('/p');
  await page.getByLabel('The code on the paper').fill(receipt.toLowerCase());
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('This paper is genuine').waitFor();
  await page.getByRole('link', { name: 'Check another paper' }).click();
  await page.getByLabel('The code on the paper').fill('R1-0000-0000-0000');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByRole('alert').getByText('No document has this code').waitFor();
  const { call, owner } = academy;
  const body = { kind: 'statement', recordID: (await saved(call('GET', 'customers', { token: owner }))).body[0]._id };
  const revoked = (await saved(call('POST', 'link', { token: owner, body }))).body.info;
  await saved(call('DELETE', `link/${revoked._id}`, { token: owner }));
  const wrong = [receipt.replace(/.$/, '?'), revoked.code, 'A'.repeat(10_000), '..%2f..%2fetc', 'assets/index.js'];
  const answers = await Promise.all(wrong.map(async (code) => fetch(`${product.url}/p/${code}`)));
  const seen = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toMatch(/^404 .*No document has this code/s);
});

test.each(['light', 'dark'] as const)('it has no barrier, in the %s', async (colorScheme) => {
  for (const path of [`/p/${receipt}`, `/p/${link}`, '/p', '/p/wrong']) {
    const { page } = await visit(browser, product.url, { look: { ...phone, colorScheme, bypassCSP: true } });
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  }
});

test('an invoice is sent from where it is printed, and staff see that it was opened', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/sales');
  await act(page.getByRole('row').filter({ hasText: customer }), 'View and print');
  await page.getByRole('button', { name: 'Send' }).click();
  const field = page.getByRole('textbox', { name: 'Link' });
  expect(await field.inputValue()).toBe(`${product.url}/p/${link}`);
  await page.getByText('Customers cannot open this address').waitFor();
  await page.getByText(/^Opened \d+ times?, last today \d\d:\d\d$/).waitFor();
  const sent = await writtenBy(page, page.getByRole('button', { name: 'WhatsApp' }));
  expect(sent).toMatchObject({ messageStatus: 'opened', purpose: 'invoice' });
  expect(sent?.text).toContain(`/p/${link}`);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog', { name: 'Revoke this link?' }).getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The link is revoked').waitFor();
  expect((await fetch(`${product.url}/p/${link}`)).status).toBe(404);
});
