import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/product';
import type { Brand } from '#house/brand/brand.contract';
import { type Callers, callersOf } from './permissions/callers';
import { screensOf } from './permissions/cells';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const brands: readonly Brand[] = ['academy', 'decoration'];
let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startWholeApp();
  callers = await callersOf(app);
});
afterAll(() => app.stop());

const ending = /\/(pdf|card|sheet)$/;
const reads = routes.filter(({ method }) => method === 'GET');
const papers = reads.filter(({ path }) => path.includes('{') && ending.test(path));
const recordOf = (path: string) => reads.find((one) => one.path === path.replace(ending, ''));

/** Papers of records that their screens do not read otherwise, as the specification's sheet says, and why. */
const handed: Readonly<Record<string, string>> = {
  '/fee receipt/{id}/pdf': 'whoever takes a payment prints the receipt just made',
  '/customInvoice receipt/{id}/pdf': 'the same of a sale',
};

it('papers of records are known by their paths', () => {
  expect(papers.length).toBeGreaterThan(5);
  expect(papers.filter(({ path }) => !recordOf(path)).map(({ path }) => path)).toEqual([]);
});

describe.each(brands)('in the %s', (brand) => {
  it('a paper of a record is handed to those alone who may read the record', async () => {
    const found: string[] = [];
    for (const screen of screensOf(brand)) {
      const token = await callers.holding(brand, [screen]);
      for (const paper of papers) {
        const record = recordOf(paper.path);
        if (!record || (await callers.inVain(brand, token, paper)).status === 403) continue;
        if ((await callers.inVain(brand, token, record)).status === 403) found.push(`${screen} ${paper.path}`);
      }
    }
    expect(found.filter((one) => !Object.hasOwn(handed, one))).toEqual([]);
    for (const one of found) tried.add(one);
  });
});

const tried = new Set<string>();

it('every exception that is written down is one', () => {
  expect([...tried].sort()).toEqual(Object.keys(handed).sort());
});
