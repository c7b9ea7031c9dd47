// Proves S§2, S§4, S§8, S§9, C7, I3, I8.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pngOf } from '#testing/sent-form';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { violations } from './axe';
import { act, desktop, phone, settled, visit } from './visit';

openAcademy();

test('the menu folds to icons and stays so, the page fills the screen, and the foot names the product', async () => {
  const page = await openAt('/courses');
  await page.getByRole('button', { name: 'Show the menu as icons' }).click();
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Show the whole menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Courses' }).waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  expect(await page.waitForFunction(() => document.fullscreenElement !== null)).toBeTruthy();
  await expect.poll(() => page.getByRole('contentinfo').innerText()).toMatch(/^Daftar \d+\.\d+\.\d+$/);
});

test('from 992 pixels on the menu stands beside the page, below it waits behind a button', async () => {
  const wide = await openAt('/courses', 992);
  await expect.poll(() => wide.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(true);
  const narrow = await openAt('/courses', 991);
  expect(await narrow.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
  await narrow.getByRole('button', { name: 'Open the menu' }).click();
  await narrow.getByRole('navigation', { name: 'Menu' }).waitFor();
});

test('the entry of a screen stands in the middle of a long menu, and its page begins at the top', async () => {
  const page = await openAt('/customInvoice');
  const entry = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Custom invoice' });
  await expect.poll(async () => Math.round(((await entry.boundingBox())?.y ?? 0) / 100)).toBe(4);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the organisation stands at the head of the frame, on a phone as well', async () => {
  const wide = await openAt('/courses');
  await expect.poll(() => wide.getByRole('complementary').getByText('Hodan Academy').isVisible()).toBe(true);
  const page = await openOnPhone('/courses');
  await expect.poll(() => page.getByRole('banner').getByText('Hodan Academy').isVisible()).toBe(true);
});

test('on a phone the day is at the foot: home, search, payment and menu, each large enough for a thumb', async () => {
  const page = await openOnPhone('/courses');
  const foot = page.getByRole('navigation', { name: 'Shortcuts' });
  const entries = foot.getByRole('link').or(foot.getByRole('button'));
  await expect.poll(() => entries.allInnerTexts()).toEqual(['Home', 'Search', 'Take payment', 'Menu']);
  for (const entry of await entries.all()) {
    const { width = 0, height = 0 } = (await entry.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await foot.getByRole('link', { name: 'Take payment' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Counter' }).waitFor();
  await foot.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'Students' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Students' }).waitFor();
  // While somebody types the keyboard is there.
  await foot.getByRole('button', { name: 'Search' }).tap();
  await page.getByRole('combobox', { name: 'Search screens, people and documents' }).waitFor();
  await page.setViewportSize({ width: 390, height: 480 });
  await foot.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await foot.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await foot.getByRole('link', { name: 'Home' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => foot.isVisible()).toBe(false);
});

test('what stands at the foot covers nothing: neither the end of a page, nor what is told, nor a dialog', async () => {
  const page = await openOnPhone('/settings');
  const foot = page.getByRole('navigation', { name: 'Shortcuts' });
  const top = (await foot.boundingBox())?.y ?? 0;
  const bottomOf = async (what: Locator) => {
    const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
    return y + height;
  };
  await page.getByRole('button', { name: 'Save settings' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Settings saved' });
  await toast.waitFor();
  await expect.poll(() => bottomOf(toast)).toBeLessThanOrEqual(top);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(Math.floor(await bottomOf(page.getByRole('contentinfo')))).toBeLessThanOrEqual(top);
  await page.goto('/courses');
  await settled(page);
  await page.getByRole('button', { name: 'Add course' }).first().tap();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save course' });
  await save.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await save.boundingBox()) ?? {};
  const isOnTop = await page.evaluate(
    ([left, down]) => document.elementFromPoint(left ?? 0, down ?? 0)?.closest('button')?.textContent,
    [x + width / 2, y + height / 2],
  );
  expect(isOnTop).toBe('Save course');
});

test('a bell that has nothing to tell says so, and has no barrier', async () => {
  const look = { ...desktop, bypassCSP: true };
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto('/courses');
  await settled(page);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('menuitem', { name: /^Nothing yet/ }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('who takes money begins there, and a thumb finds the next job', async () => {
  const { token } = await userOf(academy, 'Bursar', ['/fee', '/customInvoice', '/student']);
  const page = await openOnPhone('/login', token);
  await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor();
  const foot = page.getByRole('navigation', { name: 'Shortcuts' });
  await foot.waitFor();
  await expect
    .poll(async () => (await foot.innerText()).split('\n'))
    .toEqual(['Take payment', 'Search', 'New sale', 'Menu']);
});

test('the profile says who one is; a new name shows at once, and the word of success goes after three seconds', async () => {
  const user = await userOf(academy, 'Registrar', ['/courses']);
  const page = await openAt('/profile', 1280, user.token);
  const main = page.getByRole('main');
  for (const fact of ['Registrar person', user.username, user._id.slice(-8).toUpperCase()])
    await main.getByText(fact).first().waitFor();
  await expect.poll(() => page.locator('input[type="hidden"][name="idx"]').getAttribute('value')).toBe(user._id);
  await page.getByRole('textbox', { name: 'User Name' }).fill('');
  await page.getByRole('button', { name: 'Edit User Name' }).click();
  await main.getByText('Please enter user name').first().waitFor();
  await page.getByRole('textbox', { name: 'User Name' }).fill('Hibo Farah');
  await page.getByRole('button', { name: 'Edit User Name' }).click();
  const success = main.locator('output');
  await success.waitFor();
  const began = performance.now();
  await page.getByRole('button', { name: 'Hibo Farah' }).waitFor();
  await success.waitFor({ state: 'detached' });
  expect(performance.now() - began).toBeGreaterThan(2000);
});

test('without a network a save says so, and the form can be sent again', async () => {
  const page = await openAt('/courses');
  await page.getByRole('button', { name: 'Add course' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Course name' }).fill('Sent twice');
  await dialog.getByRole('textbox', { name: 'Price' }).fill('10');
  await dialog.getByRole('textbox', { name: 'Duration in months' }).fill('1');
  await dialog
    .getByRole('combobox', { name: 'Level' })
    .or(dialog.getByRole('textbox', { name: 'Level' }))
    .click();
  await page.getByRole('option', { name: 'Basic' }).click();
  await page.route('**/api/academy/courses', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  const save = dialog.getByRole('button', { name: 'Save course' });
  await save.click();
  await page.getByText('The server does not answer').first().waitFor();
  await expect.poll(() => save.isEnabled()).toBe(true);
  await page.unroute('**/api/academy/courses');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await saved(academy.call('GET', 'courses?q=sent', { token: academy.owner }));
  expect(body).toHaveLength(1);
});

test('the settings show the house, and the outbox what could not be sent', async () => {
  await academy.call('POST', 'login/activation', { body: { email: 'owner@academy.test' } });
  const page = await openAt('/settings');
  await expect.poll(() => page.getByRole('textbox', { name: 'Organisation name' }).inputValue()).toBe('Hodan Academy');
  await page.getByRole('textbox', { name: 'Currency sign' }).fill('€');
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pngOf() });
  await page.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText(/saved/i).first().waitFor();
  await page.reload();
  await page.getByRole('img', { name: 'The stored picture' }).waitFor();
  await page.getByRole('tab', { name: 'Outbox' }).click();
  await page.getByText('owner@academy.test').first().waitFor();
  await academy.records.course({ courseName: 'Priced in euros', coursePrice: 7 });
  await page.goto('/courses');
  await page.getByRole('table').getByText('€7.00').waitFor();
});

test('the question before a record is deleted goes with its page: Back answers it with no', async () => {
  await academy.records.course({ courseName: 'Evening course' });
  const page = await openAt('/courses');
  const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Evening course' });
  await page.getByRole('navigation').getByRole('link', { name: 'Subjects' }).click();
  await page.getByRole('heading', { level: 1, name: 'Subjects' }).waitFor();
  await page.goBack();
  await act(row, 'Delete');
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Subjects' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goBack();
  await row.waitFor();
});

async function openOnPhone(path: string, token = academy.owner): Promise<Page> {
  const { page } = await visit(browser, product.url, { token, look: phone });
  await page.goto(path);
  await settled(page);
  return page;
}

async function openAt(path: string, width = 1280, token = academy.owner): Promise<Page> {
  const look = { ...desktop, viewport: { width, height: 800 } };
  const { page } = await visit(browser, product.url, { token, look });
  await page.goto(path);
  await settled(page);
  return page;
}
