import { type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Language } from '#kit/contract/language';
import { codeAt } from '#testing/two-step';
import { academy, browser, openAcademy, product } from './opened-product';
import { userOf } from './academy';
import { logIn } from './acts';
import { violations } from './axe';
import { act, desktop, phone, settled, visit } from './visit';
import { wordsOf } from './words';

openAcademy();

interface Look {
  readonly name: string;
  readonly context: BrowserContextOptions;
  readonly language: Language;
}

const looks: readonly Look[] = [
  { name: 'on a desk', context: desktop, language: 'en' },
  { name: 'on a phone, in Arabic', context: phone, language: 'ar' },
];

test.each(looks)(
  'two-step login $name: turned on, asked for, let in by a code and by a recovery code, turned off',
  async ({ name, context, language }) => {
    const says = wordsOf(language);
    const user = await userOf(academy, `Guard${looks.length}${language}`, ['/courses']);
    const { page, faults } = await visit(browser, product.url, { token: user.token, look: context, language });
    const barriers: string[] = [];
    const look = async (what: string) => {
      barriers.push(...(await violations(page)).map((found) => `${what}: ${JSON.stringify(found)}`));
    };
    const button = (sentence: string) => page.getByRole('button', { name: says(sentence), exact: true });

    await page.goto('/profile');
    await settled(page);
    await look('profile');
    await button('Turn on two-step login').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=password]').fill(user.password);
    await button('Continue').click();
    await dialog.getByRole('img', { name: says('QR code for the app') }).waitFor();
    const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    await look('app');
    const begun = Date.now();
    await code(page).fill(codeAt(secret, begun));
    await dialog.locator('form button[type=submit]').click();
    await button('I have kept the codes').waitFor();
    const recoveryCodes = await dialog.locator('ol code').allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await look('recovery codes');
    await button('I have kept the codes').click();
    await button('Turn off two-step login').waitFor();
    await look('profile with it on');

    await page.goto('/logout');
    await passwordOf(page, user.username, user.password, says);
    await code(page).waitFor();
    await expect.poll(() => code(page).getAttribute('autocomplete')).toBe('one-time-code');
    await expect.poll(() => code(page).getAttribute('inputmode')).toBe('numeric');
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    await look('code');
    await code(page).fill('000000');
    await button('Log In').click();
    await page.getByText(says('This code is wrong or was used already')).first().waitFor();
    await look('wrong code');
    // The step after the one that turned it on: a phone may be that much fast.
    await code(page).fill(codeAt(secret, begun + 30_000));
    await button('Log In').click();
    await page.waitForURL('**/courses');

    await page.goto('/logout');
    await passwordOf(page, user.username, user.password, says);
    await button('Use a recovery code').click();
    await page.getByRole('textbox', { name: says('Recovery code') }).waitFor();
    await expect.poll(() => code(page).getAttribute('inputmode')).toBe('text');
    await code(page).fill(recoveryCodes[0] ?? '');
    await button('Log In').click();
    await page.waitForURL('**/courses');

    await page.goto('/profile');
    await button('Turn off two-step login').click();
    await dialog.locator('input[type=password]').fill(user.password);
    await code(page).fill(recoveryCodes[1] ?? '');
    await dialog.locator('form button[type=submit]').click();
    await button('Turn on two-step login').waitFor();
    expect({ name, barriers, faults }).toEqual({ name, barriers: [], faults: [] });
  },
);

test('a superAdmin resets the two-step login of somebody who has lost the phone', async () => {
  const user = await userOf(academy, 'Loser', ['/courses']);
  const put = (path: string, body: object) => academy.call('PUT', path, { token: user.token, body });
  const { secret } = (await put('profile/secondFactor', { password: user.password })).body as { secret: string };
  await put('profile/secondFactor/confirm', { code: codeAt(secret, Date.now()) });
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/users?q=${user.username}`);
  await settled(page);
  const row = page.getByRole('row').filter({ hasText: user.username });
  await act(row, 'Reset two-step login');
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('Two-step login is reset').first().waitFor();
  await row.getByRole('button', { name: 'Reset two-step login' }).waitFor({ state: 'detached' });
  const { page: theirs } = await visit(browser, product.url);
  await theirs.goto('/login');
  await logIn(theirs, user.username, user.password);
  await theirs.waitForURL('**/courses');
});

const code = (page: Page) => page.locator('input[name=code]');

async function passwordOf(page: Page, username: string, password: string, says: (sentence: string) => string) {
  await page.locator('input[name=username]').fill(username);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: says('Log In'), exact: true }).click();
}
