import { afterAll, beforeAll, expect, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { routes } from '#app/product';
import { makeExamples } from './example-records';
import { brokenChecks } from './interleaving/state';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { documents, documentsOf, listOf } from './voids/documents';
import { changedFigures, ongoing, readFigures } from './voids/figures';

let app: TestApp;

beforeAll(async () => {
  app = await startWholeApp();
  app.setClock(new Date('2026-02-20T09:00:00Z'));
});
afterAll(() => app.stop());

it.each(brands)('in %s, documents of every kind that are voided again are in no figure', async (brand) => {
  const token = await app.setUp(brand);
  const examples = await makeExamples(app, token, brand);
  const { make, takeBack } = documentsOf(app, token, brand, examples);
  const before = await readFigures(app, token, brand, examples);
  const made: [(typeof documents)[number], string][] = [];
  for (const of of documents) made.push([of, await make(of)]);
  const full = changedFigures(before, await readFigures(app, token, brand, examples));
  expect(documents.map((of) => `GET ${listOf(of)}`).filter((call) => !full.includes(call))).toEqual([]);
  for (const [of, _id] of made.toReversed()) await takeBack(of, _id);
  const after = await readFigures(app, token, brand, examples);
  const changed = changedFigures(before, after);
  expect(changed.map((call) => [call, after[call]])).toEqual(changed.map((call) => [call, before[call]]));
  expect(await brokenChecks(app.database.pool, brand)).toEqual({});
});

it('leaves no call out of the figures that there is not', () => {
  const known = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(ongoing).filter((call) => !known.includes(call))).toEqual([]);
});
