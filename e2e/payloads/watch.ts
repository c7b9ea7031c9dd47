import type { Browser, Page } from 'playwright-core';
import { desktop, visit, type VisitOptions } from '../visit';
import { type Found, inPage } from './in-page';

/** A page under watch: what it did that nobody asked for, and which payloads it showed where. */
export interface Watched {
  readonly page: Page;
  /** One line for each thing that ran, was asked for elsewhere, was reported by the policy or thrown. */
  readonly alarms: string[];
  /** What the page is doing, for the alarms' sake. */
  at: string;
  /** Looks through the page as it stands: at what is in it that no page of ours has, and at the payloads' words in it. */
  look(): Promise<void>;
  /** The payloads seen, by what the page was doing. */
  readonly seen: Map<string, Set<string>>;
  /** Ready again: nothing under way, nothing busy. */
  settle(): Promise<void>;
}

interface Options extends VisitOptions {
  readonly texts: readonly string[];
  /** Kept in this tab before anything is opened. */
  readonly brand?: string;
}

/** What is asked for as long as the page is open. */
const staysOpen = /\/notifications$/;

/** Opens a page in which nothing that a payload does passes unseen. */
export async function watched(
  browser: Browser,
  url: string,
  { texts, brand, look = desktop, ...who }: Options,
): Promise<Watched> {
  const { page, faults } = await visit(browser, url, { ...who, look });
  const context = page.context();
  const open = new Set<unknown>();
  const told: Watched = { page, alarms: faults, at: 'the start', look: lookAround, seen: new Map(), settle };
  const alarm = (what: string) => {
    const line = `${told.at}: ${what}`;
    if (!told.alarms.includes(line)) told.alarms.push(line);
  };

  await context.exposeBinding('ran', (_source, number: unknown) => alarm(`payload ${String(number)} ran`));
  await context.exposeBinding('reported', (_source, what: string) => alarm(`the policy reported ${what}`));
  await context.addInitScript(inPage);
  if (brand) await page.evaluate((name) => sessionStorage.setItem('brandType', name), brand);
  context.on('request', (request) => {
    const asked = new URL(request.url());
    if (/^(data|blob):/.test(asked.protocol)) return;
    if (asked.origin !== url || asked.pathname === '/ran') alarm(`asked for ${asked.href}`);
    if (!staysOpen.test(asked.pathname)) open.add(request);
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  context.on('page', () => alarm('opened a window'));
  page.on('frameattached', () => alarm('opened a frame'));
  page.on('dialog', (dialog) => {
    alarm(`asked ${dialog.message()}`);
    void dialog.dismiss();
  });

  async function settle(): Promise<void> {
    for (let quiet = 0, turns = 0; quiet < 2 && turns < 400; turns++) {
      await page.waitForTimeout(20);
      const busy = open.size > 0 || (await page.evaluate(() => document.querySelector('[aria-busy="true"]') !== null));
      quiet = busy ? 0 : quiet + 1;
    }
  }

  async function lookAround(): Promise<void> {
    const { strange, shown }: Found = await page.evaluate(
      (wanted) => Reflect.get(window, 'lookedThrough')(wanted),
      texts,
    );
    for (const element of strange) alarm(`has become ${element}`);
    const seen = told.seen.get(told.at) ?? new Set();
    for (const text of shown) seen.add(text);
    told.seen.set(told.at, seen);
  }
  return told;
}
