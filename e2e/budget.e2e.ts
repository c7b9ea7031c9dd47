import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { recordScreens } from '#app/record-screens';
import { academy, browser, openAcademy, product } from './opened-product';
import { portalScreens, staffScreens } from './screens';
import { seed } from './seed';
import { answered, settled, visit } from './visit';
import { namedFor, type Weight, weightOf } from './weights';

type Seeded = Awaited<ReturnType<typeof seed>>;

openAcademy();

let studentToken: string;
let records: Seeded;

beforeAll(async () => {
  records = await seed(academy);
  studentToken = await academy.records.portalTokenOf(records.student);
});

test('the login weighs at most 145 KB of scripts and 12 KB of styles', async () => {
  const { page } = await visit(browser, product.url);
  const files = watched(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await answered(page);
  expectAtMost('/login', weightOf(files), { js: 145, css: 12 });
});

test("the portal's first page weighs at most 170 KB of scripts", async () => {
  for (const path of portalScreens.slice(0, 1)) {
    const { page } = await visit(browser, product.url, { studentToken });
    const files = watched(page);
    await page.goto(path);
    await settled(page);
    expectAtMost(path, weightOf(files), { js: 170, css: 20 });
  }
});

/** What a screen asked for when it was opened. */
interface Opened {
  readonly path: string;
  readonly files: ReadonlySet<string>;
  readonly lists: readonly string[];
}

describe('every screen of the staff and every page of a record, opened one after the other', () => {
  let courses: Set<string>;
  /** What is loaded already for somebody who goes on from a list, where something was most likely added. */
  let first: Set<string>;
  const opened: Opened[] = [];

  beforeAll(async () => {
    const { page } = await visit(browser, product.url, { token: academy.owner });
    courses = await askedBy(page, '/courses');
    first = await askedBy(page, '/courses', 'Add course');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).searchParams.has('pageSize')) asked.push(request.url());
    });
    for (const path of [...staffScreens, ...recordPages()])
      opened.push({ path, files: await askedBy(page, path), lists: asked.splice(0) });
    await page.context().close();
  });

  test('the frame with a list weighs at most 205 KB of scripts and 20 KB of styles, each further screen 16 KB or what it is worth, a page of a record 15 KB until it stands', () => {
    expectAtMost('/courses', weightOf(courses), { js: 205, css: 20 });
    const heavy: string[] = [];
    for (const { path, files } of opened) {
      const more = weightOf(new Set([...files].filter((file) => !first.has(file))));
      console.log(shown(`${path} after /courses`, more));
      const most = mostAfterAList(path);
      if (more.js > most || more.css > most) heavy.push(shown(path, more));
    }
    expect(heavy).toEqual([]);
    // What a page needs until its head and first part stand: its other parts are loaded when somebody comes near them.
    for (const path of Object.keys(recordScreens).filter((one) => one.endsWith('/$id'))) {
      const more = weightOf(new Set(namedFor(path).filter((file) => !first.has(file))));
      expectAtMost(`${path} after /courses, to begin with`, more, { js: 15, css: 3 });
    }
    // The counter stands with what finds somebody, what takes money and what a reload left of both; the rest comes right behind it.
    const counter = weightOf(new Set(namedFor('/counter').filter((file) => !first.has(file))));
    expectAtMost('/counter after /courses, to begin with', counter, { js: 15, css: 6 });
  });

  test('asks for each of its lists once', () => {
    const visits = opened.filter(({ path }) => staffScreens.includes(path));
    expect(visits.find(({ path }) => path === '/courses')?.lists).toHaveLength(1);
    expect(visits.filter(({ lists }) => new Set(lists).size < lists.length)).toEqual([]);
  });
});

/**
 * What some screens are worth beyond a list, in KB. Charts are what a dashboard has; a sale brings its papers along, for
 * the network may go with the order; the counter and the sheets, what they keep without one too. The first list has no
 * part that it does not draw itself, so whoever goes on to a sheet loads it there. A report brings the table of all reports' files, and leaves out lists that its reader may not choose from.
 */
const worth: Record<string, number> = {
  '/owner': 35,
  '/dashboard': 35,
  '/DecorationDashboard': 35,
  '/counter': 39.5,
  '/customInvoice': 27,
  '/attendence': 23,
  '/marks': 18,
  '/gradebook': 29,
  '/timetable': 21,
  '/debts': 23,
  '/fee': 17,
  '/tasksReport': 17.5,
  '/ServiceDept': 16.5,
};

function mostAfterAList(path: string): number {
  return worth[path] ?? (recordPages().includes(path) ? 33 : 16);
}

/** The page of a record of each kind that the seed makes. */
function recordPages(): string[] {
  const { student, teacher, schoolClass } = records;
  return [`/student/${student._id}`, `/teacher/${teacher._id}`, `/class/${schoolClass._id}`];
}

test('a page that is opened again asks the server for no script and no style', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/courses');
  await settled(page);
  await page.goto('/courses');
  await settled(page);
  const parts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .map(({ name, transferSize }) => ({ name, transferSize })),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter(({ transferSize }) => transferSize > 0)).toEqual([]);
});

/** What a staff screen asks for, whether the browser has it or not, and what a button of it then opens. */
async function askedBy(page: Page, path: string, button?: string): Promise<Set<string>> {
  const files = watched(page);
  await page.goto(path);
  await settled(page);
  if (button !== undefined) {
    await page.getByRole('button', { name: button }).first().click();
    await page.locator('form button[type=submit]').waitFor();
    await answered(page);
  }
  // The page goes on to other screens, whose files are not this one's.
  return new Set(files);
}

/** The files that the page fetches from now on. */
function watched(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) files.add(pathname);
  });
  return files;
}

function expectAtMost(what: string, weight: Weight, most: Weight): void {
  console.log(shown(what, weight));
  expect(weight.js, `${what}, KB of scripts`).toBeLessThanOrEqual(most.js);
  expect(weight.css, `${what}, KB of styles`).toBeLessThanOrEqual(most.css);
}

function shown(what: string, { js, css }: Weight): string {
  return `${what}: ${js.toFixed(1)} KB js, ${css.toFixed(1)} KB css`;
}
