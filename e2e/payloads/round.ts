import type { Browser } from 'playwright-core';
import type { Brand } from '#house/brand/brand.contract';
import type { Payload } from '#testing/payloads/hand-written';
import { callsOf, saved } from '../academy';
import { asked, isReport, shopScreens, staffScreens, tabbedLists } from '../screens';
import { desktop } from '../visit';
import { wordsOf } from '../words';
import { elsewhere, moneyTaken, outside, portal, spoken } from './elsewhere';
import { importFile } from './files';
import { papers } from './papers';
import { type Stop, walk } from './screens-walk';
import { type Seeded, seeded } from './seeded';
import { tables } from './tables';
import { type Watched, watched } from './watch';

/** What became of some payloads in a product of their own. */
export interface Round {
  readonly problems: readonly string[];
  /** The payloads that each screen showed. */
  readonly shown: ReadonlyMap<string, ReadonlySet<string>>;
  readonly inTables: ReadonlySet<string>;
  readonly onPaper: ReadonlySet<string>;
  readonly academy: Seeded;
  readonly shop: Seeded;
}

const look = { ...desktop, reducedMotion: 'reduce' } as const;

/**
 * Keeps payloads in every text of both brands, and looks at all that shows them: the academy in English, the shop from right to
 * left. Of the screens of the staff it goes through those that `chosen` leaves.
 */
export async function payloadRound(
  url: string,
  browser: Browser,
  payloads: readonly Payload[],
  chosen: (paths: readonly string[]) => readonly string[],
): Promise<Round> {
  const calls = callsOf(url);
  const texts = payloads.map(({ text }) => text);
  const [academy, shop] = await Promise.all([
    seeded(calls, 'academy', payloads, payloads.length),
    seeded(calls, 'decoration', payloads, Math.ceil(payloads.length / 4)),
  ]);
  let renamed = 0;
  const rename = async () => {
    const name = texts[renamed++ % texts.length];
    await saved(calls.call('PUT', 'settings', { token: academy.owner, body: { name } }));
  };

  const staff = await watched(browser, url, { texts, look, brand: 'academy', token: academy.owner });
  await through(staff, academy, chosen(academyScreens), texts);
  await moneyTaken(staff, texts, academy.rounds[0]?.ids.get('student') ?? '');
  await elsewhere(staff, texts);
  await spoken(staff, ['so', 'es', 'de', 'it', 'ru'], rename);
  const print = await watched(browser, url, { texts, look, brand: 'decoration', token: shop.owner, language: 'ar' });
  await through(print, shop, chosen(shopScreens), texts);
  const student = await watched(browser, url, { texts, look, brand: 'academy', studentToken: academy.student });
  await portal(student);
  const nobody = await watched(browser, url, { texts, look });
  await outside(nobody, texts, rename);

  const pages = [staff, print, student, nobody];
  const files = [await tables(calls, academy, texts), await tables(calls, shop, texts)];
  const paper = await papers(calls, academy, texts);
  for (const { page } of pages) await page.context().close();
  return {
    problems: [...pages.flatMap(({ alarms }) => alarms), ...[...files, paper].flatMap(({ problems }) => problems)],
    shown: shownBy(pages),
    inTables: new Set(files.flatMap(({ seen }) => [...seen])),
    onPaper: paper.seen,
    academy,
    shop,
  };
}

/** The page of the account in which most of the examples lie. */
const accountPage = '/accounts/{id}';

/** All that the staff of an academy opens. */
export const academyScreens = [
  ...staffScreens.filter((path) => !shopScreens.includes(path)),
  ...tabbedLists,
  accountPage,
];

async function through(page: Watched, { brand, rounds }: Seeded, names: readonly string[], texts: readonly string[]) {
  await page.page.goto('/profile');
  await page.settle();
  const ids: ReadonlyMap<string, string> = rounds[0]?.ids ?? new Map();
  for (const [row, name] of names.entries()) {
    const place = placeOf(name, ids);
    const stop = { name, ...place, row, file: await importFile(place.path, texts, row) };
    await walk(page, wordsOf(languageOf[brand]), stop).catch((error: Error) =>
      page.alarms.push(`${page.at}: ${error.message.slice(0, 400)}`),
    );
  }
}

/** Where a screen is, one of its tabs or the page of an account, and what its address asks so that all is shown. */
function placeOf(name: string, ids: ReadonlyMap<string, string>): Pick<Stop, 'path' | 'query'> {
  const [path = '', tab] = name.replace('{id}', ids.get('money_account [first]') ?? '').split('?');
  const query = new URLSearchParams(tab);
  query.set('pageSize', '200');
  // A register shows nobody before its class is chosen.
  if (isReport(name) || path === '/attendence' || name === accountPage)
    for (const [field, value] of asked(path, ids)) query.set(field, value);
  return { path, query: `?${query}` };
}

const languageOf: Readonly<Record<Brand, 'en' | 'ar'>> = { academy: 'en', decoration: 'ar' };

/** By the screen's path, or by what the page was doing. */
function shownBy(pages: readonly Watched[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const [at, texts] of pages.flatMap(({ seen }) => [...seen])) {
    const where = at.startsWith('/') ? (at.split(' ')[0] ?? at) : at;
    shown.set(where, new Set([...(shown.get(where) ?? []), ...texts]));
  }
  return shown;
}
