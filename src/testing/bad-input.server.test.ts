import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../kit/contract/entity';
import type { Route } from '../kit/server/call';
import { newId } from '../kit/server/id';
import { routes } from '../routes';
import { badBodies, badIds, badQueries, searches } from './bad-input/bad-requests';
import { bodies, type Json, nasty, randomFrom } from './bad-input/random-body';
import { queryOf } from './bad-input/random-query';
import { problemOf } from './bad-input/refusal';
import { everyEntity, type Examples, makeExamples, makerOf } from './example-records';
import { recordOf, stateOf } from './permissions/attempt';
import { type Answer, ownerPassword, startTestApp, type TestApp } from './test-app';

let app: TestApp;
let token: string;
let examples: Examples;
let ran = 0;
const seed = Number(process.env.SEED ?? 20_260_301);

beforeAll(async () => {
  app = await startTestApp();
  token = await app.setUp();
  examples = await makeExamples(app, token, 'academy');
}, 60_000);
afterAll(async () => {
  console.log(`Bad input: ${ran} requests, seed ${seed}.`);
  await app.stop();
});

/** Calls that end the session or change who may do what, left to their own tests. */
const apart = (route: Route) => ['logout', 'profile/password', 'setup', 'settings/testMail'].includes(route.path);
const tried = routes.filter((route) => !apart(route));
const writes = tried.filter((route) => route.method !== 'GET');
const pathOf = (route: Route, id?: string) =>
  route.path.replace(/\{\w+\}/g, id ?? recordOf(route, '', examples) ?? newId());
const isMultipart = (route: Route) => route.accepts?.length === 1 && route.accepts[0] === 'multipart';

async function send(route: Route, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  ran++;
  const raw: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  return app.call(route.method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    headers: { ...raw, ...headers },
  });
}

