import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { routes } from '#app/product';
import { stateOf } from './permissions/attempt';
import { type Answer, expectSaved, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { brokenForms, formType, smallForm } from './wire/forms';
import { notOurs } from './wire/raw-request';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  await expectSaved(app.call('PUT', 'settings', { token, body: { features: { papers: true } } }));
});
afterAll(() => app.stop());

const takingForms = routes.filter((route) => route.accepts?.includes('multipart'));
const writes = routes.filter((route) => route.method !== 'GET');
const ends = new Set(['logout']);
/** How far apart the places are at which a form to one call is cut. */
const apart = 5;

function send(route: Route, body: string | Buffer, type: string): Promise<Answer> {
  const path = route.path.replace(/\{\w+\}/g, newId());
  return app.call(route.method, path, { token, body: Buffer.from(body), headers: { 'content-type': type } });
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

describe('every call that takes forms', () => {
  it('refuses a form that is cut, wherever it is, in one sentence, and saves nothing of it', async () => {
    const before = await stateOf(app, 'academy');
    const problems: string[] = [];
    const whole = smallForm.length - 2;
    // Each call has every fifth place, the next one the places after those: all are tried several times over.
    for (const [turn, route] of takingForms.entries()) {
      for (let length = turn % apart; length < whole; length += apart) {
        const answer = await send(route, smallForm.slice(0, length), formType);
        const said = answer.body?.message;
        if (notOurs(answer) !== undefined || said !== 'The form is incomplete or malformed. Send it again.')
          problems.push(`${nameOf(route)} after ${length} bytes: ${answer.status} ${answer.text.slice(0, 100)}`);
      }
    }
    expect(takingForms.length).toBeGreaterThan(2 * apart);
    expect(problems.slice(0, 20)).toEqual([]);
    expect(await stateOf(app, 'academy')).toEqual(before);
  });

  it('refuses every broken form in a sentence, and never with an error of the server', async () => {
    const before = await stateOf(app, 'academy');
    const problems: string[] = [];
    for (const route of takingForms) {
      for (const { what, type = formType, body, statuses } of brokenForms) {
        const answer = await send(route, body, type);
        const problem =
          notOurs(answer) ?? (statuses.includes(answer.status) ? undefined : `${answer.status} ${answer.text}`);
        if (problem !== undefined) problems.push(`${nameOf(route)} with ${what}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
    expect(await stateOf(app, 'academy')).toEqual(before);
  });
});

describe('every call', () => {
  it('answers 415 to each kind of content that it does not take, whatever stands in it', async () => {
    const kinds = {
      json: ['application/json', '{'],
      form: ['application/x-www-form-urlencoded', 'a=1'],
      multipart: [formType, 'broken'],
      text: ['text/plain', 'a'],
      xml: ['application/xml', '<a/>'],
      patch: ['application/merge-patch+json', '{}'],
      'other letters': ['application/json; charset=utf-16', '{}'],
      none: ['nonsense', '{}'],
    };
    const problems: string[] = [];
    for (const route of writes.filter(({ path }) => !ends.has(path))) {
      for (const [kind, [type = '', body = '']] of Object.entries(kinds)) {
        if ((route.accepts ?? ['json']).some((one) => one === kind)) continue;
        const answer = await send(route, body, type);
        if (answer.status !== 415 || notOurs(answer) !== undefined)
          problems.push(`${nameOf(route)} with ${kind}: ${answer.status} ${answer.text.slice(0, 100)}`);
      }
    }
    expect(problems).toEqual([]);
  });
});
