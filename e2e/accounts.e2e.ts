// Proves AC4, AC8, DC4, R 1.3.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saved } from './academy';
import { rowOf } from './acts';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { choose, desktop, phone, settled, visit } from './visit';

openAcademy();

const widths = [
  ['1280', desktop],
  ['390', phone],
] as const;

const banner = (page: Page) => page.getByRole('region', { name: 'Say what is in each account now' });
/** What stands under 'Balance' in the row of an account. */
const balanceOf = (page: Page, account: string) =>
  rowOf(page, account).locator('td[data-label="Balance"]').first().innerText();

async function openAccounts(look: (typeof widths)[number][1], path = '/accounts') {
  const visited = await visit(browser, product.url, {
    token: academy.owner,
    look: { ...look, bypassCSP: true, reducedMotion: 'reduce' },
  });
  await visited.page.goto(path);
  await settled(visited.page);
  return visited;
}

const post = async (path: string, body: object) =>
  (await saved(academy.call('POST', path, { token: academy.owner, body }))).body.info;

/** The day of the organisation. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Mogadishu' }).format(new Date());

test.each(widths)(
  'a banner asks what is in each account, and each amount is its first close, at %s',
  async (width, look) => {
    const [one, other] = [`Front ${width}`, `Safe ${width}`];
    await post('account', { name: one, kind: 'cash' });
    const { _id: accountID } = await post('account', { name: other, kind: 'cash' });
    const paid = {
      transectionType: 'expense',
      type: 'rent',
      name: 'Hall',
      description: 'Hired',
      date: today(),
      amount: 5,
    };
    await post('transection', { ...paid, accountID });
    const { page, faults } = await openAccounts(look);
    const asked = banner(page);
    const saveAll = asked.getByRole('button', { name: 'Save all' });
    await asked.waitFor();
    expect(await violations(page)).toEqual([]);

    await saveAll.click();
    await asked.getByText('Enter what you counted').last().waitFor();
    expect(await violations(page)).toEqual([]);

    // With what was paid out of it today the second would have begun with more than there is money for.
    await asked.getByLabel(one).fill('312.50');
    await asked.getByLabel(other).fill('9999999999.99');
    await saveAll.click();
    await page.getByText('1 account is counted').first().waitFor();
    await asked.getByText('The total is too large').last().waitFor();
    await expect.poll(() => asked.getByLabel(other).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await asked.getByLabel(one).count()).toBe(0);
    await expect.poll(() => balanceOf(page, one)).toContain('$312.50');
    expect(await rowOf(page, one).innerText()).not.toContain('not counted yet');
    expect(await rowOf(page, other).innerText()).toContain('not counted yet');

    await asked.getByLabel(other).fill('40');
    await saveAll.click();
    await asked.getByLabel(other).waitFor({ state: 'detached' });
    await expect.poll(() => balanceOf(page, other)).toContain('$40.00');
    const { body: closes } = await saved(
      academy.call('GET', `dayClose?accountID=${accountID}`, { token: academy.owner }),
    );
    expect(closes).toMatchObject([{ isOpening: true, opening: 45, expense: 5, difference: 0 }]);
    expect(faults).toEqual([]);
  },
);

test('the banner rests while counting in the evening is switched off', async () => {
  const switched = (dayClose: boolean) =>
    saved(academy.call('PUT', 'settings', { token: academy.owner, body: { features: { dayClose } } }));
  await switched(false);
  try {
    const { page } = await openAccounts(desktop);
    await rowOf(page, 'not counted yet').first().waitFor();
    expect(await banner(page).count()).toBe(0);
  } finally {
    await switched(true);
  }
});

test.each(widths)(
  'a transfer with a fee is seen before it is made, then in both accounts and in their entries, at %s',
  async (width, look) => {
    const [from, to] = [`Wallet ${width}`, `Till ${width}`];
    await post('account', { name: from, kind: 'wallet', number: '252615550303' });
    await post('account', { name: to, kind: 'cash' });
    const { page, faults } = await openAccounts(look, '/accounts?tab=transfers');
    await page.getByRole('button', { name: 'New transfer' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New transfer' });
    await choose(dialog, 'From account', from);
    await choose(dialog, 'To account', to);
    await dialog.getByLabel('Amount').fill('200');
    await dialog.getByLabel('Fee').fill('1');
    const lines = dialog.getByRole('table');
    await expect.poll(() => lines.getByRole('row', { name: from }).innerText()).toContain('−$201.00');
    await expect.poll(() => lines.getByRole('row', { name: to }).innerText()).toContain('$200.00');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move the money' }).click();
    await rowOf(page, from).getByText('$200.00').waitFor();

    await page.getByRole('tab', { name: 'Accounts' }).click();
    await expect.poll(() => balanceOf(page, from)).toContain('−$201.00');
    await expect.poll(() => balanceOf(page, to)).toContain('$200.00');

    await rowOf(page, from).getByRole('link', { name: from }).click();
    await page.getByRole('heading', { level: 1, name: from }).waitFor();
    await settled(page);
    const entries = page.getByRole('table').getByRole('row');
    await expect
      .poll(async () => (await entries.allInnerTexts()).join(' '))
      .toMatch(/Transfer out[^]*\$200\.00[^]*Fee of transfer[^]*\$1\.00/);
    await expect.poll(() => page.getByText('Balance at the end').locator('..').innerText()).toContain('−$201.00');
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);
