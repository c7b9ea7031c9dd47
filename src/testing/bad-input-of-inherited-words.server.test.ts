import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import { inherited } from './bad-input/random-body';
import { battery } from './battery';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

/** How many of the words each parameter of a call is given. */
const run = battery('bad-input, inherited words', {
  few: 1,
  gate: inherited.length,
  goal: inherited.length,
  perRun: 60_000,
});
let app: TestApp;
let token: string;
let parameters: ReadonlyMap<string, readonly string[]>;

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
}

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  const { paths }: { paths: Record<string, { get?: Operation }> } = (
    await app.app.inject({ url: '/api/openapi.json' })
  ).json();
  parameters = new Map(
    Object.entries(paths).map(([path, { get }]) => [
      path,
      (get?.parameters ?? []).flatMap((one) => (one.in === 'query' ? [one.name] : [])),
    ]),
  );
});
afterAll(() => app.stop());

it('a word of a query that every object inherits is a wrong word, and no error of the server', async () => {
  const broken: string[] = [];
  let asked = 0;
  for (const { method, path } of routes) {
    if (method !== 'GET') continue;
    const address = path.replace(/\/$/, '').replace(/\{\w+\}/g, newId());
    for (const name of ['format', 'part', ...(parameters.get(`/${path.replace(/\/$/, '')}`) ?? [])]) {
      for (let nth = 0; nth < run.size; nth++) {
        const word = inherited[asked++ % inherited.length];
        const { status } = await app.call('GET', `${address}?${name}=${word}`, { token });
        if (status >= 500) broken.push(`${path}?${name}=${word}: ${status}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(250 * run.size);
  expect(run.report(asked, broken)).toEqual([]);
});

it.each(inherited)('a file in the format %s is refused at its field', async (format) => {
  const { status, body } = await app.call('GET', `courses?format=${format}`, { token });
  expect([status, body.errors]).toEqual([400, { format: 'The format is csv or xlsx' }]);
});
