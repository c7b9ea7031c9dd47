import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { type Examples, makeExamples } from './example-records';
import { brokenChecks } from './interleaving/state';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { documents, documentsOf, listOf } from './voids/documents';
import { changedFigures, type Figures, readFigures } from './voids/figures';

let app: TestApp;

beforeAll(async () => {
  app = await startWholeApp();
  app.setClock(new Date('2026-02-20T09:00:00Z'));
});
afterAll(() => app.stop());

describe.each(brands)('in %s, a voided document is in no figure', (brand) => {
  let token: string;
  let examples: Examples;
  /** As the test before read them last; a figure that a failed one leaves behind is read again. */
  let read: Figures | undefined;

  beforeAll(async () => {
    token = await app.setUp(brand);
    examples = await makeExamples(app, token, brand);
  });

  it.each(documents.map((of) => [of.table, of] as const))('%s', async (_table, of) => {
    const { make, takeBack } = documentsOf(app, token, brand, examples);
    const before = read ?? (await readFigures(app, token, brand, examples));
    read = undefined;
    const _id = await make(of);
    const made = await readFigures(app, token, brand, examples);
    expect(changedFigures(before, made)).toContain(`GET ${listOf(of)}`);
    await takeBack(of, _id);
    const after = await readFigures(app, token, brand, examples);
    const changed = changedFigures(before, after);
    expect(changed.map((call) => [call, after[call]])).toEqual(changed.map((call) => [call, before[call]]));
    expect(await brokenChecks(app.database.pool, brand)).toEqual({});
    read = after;
  });
});
