import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#kit/server/project-root';
import { academy, browser, openAcademy, product } from './opened-product';
import { portalScreens, staffScreens } from './screens';
import { seed } from './seed';
import { answered, settled, visit } from './visit';

interface Weight {
  readonly js: number;
  readonly css: number;
}

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

test('the frame with a list weighs at most 205 KB of scripts and 20 KB of styles, each further screen 16 KB, a dashboard 35 KB, a sale and a page of a record 27 KB', async () => {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  expectAtMost('/courses', weightOf(await askedBy(page, '/courses')), { js: 205, css: 20 });
  // Whoever goes on from a list has most likely added something there.
  const first = await askedBy(page, '/courses', 'Add course');
  const heavy: string[] = [];
  for (const path of [...staffScreens, ...recordPages()]) {
    const files = await askedBy(page, path);
    const more = weightOf(new Set([...files].filter((file) => !first.has(file))));
    console.log(shown(`${path} after /courses`, more));
    const most = mostAfterAList(path);
    if (more.js > most || more.css > most) heavy.push(shown(path, more));
  }
  expect(heavy).toEqual([]);
});

/** In KB: charts are what a dashboard is worth; a sale brings its papers along, for the network may go with the order. */
function mostAfterAList(path: string): number {
  if (path.toLowerCase().endsWith('dashboard')) return 35;
  return path === '/customInvoice' || recordPages().includes(path) ? 27 : 16;
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

/** In KB, compressed as gzip does. */
function weightOf(files: ReadonlySet<string>): Weight {
  return { js: weigh(files, '.js'), css: weigh(files, '.css') };
}

function weigh(files: ReadonlySet<string>, kind: string): number {
  const sizes = [...files]
    .filter((file) => file.endsWith(kind))
    .map((file) => gzipSync(readFileSync(join(projectRoot, 'dist/web', file)), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

function expectAtMost(what: string, weight: Weight, most: Weight): void {
  console.log(shown(what, weight));
  expect(weight.js, `${what}, KB of scripts`).toBeLessThanOrEqual(most.js);
  expect(weight.css, `${what}, KB of styles`).toBeLessThanOrEqual(most.css);
}

function shown(what: string, { js, css }: Weight): string {
  return `${what}: ${js.toFixed(1)} KB js, ${css.toFixed(1)} KB css`;
}
