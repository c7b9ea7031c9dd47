// Proves OW2, OW3, OW6, OW7.
import { expect, test } from 'vitest';
import { entered } from '#features/owner/owner-view/owner.fixture';
import { ownerPassword } from '#testing/test-app';
import { fill } from './acts';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { userOf } from './academy';
import { setUpShop } from './shop';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Mogadishu' }).format(new Date());
const income = (amount: number) =>
  ({ transectionType: 'income', type: 'service income', amount, date: today() }) as const;

test('an owner sees zeros and the way to the first payment, and later what came in and what needs attention', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: phone });
  await page.goto('/owner');
  await settled(page);
  await page.getByRole('link', { name: 'Take the first payment' }).waitFor();
  const month = today().slice(0, 7);
  const before = [1, 2, 3].map((back) => {
    const day = new Date(`${month}-05T00:00:00Z`);
    day.setUTCMonth(day.getUTCMonth() - back);
    return day.toISOString().slice(0, 10);
  });
  for (const date of before)
    await entered(academy, academy.owner, { transectionType: 'expense', type: 'Rent', amount: 10, date });
  await entered(academy, academy.owner, { transectionType: 'expense', type: 'Rent', amount: 40, date: today() });
  await entered(academy, academy.owner, income(1_240));
  await page.reload();
  await settled(page);
  const day = page.getByRole('region', { name: 'Today' });
  await expect.poll(() => day.innerText()).toContain('$1,240.00');
  const rent = page.getByRole('link', { name: /^Rent: \$40\.00 this month, 300% above/ });
  await rent.click();
  await page.waitForURL(/\/expense\?q=Rent/);
  expect(faults).toEqual([]);
});

test('the other brand stands beside it after a login of its own, which this tab alone keeps and asks for nothing else', async () => {
  const shop = await setUpShop(product.url);
  await entered(academy, shop.owner, income(860.5), 'decoration');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/decoration/'))
      asked.push(
        `${request.method()} ${pathname} ${request.headers()['auth-token'] === undefined ? 'alone' : 'with a token'}`,
      );
  });
  await page.goto('/owner');
  await settled(page);
  await page.getByRole('button', { name: 'Add the other brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add the other brand' });
  await fill(dialog, { Email: 'owner@decoration.test', Password: 'wrong password' });
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await dialog.getByRole('alert').waitFor();
  await fill(dialog, { Password: ownerPassword });
  await dialog.getByRole('button', { name: 'Log In' }).click();
  await dialog.waitFor({ state: 'detached' });
  const figures = page.getByRole('table', { name: 'Today' });
  await expect.poll(() => figures.innerText()).toContain('$2,100.50');
  expect(await figures.getByRole('columnheader').allInnerTexts()).toEqual([
    'Figure',
    'Academy',
    'Decoration',
    'Together',
  ]);
  expect(new Set(asked)).toEqual(
    new Set(['POST /api/decoration/login alone', 'GET /api/decoration/owner with a token']),
  );
  expect(await violations(page)).toEqual([]);
  const kept = () => page.evaluate(() => sessionStorage.getItem('otherToken'));
  expect(await kept()).not.toBeNull();
  await page.reload();
  await settled(page);
  await expect.poll(() => page.getByRole('table', { name: 'Today' }).innerText()).toContain('$2,100.50');
  await page.getByRole('button', { name: 'Remove the other brand' }).click();
  await expect.poll(kept).toBeNull();
  await expect.poll(() => page.getByRole('table', { name: 'Today' }).innerText()).not.toContain('$2,100.50');
  expect(faults).toEqual([]);
});

test('the day goes to WhatsApp or the clipboard as a text, and an earlier day is shown as it was', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/owner');
  await settled(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Takings: $1,240.00');
  const link = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(link).toBe(`https://wa.me/?text=${encodeURIComponent(text)}`);
  await page.goto('/owner?date=2026-01-05');
  await settled(page);
  await expect.poll(() => page.getByRole('region', { name: '5 Jan 2026' }).innerText()).not.toContain('$1,240.00');
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
});

test('whoever has the screen alone sees it without the ways to what may not be opened', async () => {
  const { token } = await userOf(academy, 'Partner', ['/owner']);
  const { page, faults } = await visit(browser, product.url, { token, look: phone });
  await page.goto('/owner');
  await settled(page);
  await page.getByText(/^Rent: \$40\.00 this month/).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: /Rent/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});
