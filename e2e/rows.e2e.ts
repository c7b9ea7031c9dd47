// Proves S§2, R 6.2, R 6.3.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { languages } from '#kit/contract/language';
import { menus } from '#app/product';
import { sendFile } from '#testing/sent-file';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { isReport, tabbedLists } from './screens';
import { seed, seedShop } from './seed';
import { desktop, goWithin, phone, settled, visit } from './visit';

openAcademy();

/** Screens that are not the list of one table: figures, a register, a sale, the counter, two lists of tasks. */
const notLists = [
  '/dashboard',
  '/DecorationDashboard',
  '/attendence',
  '/customInvoice',
  '/counter',
  '/owner',
  '/tasks',
];
/** The lists with the most columns and filters. */
const widest = ['/fee', '/receipt', '/class', '/stdenrollment', '/payroll', '/service', '/sales', '/certificate'];
const inFile = 220;
let shopOwner: string;

beforeAll(async () => {
  const { schoolClass } = await seed(academy);
  shopOwner = await seedShop(academy);
  for (const number of Array.from({ length: 25 }, (_, index) => index)) {
    const student = await academy.records.student({ studentName: `Abdirahman Mohamed Warsame ${number}` });
    await academy.records.enroll(student, schoolClass);
  }
  const charge = { feetype: 'others', feeName: 'Laboratory', classID: schoolClass._id, feeAmount: 12.5 };
  await saved(academy.call('POST', 'fee', { token: academy.owner, body: charge }));
  const line = (number: number) =>
    `Pupil ${number},2526155${10_000 + number},female,Hodan,Bachelor,pupil.${number}@hodan.test`;
  const head = 'studentName,studentPhone,studentGender,studentAddress,educationalLevel,username';
  const file = `${head}\n${Array.from({ length: inFile }, (_none, number) => line(number)).join('\n')}\n`;
  const { body } = await sendFile(academy, 'student/import', file, { token: academy.owner });
  expect(body.saved).toBe(inFile);
});

test.each(['academy', 'decoration'] as const)(
  'each list of the %s fits a screen of 1280, the widest in every language: its columns, its headings whole, its filters in one line, and nothing but its rows to scroll',
  async (brand) => {
    const { page } = await visit(browser, product.url, { token: brand === 'academy' ? academy.owner : shopOwner });
    await page.evaluate((name) => sessionStorage.setItem('brandType', name), brand);
    const paths = [...menus.offered(brand), ...tabbedLists].filter((path) => {
      const [screen = ''] = path.split('?');
      const isSeen = brand === 'decoration' && menus.offered('academy').has(screen);
      return !notLists.includes(path) && !isReport(path) && !isSeen;
    });
    const wrong: string[] = [];
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto('/profile');
      await settled(page);
      for (const path of language === 'en' ? paths : paths.filter((one) => widest.includes(one))) {
        await goWithin(page, path);
        await settled(page);
        wrong.push(...(await page.evaluate(misfits)).map((what) => `${language} ${path}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('25 rows on a phone are two lines each, a third where a name is long, and a tap on one opens it', async () => {
  const page = await openAt('/fee?tab=all', phone);
  const rows = page.locator('main tbody tr');
  await expect.poll(() => rows.count()).toBe(25);
  const [first, last] = [await rows.first().boundingBox(), await rows.last().boundingBox()];
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(2400);
  await rows.first().click({ position: { x: 30, y: 60 } });
  await page.waitForURL('**/student/*');
});

test('a row that opens nothing unfolds on a phone', async () => {
  const page = await openAt('/enrollmentreport', phone);
  const row = page.locator('main tbody tr').first();
  await expect.poll(() => row.getByText('Web Development').isVisible()).toBe(true);
  const enrolled = row.locator('[data-label="Class"]');
  expect(await enrolled.isVisible()).toBe(false);
  await row.click({ position: { x: 30, y: 20 } });
  await enrolled.waitFor({ state: 'visible' });
});

test.each([
  ['desk', desktop],
  ['phone', phone],
])(
  'the job of a row is a button that says its amount, lies under nothing and covers nothing, at a %s',
  async (_name, look) => {
    const page = await openAt('/fee', look);
    const take = page.locator('main tbody [data-part="Take payment"]').first();
    await expect.poll(() => take.innerText()).toMatch(/^Take \$\d+\.\d\d$/);
    expect(await take.evaluate(liesOnTop)).toBe(true);
    expect(await page.locator('main tbody [data-part="menu"]').first().evaluate(liesOnTop)).toBe(true);
    await take.click();
    await page.getByRole('dialog', { name: 'Take payment' }).waitFor();
  },
);

test('a printed list has the chosen columns, a line a row, and 220 students are at most six sheets', async () => {
  const page = await openAt('/student?q=Pupil');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('main').getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('body[data-printed]').waitFor();
  await expect.poll(() => page.locator('main tbody tr').count()).toBe(inFile);
  await page.emulateMedia({ media: 'print' });
  const heights = await page.locator('main tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(24);
  expect(await page.getByRole('columnheader', { name: 'Address' }).count()).toBe(0);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect([...file.matchAll(/\/MediaBox /g)].length).toBeLessThanOrEqual(6);
});

async function openAt(path: string, look = desktop): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto(path);
  await settled(page);
  return page;
}

function liesOnTop(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** What of a list does not fit the screen. */
function misfits(): string[] {
  const found: string[] = [];
  const frame = document.querySelector('main table')?.parentElement;
  if (frame && frame.scrollWidth > frame.clientWidth)
    found.push(`columns of ${frame.scrollWidth} in ${frame.clientWidth} px`);
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth)
    found.push(`a page of ${scrollWidth} × ${scrollHeight} px`);
  for (const heading of document.querySelectorAll('main th [title] span')) {
    const { firstChild: text, scrollHeight: high, clientHeight: room } = heading;
    if (!text) continue;
    const broken = [...(text.textContent ?? '').matchAll(/[^\s-]+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    });
    if (high > room + 1 && room > 0) found.push(`the heading '${text.textContent}' is cut`);
    found.push(...broken.map(([word]) => `the heading '${word}' is broken`));
  }
  const bar = document.querySelector('main search');
  const tops = [...(bar?.querySelectorAll('button, input') ?? [])].map((one) => one.getBoundingClientRect());
  const middles = tops.filter(({ height }) => height > 0).map(({ top, height }) => Math.round(top + height / 2));
  if (Math.max(...middles) - Math.min(...middles) > 4) found.push('filters in two lines');
  return found;
}
