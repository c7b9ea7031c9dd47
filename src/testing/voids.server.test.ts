import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import type { Entity } from '#kit/contract/entity';
import { routes } from '#app/routes';
import { everyEntity, type Examples, makeExamples, makerOf } from './example-records';
import { brokenChecks } from './interleaving/state';
import { startTestApp, type TestApp } from './test-app';
import { changedFigures, type Figures, ongoing, readFigures } from './voids/figures';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  app.setClock(new Date('2026-02-20T09:00:00Z'));
});
afterAll(() => app.stop());

/** Every kind of document, however many there will be. */
const documents = everyEntity.filter(({ erase }) => erase === 'void');

/** Where another document of the kind needs something else than the first: a month is charged once. */
const another: Readonly<Record<string, object>> = { fee: { feetype: 'workshop', feeAmount: 20 } };

/** What is done with a document once it is made, so that all of what it moves is moved. */
const worked: Readonly<Record<string, (id: string) => readonly [path: string, body: object]>> = {
  payroll: (id) => ['payroll/pay', { ids: [id] }],
};

describe.each(brands)('in %s, a voided document is in no figure', (brand) => {
  let token: string;
  let examples: Examples;
  /** As the test before read them last; a figure that a failed one leaves behind is read anew. */
  let read: Figures | undefined;

  beforeAll(async () => {
    token = await app.setUp(brand);
    examples = await makeExamples(app, token, brand);
  });

  async function make(of: Entity): Promise<string> {
    const body = { ...examples.bodyOf(of), ...another[of.table] };
    const answer = await app.call('POST', makerOf(of), { token, brand, body });
    const _id = [answer.body?.info].flat()[0]?._id;
    if (typeof _id !== 'string') throw new Error(`No example of ${of.table}: ${answer.status} ${answer.text}`);
    const work = worked[of.table]?.(_id);
    if (work) expect((await app.call('POST', work[0], { token, brand, body: work[1] })).status).toBe(200);
    return _id;
  }

  it.each(documents.map((of) => [of.table, of] as const))('%s', async (_table, of) => {
    const before = read ?? (await readFigures(app, token, brand, examples));
    read = undefined;
    const _id = await make(of);
    const made = await readFigures(app, token, brand, examples);
    expect(changedFigures(before, made)).toContain(`GET ${listOf(of)}`);
    const gone = await app.call('DELETE', `${of.path}/${_id}`, { token, brand, body: { reason: 'An example' } });
    expect([of.table, gone.status]).toEqual([of.table, 200]);
    const after = await readFigures(app, token, brand, examples);
    const changed = changedFigures(before, after);
    expect(changed.map((call) => [call, after[call]])).toEqual(changed.map((call) => [call, before[call]]));
    expect(await brokenChecks(app.database.pool, brand)).toEqual({});
    read = after;
  });
});

function listOf({ path, fields }: Entity): string {
  return path === 'receipt' ? `receipt?page=1&of=${fields.feeID ? 'fee' : 'invoice'}` : `${path}?page=1`;
}

it('leaves no call out of the figures that there is not', () => {
  const known = routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(ongoing).filter((call) => !known.includes(call))).toEqual([]);
});
