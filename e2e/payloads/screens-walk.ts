import type { Locator } from 'playwright-core';
import { goWithin } from '../visit';
import type { Words } from '../words';
import type { Watched } from './watch';

/** A file as a page's form takes it. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A screen, what its address asks, and which of its rows is opened. */
export interface Stop {
  /** What it is called in what is found. */
  readonly name: string;
  readonly path: string;
  readonly query: string;
  readonly row: number;
  /** What is given to the screen's import, where it has one. */
  readonly file: SentFile;
}

/**
 * Looks at a screen in every way in which it shows a record: the list, a record opened, what can be chosen there, all that
 * can be done with a row, the list on paper, a file about to be imported.
 */
export async function walk(watched: Watched, says: Words, { name, path, query, row, file }: Stop): Promise<void> {
  const { page, settle, look } = watched;
  const step = async (how: string, act: () => Promise<unknown>) => {
    watched.at = `${name} ${how}`.trim();
    await act();
    await settle();
    await look();
  };
  // What takes something away asks first, and names it.
  const act = async (button: Locator) => {
    const asks = (await button.getAttribute('data-tone')) === 'wrong';
    await press(button);
    if (asks) await page.getByRole('dialog').first().waitFor();
  };
  const arrive = async () => {
    // By way of a screen without rows: those of another tab, or of a page that is being left, would be taken for those to come.
    if (new URL(page.url()).pathname !== '/profile') await goTo(watched, '/profile');
    await goTo(watched, `${path}${query}`);
  };
  await close(watched);
  await step('', arrive);
  const rows = page.locator('main tbody tr').filter({ has: page.locator('[data-part]') });
  const count = await rows.count();
  // What is on no list is chosen on the page itself.
  if (count === 0)
    for (const box of await page.locator('main form [aria-haspopup=listbox]:enabled').all())
      await step('choosing', () => press(box));
  if (count > 0) {
    const chosen = rows.nth(row % count);
    const opener = chosen.locator('[data-part=open]');
    if (await opener.isVisible()) await step('opened', () => press(opener));
    for (const box of await page.locator(`[role=dialog] input[placeholder="${says('Type to search')}"]:enabled`).all())
      await step('choosing', () => press(box));
    const isForm = await page.locator('[role=dialog] form').first().isVisible();
    await close(watched);
    // Records with a page of their own are opened there; the actions on them are in the list.
    if (new URL(page.url()).pathname !== path) await step('again', arrive);
    const tools = chosen.locator('[data-part]:not([data-part=open], [data-part=pick], [data-part=menu])');
    for (const tool of await tools.all()) {
      const does = (await tool.getAttribute('data-part')) ?? '';
      if (isForm && does === 'Edit') continue;
      await step(does, () => act(tool));
      await close(watched);
      if (new URL(page.url()).pathname !== path) await step('again', arrive);
    }
    const menu = chosen.locator('[data-part=menu]');
    const items = page.getByRole('menuitem');
    const leadsOut = [says('Call'), says('WhatsApp')];
    for (let number = 0, most = await menu.count(); number < most; number++) {
      await step('menu', async () => {
        // What closes at that moment gives the focus back to where it was opened, and the menu goes with it.
        for (let tries = 0; tries < 10 && !(await items.first().isVisible()); tries++) {
          await press(menu);
          await items
            .first()
            .waitFor({ timeout: 2000 })
            .catch(() => {});
        }
        await items.first().waitFor();
      });
      most = await items.count();
      // What opens another program shows nothing of ours, and leaves the keys to that.
      if (leadsOut.includes((await items.nth(number).textContent()) ?? '')) {
        await close(watched);
        continue;
      }
      await step(`doing ${number}`, () => act(items.nth(number)));
      await close(watched);
      if (new URL(page.url()).pathname !== path) await step('again', arrive);
    }
  }
  const named = (sentence: string) => page.locator('main').getByRole('button', { name: says(sentence), exact: true });
  // The log has a line for every record: its paper is the other lists', and takes as long as all of them.
  if (path !== '/activity' && (await named('Print').first().isVisible())) {
    await step('on paper', () => press(named('Print').first()));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  }
  if (await named('Import').isVisible()) {
    await step('importing', async () => {
      await press(named('Import'));
      await page.locator('[role=dialog] input[type=file]').setInputFiles(file);
    });
    await close(watched);
  }
}

/** An address within the page: a load for each would take most of the time. */
export async function goTo({ page, settle }: Watched, address: string): Promise<void> {
  await goWithin(page, address);
  await settle();
}

/** The effect of a press, without waiting for the button to stop moving under the pointer. */
export async function press(button: Locator): Promise<void> {
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return;
    element.focus();
    // What has the focus already is not scrolled to again, and nobody presses what is out of sight.
    element.scrollIntoView({ block: 'nearest' });
    element.click();
  });
}

/** Closes what stands open above the page. */
export async function close({ page, settle }: Watched): Promise<void> {
  const open = page.locator('[role=dialog], [role=menu], [role=listbox]').filter({ visible: true });
  for (let tries = 0; tries < 6 && (await open.count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await settle();
  }
}
