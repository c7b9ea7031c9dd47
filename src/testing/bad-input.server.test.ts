// Proves S§8, R 3.1, R 3.2, R 3.3, B3, B7, B20, B21.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import { badBodies, badIds, badQueries, searches } from './bad-input/bad-requests';
import { nasty } from './bad-input/random-body';
import { problemOf } from './bad-input/refusal';
import { battery } from './battery';
import { everyEntity, type Examples, makeExamples } from './example-records';
import { neededQuery } from './needed-query';
import { recordOf, stateOf } from './permissions/attempt';
import type { Answer, TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;
let examples: Examples;
let ran = 0;
/** Of a hundred nasty values in a field, how many are sent. */
const run = battery('bad-input, nasty values of a hundred', { few: 10, gate: 100, goal: 100, perRun: 3_000 });
const isSent = () => run.random() * 100 < run.size;
/** What the nth call is sent of a list: all of it in the battery; a third in `npm test`, another for the next call, so that all are sent to some. */
const sentTo = <T>(nth: number, list: readonly T[]): readonly T[] =>
  run.isAlone ? list : list.filter((_one, place) => (place + nth) % 3 === 0);

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  examples = await makeExamples(app, token, 'academy');
});
afterAll(async () => {
  console.log(`Bad input: ${ran} requests.`);
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
    // A single record and an array of records are both a body of attendance; a PUT or DELETE is judged by its id first.
    await refusedAll(
      writes
        .filter((route) => !isMultipart(route) && route.method === 'POST')
        .flatMap((route, nth) =>
          sentTo(nth, badBodies).map(([what, body, headers]) => ({
            what: `${route.method} ${route.path} ${what}`,
            answer: () => send(route, pathOf(route), body, headers),
          })),
        ),
    );
  });

  it('refuses ids that are none and records that are not', async () => {
    await refusedAll(
      tried
        .filter((route) => route.path.includes('{'))
        .flatMap((route, nth) =>
          sentTo(nth, badIds).map((id) => ({
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
        for (const value of nasty.filter(isSent)) {
          const answer = await send(route, of.path, { ...examples.bodyOf(of), [name]: value });
          const isRight = answer.status === 200 && answer.body.status === true;
          if (!isRight && problemOf(answer) !== undefined)
            problems.push(
              `POST ${of.path} ${name}=${JSON.stringify(value)?.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 80)}`,
            );
        }
      }
    }
    expect(run.report(run.size, problems)).toEqual([]);
  });

  it('refuses a field of the wrong type by its name', async () => {
    const attempts = everyEntity.flatMap((of) => {
      const route = tried.find((one) => one.method === 'POST' && one.path === of.path);
      if (!route) return [];
      const wrong = Object.entries(of.fields).filter(([, field]) => field.kind !== 'json');
      return wrong.flatMap(([name, field], nth) =>
        sentTo(nth, [{ a: 1 }, [[5]], 'x'.repeat(20_000)])
          .filter((value) => !(field.kind === 'photo' && typeof value === 'string'))
          .map((value) => ({
            what: `POST ${of.path} ${name} ${JSON.stringify(value).slice(0, 20)}`,
            answer: () => send(route, of.path, { ...examples.bodyOf(of), [name]: value }),
          })),
      );
    });
    await refusedAll(attempts);
  });
});

describe('every list', () => {
  const lists = tried.filter((route) => route.method === 'GET' && route.schema.query?.includes('page'));

  it('refuses a query that it cannot mean', async () => {
    await refusedAll(
      lists.flatMap((route, nth) =>
        sentTo(nth, badQueries).map((query) => ({
          what: `${route.path}?${query}`,
          answer: () => send(route, `${pathOf(route)}?${query}`),
        })),
      ),
    );
  });

  it('answers any search and any page', async () => {
    // The tasks answer their arrays inside an object (B15).
    for (const [nth, route] of lists.filter(({ path }) => !path.endsWith('tasks')).entries()) {
      for (const q of route.schema.query?.includes('q') ? sentTo(nth, searches) : []) {
        const { status, body } = await send(
          route,
          `${pathOf(route)}?page=1&pageSize=5&q=${encodeURIComponent(decodeURIComponent(q))}`,
        );
        expect([route.path, q, status, Array.isArray(body)]).toEqual([route.path, q, 200, true]);
      }
      expect((await send(route, `${pathOf(route)}?page=1000000&${neededQuery(route, examples)}`)).body).toEqual([]);
    }
  });
});
