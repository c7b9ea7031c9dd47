import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#app/product';
import type { Brand } from '#house/brand/brand.contract';
import { allFields, type Entity } from '#kit/contract/entity';
import { isObject } from '#kit/contract/parse';
import type { Route } from '#kit/server/call';
import { answeredBeside } from './answers-beside/answered-beside';
import { everyEntity } from './example-records';
import { neededQuery } from './needed-query';
import { recordOf } from './permissions/attempt';
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

/** The reads that every entity has alike: what they answer is what somebody may read. */
const own = (of: Entity) => [of.path, `${of.path}/{id}`, `${of.path}/options`];
const reads = routes.filter(({ method, path }) => method === 'GET' && !/\/(pdf|card)$/.test(path));
const others = reads.filter(({ path }) => !everyEntity.some((of) => own(of).includes(path)));

/** Each value of an answer, after its name: `coursePrice 40`. */
function factsIn(answer: unknown, name = ''): string[] {
  if (Array.isArray(answer)) return answer.flatMap((one) => factsIn(one, name));
  if (isObject(answer)) return Object.entries(answer).flatMap(([inner, value]) => factsIn(value, inner));
  return typeof answer === 'string' || typeof answer === 'number' ? [`${name} ${answer}`] : [];
}

const named: Readonly<Record<string, string>> = { classID: 'school_class', customerID: 'customer' };

/** The record that a call beside the lists is about: the one in its path, or the one that its query must name. */
function subjectOf(brand: Brand, route: Route): string | undefined {
  const examples = callers.exampleOf(brand);
  const [query] = neededQuery(route, examples).split('=');
  return route.path.includes('{') ? recordOf(route, '', examples) : examples.ids.get(named[query ?? ''] ?? '');
}

/** What a call answers to somebody about a record, fact by fact; nothing where it is refused. */
async function factsTo(brand: Brand, token: string, { path }: Pick<Route, 'path'>, id: string): Promise<string[]> {
  const query = path.includes('{') ? '' : neededQuery({ path }, callers.exampleOf(brand));
  const answer = await app.call('GET', `${path.replace(/\{\w+\}/g, id)}?${query}`, { token, brand });
  return answer.status === 200 ? factsIn(answer.body) : [];
}

/** The entities of which a record with this id, or one that it names, tells something; with the id of each. */
async function subjects(brand: Brand, id: string): Promise<(readonly [Entity, Record<string, unknown>])[]> {
  const token = callers.owner(brand);
  const of = everyEntity.find(({ table }) => callers.exampleOf(brand).ids.get(table) === id);
  if (!of) return [];
  const record = (await app.call('GET', `${of.path}/${id}`, { token, brand })).body;
  const found: (readonly [Entity, Record<string, unknown>])[] = [[of, record]];
  for (const [name, { to }] of Object.entries(of.fields)) {
    const value = isObject(record) ? record[name] : undefined;
    if (!to || !isObject(value)) continue;
    found.push([to(), (await app.call('GET', `${to().path}/${String(value._id)}`, { token, brand })).body]);
  }
  return found;
}

/** What a call tells somebody about records, beyond what every reference to them tells and their own lists answer. */
async function beyond(brand: Brand, token: string, route: Route): Promise<string[]> {
  const id = subjectOf(brand, route);
  if (id === undefined) return [];
  const answered = new Set(await factsTo(brand, token, route, id));
  if (answered.size === 0) return [];
  const found: string[] = [];
  for (const [of, record] of await subjects(brand, id)) {
    const readable = new Set<string>();
    for (const path of own(of))
      for (const fact of await factsTo(brand, token, { path }, String(record._id))) readable.add(fact);
    const told = Object.keys(allFields(of)).filter(
      (name) =>
        !of.brief.includes(name) &&
        !allFields(of)[name]?.to &&
        factsIn(record[name], name).some((fact) => answered.has(fact) && !readable.has(fact)),
    );
    found.push(...told.map((name) => `${route.path} ${of.path}.${name}`));
  }
  return found;
}

describe.each(brands)('in the %s', (brand) => {
  it('no call about a record answers more of it than its caller may read, but for what is written down', async () => {
    const found = new Set<string>();
    for (const screen of screensOf(brand)) {
      const token = await callers.holding(brand, [screen]);
      for (const route of others) for (const one of await beyond(brand, token, route)) found.add(one);
    }
    const written = Object.keys(answeredBeside);
    expect([...found].filter((one) => !written.includes(one)).sort()).toEqual([]);
    for (const one of found) tried.add(one);
  });
});

const tried = new Set<string>();

it('every exception that is written down is one', () => {
  expect(Object.keys(answeredBeside).filter((one) => !tried.has(one))).toEqual([]);
});
