import type { Locator, Page } from 'playwright-core';
import { menus } from '#app/product';
import { settled } from './visit';

/** Logs staff in at the login, by typing. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** What opens the menu where it does not stand beside the page: in the top bar, on a phone at the foot. */
export function menuButton(page: Page): Locator {
  return page
    .getByRole('button', { name: 'Open the menu' })
    .or(page.getByRole('button', { name: 'Menu', exact: true }))
    .filter({ visible: true });
}

/** Goes to a screen by its menu, which a phone keeps behind a button. */
export async function open(page: Page, screen: string): Promise<void> {
  const button = menuButton(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button.or(menu).filter({ visible: true }).first().waitFor();
  if (await button.isVisible()) await button.click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: screen, exact: true })
    .filter({ visible: true })
    .click();
  await page.getByRole('heading', { level: 1, name: screen }).waitFor();
}

/** The screens that the menu offers, in its order. */
export async function menuPaths(page: Page): Promise<string[]> {
  const button = menuButton(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await button.or(menu).filter({ visible: true }).first().waitFor();
  const behind = await button.isVisible();
  if (behind) await button.click();
  const links = menu.getByRole('link').filter({ visible: true });
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  if (behind) await page.keyboard.press('Escape');
  return paths;
}

/** Opens the dialog behind a button of the page. */
export async function adding(page: Page, button: string): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('form').waitFor();
  return dialog;
}

/** Fills fields by their labels. */
export async function fill(within: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await within.getByLabel(label, { exact: false }).and(within.locator('input, textarea')).first().fill(value);
}

/** Saves, and waits for the row of what was saved. */
export async function save(page: Page, form: Locator, button: string, row: string): Promise<void> {
  await form.getByRole('button', { name: button }).click();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('table').getByText(row).first().waitFor();
}

/** The cards: what each is called, the month left out, and its figure. */
export async function cards(page: Page): Promise<Record<string, string>> {
  const all = await page.getByRole('main').locator('ul > li').all();
  const shown = await Promise.all(all.map(async (card) => (await card.innerText()).split('\n')));
  return Object.fromEntries(
    shown.map(([label = '', figure = '']) => [label.replace(/(?<=Enrolled in).*/, ''), figure]),
  );
}

/** The row of the page's table that says these words. */
export function rowOf(page: Page, words: string): Locator {
  return page.getByRole('table').getByRole('row').filter({ hasText: words });
}

/** What the figures of a portal page say, label and value. */
export async function figures(page: Page): Promise<string[]> {
  await settled(page);
  const said = await page.locator('dl').filter({ hasText: 'Total' }).locator('div').allInnerTexts();
  return said.map((words) => words.replace(/\s+/g, ' '));
}

/** Goes to every screen of staff but these, each time from the role's own first screen: all say that there is no permission. */
export async function expectClosed(page: Page, own: readonly string[]): Promise<void> {
  const [first = '/profile'] = own;
  await page.goto('/settings');
  const closed = page.getByRole('heading', { level: 1, name: 'No permission to access' });
  for (const path of [...menus.offered('academy')].filter((one) => !own.includes(one))) {
    await closed.waitFor();
    await goTo(page, first);
    await closed.waitFor({ state: 'detached' });
    await goTo(page, path);
  }
  await closed.waitFor();
}

/** An address within the page: a load for each would take most of a minute. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Counts what is done: a click and a key are one each, and so is a name that is typed where the search opens. */
export function counted() {
  let actions = 0;
  return {
    act: async (deed: () => Promise<unknown>) => {
      actions++;
      await deed();
    },
    count: () => actions,
  };
}

/** Opens the search, by its keys or by its button, and types into it. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Search', exact: true });
  const box = page
    .getByRole('combobox', { name: /^Search screens/ })
    .or(page.getByRole('textbox', { name: /^Search screens/ }));
  await button.or(box).filter({ visible: true }).first().waitFor();
  if (await button.first().isVisible()) await button.first().click();
  else await page.keyboard.press('Control+k');
  await box.fill(words);
}
