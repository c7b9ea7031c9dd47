// Proves S§7, R 3.2, R 3.10, B14.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import { offDescription } from './bad-input/off-schema';
import { bodies, type Json } from './bad-input/random-body';
import { queryOf } from './bad-input/random-query';
import { problemOf } from './bad-input/refusal';
import { reachEveryCall } from './bad-input/every-call';
import { battery } from './battery';
import { everyEntity, type Examples, makeExamples } from './example-records';
import { recordOf } from './permissions/attempt';
import { type Answer, ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;
let examples: Examples;
let document: Json;
const run = battery('api-fuzz', { few: 500, gate: 50_000, goal: 10_000_000, perRun: 20 });
const keyOf = (route: Pick<Route, 'method' | 'path'>) => `${route.method} ${route.path}`;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  examples = await makeExamples(app, token, 'academy');
  document = (await app.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => app.stop());

/** Calls that need another server: mail.server.test.ts has one of mail, deliver.server.test.ts one of SMS. */
const withAnother = new Set(['POST settings/testMail', 'POST settings/testSms', 'POST message/retry']);

function operationOf(route: Pick<Route, 'method' | 'path'>): Json | undefined {
  const paths = document.paths as Record<string, Record<string, Json>>;
  return paths[`/${route.path.replace(/\/$/, '')}`]?.[route.method.toLowerCase()];
}

it('every call is reached with success, and answers what the description says', async () => {
  const reached = new Set<string>();
  const problems: string[] = [];
  await reachEveryCall(app, token, (route, answer) => {
    if (answer.status === 200) reached.add(keyOf(route));
    const problem = offDescription(document, operationOf(route), answer);
    if (problem !== undefined) problems.push(`${keyOf(route)}${problem}`);
  });
  const missed = routes.map(keyOf).filter((key) => !reached.has(key) && !withAnother.has(key));
  expect({ missed, problems: [...new Set(problems)] }).toEqual({ missed: [], problems: [] });
});

/** Calls that would end the session under way, or call a server of a random name. */
const ends = new Set(['logout', 'profile/password', 'setup', 'settings/testMail', 'settings/testSms']);
const isMultipart = (route: Route) => route.accepts?.length === 1 && route.accepts[0] === 'multipart';
const isDocument = (route: Route) => /\/(pdf|card|sheet|check)\b/.test(route.path);

it(
  'random requests are refused by their fault or answered as described, and never with an error of the server',
  async () => {
    const { random } = run;
    const made = new Map<string, string[]>();
    const make = bodies(document, random, (path) => make.pick(made.get(path.toLowerCase()) ?? []) ?? exampleOf(path));
    const exampleOf = (path: string) => examples.ids.get(everyEntity.find((of) => of.path === path)?.table ?? '');
    const tried = routes.filter((route) => !ends.has(route.path) && !isMultipart(route));
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    let ran = 0;
    for (; ran < run.size && faults.length < 20; ran++) {
      // A PDF takes a hundred times as long to make as to refuse, a list of everything grows with every record.
      const route = make.pick(tried.filter((one) => !isDocument(one) || random() < 0.02));
      if (!route) break;
      const { path, text } = requestOf(route);
      const answer = await app.call(route.method, path, {
        token,
        ...(text === undefined ? {} : { body: text, headers: { 'content-type': 'application/json' } }),
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      keep(route, answer);
      const problem = faultOf(route, answer);
      if (problem !== undefined)
        faults.push(`#${ran} ${route.method} ${path} ${text?.slice(0, 300)}: ${problem} ${answer.text.slice(0, 100)}`);
      // A request may have taken the caller's own name or rights along.
      if (answer.status === 401) token = await loggedInAgain();
    }
    console.log(`By status: ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`);
    expect(run.report(ran, faults)).toEqual([]);

    function requestOf(route: Route): { path: string; text: string | undefined } {
      const operation = operationOf(route);
      const id = random() < 0.85 ? knownTo(route) : String(make.pick(['x', newId(), '%00', '..%2f', 'x'.repeat(190)]));
      const path = route.path.replace(/\{\w+\}/g, id);
      const query = route.method === 'GET' ? queryOf(operation, random, make.pick) : '';
      const paged = query === '' && operation && random() < 0.97 && isPaged(operation) ? '?page=1&pageSize=10' : query;
      const content = (operation?.requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content;
      const schema = content?.['application/json']?.schema;
      if (route.method === 'GET' || !schema) return { path: `${path}${paged}`, text: undefined };
      return { path, text: JSON.stringify(make.value(schema)) ?? 'null' };
    }

    function knownTo(route: Route): string {
      const own = made.get(route.path.split('/')[0]?.toLowerCase() ?? '') ?? [];
      return (random() < 0.8 ? make.pick(own) : undefined) ?? recordOf(route, '', examples) ?? newId();
    }

    /** Records that random requests made are what later ones change, pay, refer to and delete. */
    function keep(route: Route, { status, body }: Answer): void {
      if (route.method !== 'POST' || status !== 200) return;
      const path = route.path.split('/')[0]?.toLowerCase() ?? '';
      const ids = [body?.info ?? body?.currentinvoice ?? []].flat().flatMap((one) => one?._id ?? []);
      made.set(path, [...(made.get(path) ?? []), ...ids].slice(-30));
    }
  },
  run.patience,
);

const isPaged = (operation: Json) => JSON.stringify(operation.parameters).includes('"pageSize"');

function faultOf(route: Route, answer: Answer): string | undefined {
  if (answer.status >= 500) return `answered ${answer.status}`;
  if (answer.status >= 400 && problemOf(answer) !== undefined) return problemOf(answer);
  return offDescription(document, operationOf(route), answer);
}

async function loggedInAgain(): Promise<string> {
  const login = { username: 'owner@academy.test', password: ownerPassword };
  return (await app.call('POST', 'login', { body: login })).body?.token ?? token;
}