async function refusedAll(attempts: readonly { what: string; answer: () => Promise<Answer> }[]): Promise<void> {
  const before = await stateOf(app, 'academy');
  const problems: string[] = [];
  for (const { what, answer } of attempts) {
    const problem = problemOf(await answer());
    if (problem !== undefined) problems.push(`${what}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(await stateOf(app, 'academy')).toEqual(before);
}

describe('every call that writes', () => {
  it('refuses a body that is none', async () => {
    // A single and an array of records are both a body of attendance; a PUT or DELETE is told by its id first.
    await refusedAll(
      writes
        .filter((route) => !isMultipart(route) && route.method === 'POST')
        .flatMap((route) =>
          badBodies.map(([what, body, headers]) => ({
            what: `${route.method} ${route.path} ${what}`,
            answer: () => send(route, pathOf(route), body, headers),
          })),
        ),
    );
  }, 60_000);

  it('refuses ids that are none and records that are not', async () => {
    await refusedAll(
      tried
        .filter((route) => route.path.includes('{'))
        .flatMap((route) =>
          badIds.map((id) => ({
            what: `${route.method} ${route.path} ${id}`,
            answer: () => send(route, pathOf(route, id), route.method === 'GET' ? undefined : {}),
          })),
        ),
    );
  });

  it('refuses every nasty value in every field, or takes it as what it says', async () => {
    const problems: string[] = [];
    for (const of of everyEntity) {
      const route = tried.find((one) => one.method === 'POST' && one.path === of.path);
      if (!route) continue;
      for (const name of Object.keys(of.fields)) {
        for (const value of nasty) {
          const answer = await send(route, of.path, { ...examples.bodyOf(of), [name]: value });
          const isRight = answer.status === 200 && answer.body.status === true;
          if (!isRight && problemOf(answer) !== undefined)
            problems.push(
              `POST ${of.path} ${name}=${JSON.stringify(value)?.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 80)}`,
            );
        }
      }
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it('refuses a field of the wrong type by its name', async () => {
    const attempts = everyEntity.flatMap((of) => {
      const route = tried.find((one) => one.method === 'POST' && one.path === of.path);
      if (!route) return [];
      const wrong = Object.entries(of.fields).filter(([, field]) => field.kind !== 'json');
      return wrong.flatMap(([name, field]) =>
        [{ a: 1 }, [[5]], 'x'.repeat(20_000)]
          .filter((value) => !(field.kind === 'photo' && typeof value === 'string'))
          .map((value) => ({
            what: `POST ${of.path} ${name} ${JSON.stringify(value).slice(0, 20)}`,
            answer: () => send(route, of.path, { ...examples.bodyOf(of), [name]: value }),
          })),
      );
    });
    await refusedAll(attempts);
  }, 60_000);
});

describe('every list', () => {
  const lists = tried.filter((route) => route.method === 'GET' && route.schema.query?.includes('page'));

  it('refuses a query that it cannot mean', async () => {
    await refusedAll(
      lists.flatMap((route) =>
        badQueries.map((query) => ({
          what: `${route.path}?${query}`,
          answer: () => send(route, `${pathOf(route)}?${query}`),
        })),
      ),
    );
  });

  it('answers any search and any page', async () => {
    // The tasks answer their arrays inside an object (B15).
    for (const route of lists.filter(({ path }) => !path.endsWith('tasks'))) {
      for (const q of searches) {
        const { status, body } = await send(
          route,
          `${pathOf(route)}?page=1&pageSize=5&q=${encodeURIComponent(decodeURIComponent(q))}`,
        );
        expect([route.path, q, status, Array.isArray(body)]).toEqual([route.path, q, 200, true]);
      }
      expect((await send(route, `${pathOf(route)}?page=1000000`)).body).toEqual([]);
    }
  });
});

it('every call of a list can be answered with success', async () => {
  const reached = new Map<string, number>();
  const key = (route: Route) => `${route.method} ${route.path}`;
  for (const route of tried.filter(({ method }) => method === 'GET')) {
    const list = route.path.endsWith('/{id}')
      ? (await send(route, `${route.path.replace('/{id}', '')}?page=1&pageSize=1`)).body
      : [];
    reached.set(key(route), (await send(route, pathOf(route, list?.[0]?._id))).status);
  }
  for (const of of everyEntity) {
    const own = writes.filter(({ path }) => path.replace('/{id}', '').toLowerCase() === of.path.toLowerCase());
    for (const [route, status] of await afresh(of, own)) reached.set(key(route), status);
  }
  const unreached = [...reached].filter(([call, status]) => status !== 200 && !needsMore.test(call));
  console.log(
    `Reached with success: ${reached.size - unreached.length} of ${tried.length} calls; left to their slices: ${tried
      .filter((route) => reached.get(key(route)) !== 200)
      .map(key)
      .join(', ')}.`,
  );
  expect(unreached).toEqual([]);
}, 180_000);

/** Makes the writes of an entity among records made for it alone, so that nothing else uses or doubles its record. */
async function afresh(of: Entity, own: readonly Route[]): Promise<[Route, number][]> {
  const statuses: [Route, number][] = [];
  let _id: string | undefined;
  for (const route of ['POST', 'PUT', 'DELETE'].flatMap((method) => own.filter((one) => one.method === method))) {
    if (_id === undefined || route.method === 'POST') {
      const { bodyOf } = await makeExamples(app, token, 'academy', of.table);
      const { status, body } = await send({ ...route, method: 'POST' }, makerOf(of), bodyOf(of));
      _id = (Array.isArray(body?.info) ? body.info[0] : body?.info)?._id;
      if (route.method === 'POST') statuses.push([route, status]);
    }
    if (route.method === 'POST') continue;
    statuses.push([route, (await send(route, route.path.replace('{id}', String(_id)), { _id })).status]);
    if (route.method === 'DELETE') _id = undefined;
  }
  return statuses;
}

/** What one example record of each kind is not enough for: these have a test of their own. */
const needsMore = /photo|notifications|\{id\}\/pdf|reports|outbox|search/;

it('thousands of random requests are answered without a fault, and what is stored stays sound', async () => {
  const document: Json = (await app.app.inject({ url: '/api/openapi.json' })).json();
  const random = randomFrom(seed);
  const idOf = (path: string) => examples.ids.get(everyEntity.find((of) => of.path === path)?.table ?? '');
  const make = bodies(document, random, idOf);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  const began = performance.now();
  const many = Number(process.env.FUZZ ?? 5000);
  for (let index = 0; index < many; index++) {
    // A PDF takes a hundred times as long to make as to refuse.
    const route = make.pick(tried.filter((one) => !isMultipart(one) && (!isDocument(one) || random() < 0.05)));
    if (!route) break;
    const operation = (document.paths as Record<string, Record<string, Json>>)[`/${route.path.replace(/\/$/, '')}`]?.[
      route.method.toLowerCase()
    ];
    const content = (operation?.requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content?.[
      'application/json'
    ];
    const body = content ? make.value(content.schema) : undefined;
    const id = random() < 0.8 ? undefined : String(make.pick(['x', newId(), '%00']));
    const text = route.method === 'GET' || body === undefined ? undefined : (JSON.stringify(body) ?? 'null');
    const query = route.method === 'GET' && random() < 0.5 ? queryOf(operation, random, make.pick) : '';
    const answer = await send(route, `${pathOf(route, id)}${query}`, text);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const isFault = answer.status >= 500 || (answer.status >= 400 && problemOf(answer) !== undefined);
    if (isFault)
      faults.push(
        `#${index} ${route.method} ${pathOf(route, id)}${query} ${text?.slice(0, 300)}: ${answer.status} ${answer.text.slice(0, 100)}`,
      );
    // A request may have taken the caller's own name or rights along.
    if (answer.status === 401)
      token =
        (await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: ownerPassword } })).body
          ?.token ?? token;
  }
  console.log(
    `Random: ${many} requests in ${((performance.now() - began) / 1000).toFixed(1)} s, by status ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}, ${faults.length} faults.`,
  );
  expect(faults).toEqual([]);
}, 120_000);

const isDocument = (route: Route) => /\/(pdf|card|sheet)\b/.test(route.path);
