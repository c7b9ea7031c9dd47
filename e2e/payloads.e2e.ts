import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerPassword, setUpBody } from '#testing/test-app';
import { battery } from '#testing/battery';
import { handWritten, type Payload } from '#testing/payloads/hand-written';
import { payloads } from '#testing/payloads/variations';
import { callsOf, saved } from './academy';
import { openBrowser } from './browser';
import { isAct, isReport, planted } from './payloads/plants';
import { momentsOfMoney } from './payloads/elsewhere';
import { academyScreens, type Round, payloadRound } from './payloads/round';
import { goTo } from './payloads/screens-walk';
import type { Seeded } from './payloads/seeded';
import { watched } from './payloads/watch';
import { type Product, startProduct } from './product';
import { portalScreens, shopScreens } from './screens';
import { desktop, visit } from './visit';

const run = battery('payloads', { few: 30, gate: 60, goal: 2000, perRun: 15_000 });
/** So many live in one product: a page of a list shows them all. */
const together = 200;

const isSmall = run.size < handWritten.length;
/** What would do harm where it is taken for markup; a small run tries every fifth of them. */
const live = handWritten.filter(({ isLive }) => isLive);
const tried = isSmall ? live.filter((_payload, nth) => nth % 5 === 0) : live;
/** Those of some screens that are gone through; a small run takes every third. */
const gone = (paths: readonly string[]) => (isSmall ? paths.filter((_path, nth) => nth % 3 === 0) : paths);

/** Fields that take no words of one's own, and what they take instead. */
const tied = {
  'app_user.userType': 'the name of a role',
  'money_account.dialCode': 'digits and signs that a phone dials, and {number} and {amount}',
  'wallet_pattern.pattern': 'words around {amount}',
  'wallet_pattern.example': 'a message that its pattern reads',
  'stock_item.barcode': 'letters, digits and dashes alone',
  'role.permissions.name': 'written by the catalogue of screens, whatever is sent',
  'role.permissions.path': 'the address of a screen',
  'role.permissions.icon': 'written by the catalogue of screens, whatever is sent',
  'role.permissions.subMenu.name': 'written by the catalogue of screens, whatever is sent',
  'role.permissions.subMenu.path': 'the address of a screen',
  'role.permissions.subMenu.icon': 'written by the catalogue of screens, whatever is sent',
};

/** Fields that take only certain words: in the text of a template, braces may hold only known names. */
const partly = new Set(['message_template.texts.text']);

