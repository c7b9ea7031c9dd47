import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import type { Language } from '#kit/contract/language';

/** How somebody looks at the product. */
export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export interface Visit {
  readonly page: Page;
  /** What the browser complained about: errors of scripts, and what the page's policy refused. */
  readonly faults: string[];
}

export interface VisitOptions {
  /** A staff token, as if this tab had logged in. */
  readonly token?: string;
  /** A student's. */
  readonly studentToken?: string;
  readonly look?: BrowserContextOptions;
  /** The language chosen at an earlier visit. */
  readonly language?: Language;
}

/** Opens a page in a browser profile of its own, which is closed with the test that opened it; one that none did, with the browser. */
export async function visit(
  browser: Browser,
  url: string,
  { token, studentToken, look = desktop, language }: VisitOptions = {},
): Promise<Visit> {
  // What keeps the app for a time without a network fetches all of it at each first visit; pocket-phone.ts has it.
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block', ...look });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (TestRunner.getCurrentTest()) onTestFinished(() => close(context, page));
  follow(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A refused call is an answer; the page deals with it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  const kept = Object.entries({ token, studentToken }).filter(([, value]) => value !== undefined);
  if (kept.length > 0 || language) {
    // Any address of ours gives access to the storage; this one runs no script.
    await page.goto('/healthz');
    await page.evaluate(
      ([entries, chosen]) => {
        for (const [name, value] of entries) sessionStorage.setItem(name, String(value));
        if (chosen) localStorage.setItem('language', chosen);
      },
      [kept, language] as const,
    );
  }
  return { page, faults };
}

/** What the member of staff of this tab chose for a list at an earlier visit, in words of its address. */
export async function chooseBefore(page: Page, list: string, choices: string): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      const middle = String(sessionStorage.getItem('token')?.split('.')[1]);
      const { _id } = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
      const brand = sessionStorage.getItem('brandType') ?? 'academy';
      localStorage.setItem(`own ${brand}:${_id} list:${name}`, text);
    },
    [list, choices] as const,
  );
}

/** A page left open would go on reading what later tests change. What one of its routes still waits for is abandoned. */
async function close(context: BrowserContext, page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Goes to another address of the app that is open, without a load of all its scripts. */
export async function goWithin(page: Page, address: string): Promise<void> {
  // A heading that comes only now would be taken for the next screen's.
  await page.locator('h1').first().waitFor();
  const moves = await page.evaluate((to) => {
    const before = location.pathname;
    // Another screen has another heading.
    document.querySelector('h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    return location.pathname !== before;
  }, address);
  if (moves) await page.locator('h1:not([data-left])').first().waitFor();
}

/** Chooses from a list that is searched by typing, or that just opens. */
export async function choose(within: Page | Locator, label: string, option: string | RegExp): Promise<void> {
  const box = within
    .getByRole('combobox', { name: label })
    .or(within.getByRole('textbox', { name: label }))
    .first();
  await box.click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name: option }).first().click();
}

/** Does with a row what the menu of it offers. */
export async function act(row: Locator, name: string): Promise<void> {
  await row.getByRole('button', { name: 'Actions' }).click();
  await row.page().getByRole('menuitem', { name, exact: true }).click();
}

/** The requests of a page that are not answered yet. */
const underWay = new WeakMap<Page, Set<Request>>();

function follow(page: Page): void {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => {
    // The feed of changes stays open for as long as the page does.
    if (request.headers().accept !== 'text/event-stream') asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
}

/** What nothing is measured of before it has come: the list's rows, or the word that there are none. */
export async function settled(page: Page): Promise<void> {
  // Looked for at each frame: a locator looks again only every half second.
  await page.waitForFunction(() => [...document.querySelectorAll('h1')].some((head) => head.checkVisibility()));
  await answered(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Waits until all that the page asks for is answered and drawn, and nothing more is asked for because of it. */
export async function answered(page: Page): Promise<void> {
  const asked = underWay.get(page);
  if (!asked) throw new Error('The page was not opened by visit()');
  await page.waitForLoadState('load');
  for (let calm = 0; calm < 2; calm = asked.size === 0 ? calm + 1 : 0) await page.evaluate(drawn);
}

/** Resolves once the browser has drawn twice and has nothing left to do. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const idle = () => requestIdleCallback(() => resolve(), { timeout: 1000 });
    requestAnimationFrame(() => requestAnimationFrame(idle));
  });
}
