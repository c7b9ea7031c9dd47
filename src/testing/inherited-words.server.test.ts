import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { routes } from '#app/routes';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

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

/** What every object has without having been given it. */
const inherited = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty'];

it('a word of a query that every object inherits is a wrong word, and no error of the server', async () => {
  const broken: string[] = [];
  let asked = 0;
  for (const { method, path } of routes) {
    if (method !== 'GET') continue;
    const address = path.replace(/\/$/, '').replace(/\{\w+\}/g, newId());
    for (const name of ['format', 'part', ...(parameters.get(`/${path.replace(/\/$/, '')}`) ?? [])]) {
      const word = inherited[asked++ % inherited.length] ?? '';
      const { status } = await app.call('GET', `${address}?${name}=${word}`, { token });
      if (status >= 500) broken.push(`${path}?${name}=${word}: ${status}`);
    }
  }
  expect(asked).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

it.each(inherited)('a file in the format %s is refused at its field', async (format) => {
  const { status, body } = await app.call('GET', `courses?format=${format}`, { token });
  expect([status, body.errors]).toEqual([400, { format: 'The format is csv or xlsx' }]);
});
