import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#app/entities';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
});
afterAll(() => app.stop());

// B5's list, and what every record carries.
const everywhere = [
  'userID',
  'studentName',
  'className',
  'permissions',
  'totalAmount',
  'createdAt',
  'updatedAt',
  'action',
];

/** Calls that take a JSON body and do not end the session that asks. */
const tried = routes.filter(
  ({ method, path, accepts }) => method !== 'GET' && path !== 'logout' && (accepts ?? ['json']).includes('json'),
);

/** Names that the server sets in the records of a call, by its path; a choice of its own body is none. */
function setByServer(route: Route): string[] {
  const of = Object.values(entities).find(({ path }) => path === route.path.split('/')[0]);
  const shape: { properties?: object } | undefined = route.schema.body?.();
  return [...everywhere, ...Object.keys(of?.stored ?? {})].filter(
    (name) => !Object.hasOwn(shape?.properties ?? {}, name),
  );
}

async function errorsOf(route: Route, body: object): Promise<Readonly<Record<string, string>>> {
  const answer = await app.call(route.method, route.path.replace(/\{\w+\}/g, newId()), { token, body });
  expect([route.path, answer.status < 500]).toEqual([route.path, true]);
  return (answer.body?.errors ?? {}) as Readonly<Record<string, string>>;
}

describe('every call', () => {
  it('passes over what only the server sets, and says of nothing else that it is unknown', async () => {
    const problems: string[] = [];
    for (const route of tried) {
      const names = setByServer(route);
      const errors = await errorsOf(route, Object.fromEntries(names.map((name) => [name, 'x'])));
      for (const name of names)
        if (errors[name]?.startsWith('Unknown field')) problems.push(`${route.method} ${route.path} ${name}`);
    }
    expect(problems).toEqual([]);
  });

  it('still names a field that it does not know', async () => {
    const silent: string[] = [];
    // What a receipt may hold depends on the document that it names, which is asked for first; what a phone's forwarding
    // app sends is its own, so names that Daftar does not know are passed over.
    const elsewhere = ['receipt', 'walletMessage/forward'];
    const posts = tried.filter(
      ({ method, path }) => method === 'POST' && !path.includes('{') && !elsewhere.includes(path),
    );
    for (const route of posts) {
      const errors = await errorsOf(route, { nonsense: 1 });
      if (errors.nonsense !== 'Unknown field nonsense') silent.push(route.path);
    }
    expect(silent).toEqual([]);
  });
});

it('an id of the client that a call does not take is refused, not dropped in silence', async () => {
  const answer = await app.call('POST', 'fee/generateFeeSingleStudent', { token, body: { _id: newId(), userID: 'x' } });
  expect([answer.status, answer.body.errors._id, answer.body.errors.userID]).toEqual([
    400,
    'Unknown field _id',
    undefined,
  ]);
});
