// npm run bench:web [-- --runs 5]
//
// The demo in a headless Chromium on Slow 4G with a processor four times slower: how long until a page is painted and can be
// used, and until it has answered what somebody does. Medians, beside the budgets.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { ensureBuilt } from '../scripts/prepare.mjs';
import { startProduct } from './product.mjs';
import { interactions, pages } from './web/journeys.mjs';
import { act, openPage } from './web/measure.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

ensureBuilt();
const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'daftar-web-')));
chmodSync(dataDir, 0o711);
const product = await startProduct(dataDir, { DAFTAR_DEMO: '1' });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

/** @type {Map<string, number[]>} */
const found = new Map();
/** @type {Map<string, number | undefined>} */
const budgets = new Map();
try {
  const tokens = {
    staff: await tokenOf('login', { username: 'admin@academy.example' }),
    student: await tokenOf('loginportal', { stdID: 1001 }),
  };
  for (let run = 0; run < runs; run++) {
    for (const journey of pages) {
      const { page, measured } = await openPage(browser, product.url, tokens, journey);
      note(`${journey.name}: painted (LCP)`, measured.painted, journey.budget?.painted);
      note(`${journey.name}: usable`, measured.usable, journey.budget?.usable);
      note(`${journey.name}: blocked (TBT)`, measured.blocked, journey.budget?.blocked);
      note(`${journey.name}: layout shift ×1000`, measured.shift * 1000, 20);
      if (journey.warm) note(`${journey.name}: usable, warm`, await journey.warm(page), journey.budget?.warm);
      await page.context().close();
    }
    for (const journey of interactions) {
      const { page } = await openPage(browser, product.url, tokens, journey);
      const { longest, done } = await act(page, journey);
      note(`${journey.does}: longest interaction`, longest, 200);
      note(`${journey.does}: done`, done);
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

console.log(`\nSlow 4G (1.6 Mbit/s, 150 ms), processor ÷ 4, medians of ${runs}; ms unless said otherwise\n`);
console.log('| what | median | least | most | budget | |\n|---|---|---|---|---|---|');
for (const [what, all] of found) {
  const sorted = all.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const budget = budgets.get(what);
  const verdict = budget === undefined ? '' : median <= budget ? 'met' : '**missed**';
  const shown = [median, sorted[0] ?? 0, sorted.at(-1) ?? 0].map((value) => Math.round(value)).join(' | ');
  console.log(`| ${what} | ${shown} | ${budget ?? ''} | ${verdict} |`);
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} [budget]
 */
function note(what, value, budget) {
  found.set(what, [...(found.get(what) ?? []), value]);
  budgets.set(what, budget);
}

/**
 * @param {string} path
 * @param {object} who
 * @returns {Promise<string>}
 */
async function tokenOf(path, who) {
  const answer = await fetch(`${product.url}/api/academy/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, password: 'daftar-demo' }),
  });
  const { token, message } = await answer.json();
  if (typeof token !== 'string') throw new Error(`No login: ${message}`);
  return token;
}