/** Screens that show nobody's words but the house's own: its settings, one's own name, days and figures. */
const wordless = ['/health', '/profile', '/settings', '/subscription'];
/** What the policy has nothing to say of: it leads away, or is a text of a script that was never run. */
const unreportable = [/http-equiv=refresh/, /^";ran/, /^'-ran/, /^\$\{ran/];

let browser: Browser;
let product: Product;

beforeAll(async () => {
  [browser, product] = await Promise.all([openBrowser(), startProduct()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test(
  'no payload runs, loads, leads away or becomes a formula, kept in every text field and shown on every page, paper and file',
  async () => {
    const all = payloads(run.size, run.random);
    const failures: string[] = [];
    for (let from = 0; from < all.length; from += together) {
      const batch = all.slice(from, from + together);
      const own = from === 0 ? product : await startProduct();
      const round = await payloadRound(own.url, browser, batch, gone);
      if (own !== product) await own.stop();
      failures.push(...round.problems, ...unproved(round, batch));
    }
    expect(run.report(all.length, failures)).toEqual([]);
  },
  // A product and a look at every screen, however few payloads there are.
  run.patience,
);

/** What a round did not do, so that its silence would prove less: payloads that a field, a screen, a file or a sheet of paper lacks. */
function unproved({ academy, shop, shown, inTables, onPaper }: Round, batch: readonly Payload[]): string[] {
  const texts = batch.map(({ text }) => text);
  const lacks = (where: string, seen: ReadonlySet<string>) =>
    texts.filter((text) => !seen.has(text)).map((text) => `${where} never showed ${JSON.stringify(text)}`);
  const everywhere = new Set([...shown.values()].flatMap((seen) => [...seen]));
  // The house's own words head every list.
  const house = new Set(texts.slice(0, 5));
  const isBlank = (path: string) => [...(shown.get(path) ?? [])].every((text) => house.has(text));
  const opened = [...gone(academyScreens), ...gone(shopScreens), ...portalScreens, ...Object.values(momentsOfMoney)];
  const blank = opened.filter(isBlank);
  return [
    ...missing(academy, batch),
    ...missing(shop, batch),
    ...lacks('a screen', everywhere),
    ...lacks('a file', inTables),
    // What turns the order of its letters, or has no letter, is drawn otherwise than it is written.
    ...lacks('a sheet of paper', new Set([...onPaper, ...texts.filter((text) => !/^[ -~]*$/.test(text))])),
    ...blank.filter((path) => !wordless.includes(path)).map((path) => `${path} showed no payload`),
  ];
}

/** Texts that a field of the contract should hold and does not: every one that fits, where there were as many records. */
function missing({ brand, held, rounds }: Seeded, batch: readonly Payload[]): string[] {
  return [...held].flatMap(([field, { takes, texts }]) => {
    if (field in tied) return texts.size > 0 ? [`${brand} ${field} took words`] : [];
    const fitting = batch.filter(({ text }) => takes(text)).length;
    const due = rounds.length < batch.length || partly.has(field) ? 1 : fitting;
    return texts.size < due ? [`${brand} ${field} holds ${texts.size} of ${due} payloads`] : [];
  });
}

test('every payload that is markup, a link or script does its work where a page takes it for its own, and the watch sees it', async () => {
  const page = await watched(browser, product.url, { texts: [] });
  const silent: string[] = [];
  for (const { text } of tried) if (!(await planted(page, text)).some(isAct)) silent.push(text);
  expect(silent).toEqual([]);
  await page.page.context().close();
});

test('under the policy of our pages none of them runs, and all but those that only lead away are reported', async () => {
  const policy = (await fetch(`${product.url}/login`)).headers.get('content-security-policy') ?? '';
  const page = await watched(browser, product.url, { texts: [] });
  const ran: string[] = [];
  const unreported: string[] = [];
  for (const { text } of tried) {
    const alarms = await planted(page, text, policy);
    if (alarms.some((alarm) => /payload \d+ ran/.test(alarm))) ran.push(text);
    const isReported = alarms.some(isReport);
    if (!isReported && !unreportable.some((known) => known.test(text))) unreported.push(text);
  }
  expect(ran).toEqual([]);
  expect(unreported).toEqual([]);
  await page.page.context().close();
});

test('a screen that made markup of a stored name would be found: refused under the policy, and run without it', async () => {
  const { call } = callsOf(product.url);
  if ((await call('GET', 'setup')).body.needed) await saved(call('POST', 'setup', { body: setUpBody('academy') }));
  const login = { username: 'owner@academy.test', password: ownerPassword };
  const { token } = (await saved(call('POST', 'login', { body: login }))).body;
  const courseName = '<img src=x onerror=ran(61)>';
  await saved(
    call('POST', 'courses', { token, body: { courseName, coursePrice: 1, courseDuration: 1, courseLevel: 'basic' } }),
  );
  for (const [bypassCSP, said] of [
    [false, ['Refused to write markup']],
    [true, ['/courses: payload 61 ran', '/courses: has become <img src="x" onerror="ran(61)">']],
  ] as const) {
    const opened = await watched(browser, product.url, { texts: [courseName], token, look: { ...desktop, bypassCSP } });
    await opened.page.goto('/profile');
    opened.at = '/courses';
    await goTo(opened, '/courses?q=onerror=ran(61)');
    await opened.look();
    expect([...(opened.seen.get('/courses') ?? [])]).toEqual([courseName]);
    expect(opened.alarms).toEqual([]);
    await opened.page.evaluate(() =>
      setTimeout(() => {
        for (const cell of document.querySelectorAll('td')) cell.innerHTML = cell.textContent ?? '';
      }),
    );
    await expect.poll(() => opened.look().then(() => opened.alarms)).toEqual(expect.arrayContaining([...said]));
    await opened.page.context().close();
  }
});

test('the policy refuses a script that somebody managed to put into the page', async () => {
  const { page, faults } = await visit(browser, product.url);
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.__ran = 1');
    document.head.append(script);
  });
  await expect.poll(() => faults.join()).toContain("requires 'TrustedScript'");
  expect(await page.evaluate(() => '__ran' in window)).toBe(false);
});
