import type { Browser } from 'playwright-core';
import type { Brand } from '#house/brand/brand.contract';
import type { Payload } from '#testing/payloads/hand-written';
import { callsOf, saved } from '../academy';
import { asked, isReport, shopScreens, staffScreens } from '../screens';
import { desktop } from '../visit';
import { wordsOf } from '../words';
import { elsewhere, outside, portal, spoken } from './elsewhere';
import { importFile } from './files';
import { papers } from './papers';
import { walk } from './screens-walk';
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

/** Keeps payloads in every text of both brands, and looks at all that shows them: the academy in English, the shop from right to left. */
export async function payloadRound(url: string, browser: Browser, payloads: readonly Payload[]): Promise<Round> {
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
  await through(
    staff,
    academy,
    staffScreens.filter((path) => !shopScreens.includes(path)),
    texts,
  );
  await elsewhere(staff, texts);
  await spoken(staff, ['so', 'es', 'de', 'it', 'ru'], rename);
  const print = await watched(browser, url, { texts, look, brand: 'decoration', token: shop.owner, language: 'ar' });
  await through(print, shop, shopScreens, texts);
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

async function through(page: Watched, { brand, rounds }: Seeded, paths: readonly string[], texts: readonly string[]) {
  await page.page.goto('/profile');
  await page.settle();
  const report = new URLSearchParams([...asked(rounds[0]?.ids ?? new Map()), ['pageSize', '200']]);
  for (const [row, path] of paths.entries()) {
    // A register shows nobody before its class is chosen.
    const query = isReport(path) || path === '/attendence' ? `?${report}` : '?pageSize=200';
    const stop = { path, query, row, file: await importFile(path, texts, row) };
    await walk(page, wordsOf(languageOf[brand]), stop).catch((error: Error) =>
      page.alarms.push(`${page.at}: ${error.message.slice(0, 400)}`),
    );
  }
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
