import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Route } from '#kit/server/call';
import { serverSecret } from '#kit/server/secret';
import { academyRecords } from './academy-records';
import { battery } from './battery';
import { type Examples, makeExamples } from './example-records';
import { inEarnest, stateOf } from './permissions/attempt';
import { guarded } from './permissions/cells';
import { expectSaved, ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';
import { falseTokens } from './tokens/false-tokens';
import { turnOn } from './two-step';

let app: TestApp;
let owner: string;
let student: string;
let examples: Examples;
const run = battery('tokens', { few: 500, gate: 5000, goal: 500_000, perRun: 30 });

beforeAll(async () => {
  app = await startWholeApp();
  owner = await app.setUp();
  examples = await makeExamples(app, owner, 'academy');
  const make = academyRecords(app, owner);
  student = await make.portalTokenOf(await make.student());
});
afterAll(() => app.stop());

/** Tokens that opened something once, and what has happened since. */
async function spent(): Promise<Record<string, string>> {
  const put = (path: string, body: object) => expectSaved(app.call('PUT', path, { token: owner, body }));
  const fresh = () => app.logInAs(owner, 'admin', []);
  const [out, blocked, changed, reset, gone] = [
    await fresh(),
    await fresh(),
    await fresh(),
    await fresh(),
    await fresh(),
  ];
  await expectSaved(app.call('POST', 'logout', { token: out.token }));
  await put(`users/blockuser/${blocked._id}`, { _id: blocked._id, currentstatus: false });
  await put(`users/${changed._id}`, { userType: 'Sales' });
  await put(`users/${reset._id}`, { password: 'another secret' });
  await expectSaved(app.call('DELETE', `users/${gone._id}`, { token: owner }));
  const make = academyRecords(app, owner);
  const pupil = await make.student();
  const pupils = await make.portalTokenOf(pupil);
  await put(`student/${pupil._id}`, { studentStatus: 'blocked' });
  return {
    'logged out': out.token,
    'of who is blocked': blocked.token,
    'of who has another role now': changed.token,
    'of who has another password now': reset.token,
    'of who is gone': gone.token,
    'of a student who is blocked': pupils,
    'what a login waits for its code with': await waiting(),
  };
}

/** What somebody is given whose password was right and whose code is still to come. */
async function waiting(): Promise<string> {
  const user = await turnOn(app, await app.logInAs(owner, 'admin', []), new Date());
  const login = { username: user.username, password: ownerPassword };
  return (await app.call('POST', 'login', { body: login })).body.challenge;
}

it(
  'no token that is missing, forged, changed, spent, expired or of somewhere else opens any call, and none changes anything',
  async () => {
    const elsewhere = await app.setUp('decoration');
    const secret = await serverSecret(app.database);
    const wrong = { ...falseTokens({ staff: owner, student, elsewhere, secret }), ...(await spent()) };
    const before = await stateOf(app, 'academy');
    const opened: string[] = [];
    let ran = 0;
    const attempt = async (what: string, token: string | undefined, route: Route) => {
      ran++;
      const answer = await inEarnest(route, '', '', { app, brand: 'academy', examples, token });
      if (answer.status !== 401) opened.push(`${what}: ${route.method} ${route.path} answered ${answer.status}`);
    };
    const kinds = Object.entries(wrong);
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(run.random() * list.length)];
    // Every kind of token at a few calls, then any at any.
    for (const [what, token] of kinds) for (const route of guarded.slice(0, 3)) await attempt(what, token, route);
    while (ran < run.size) {
      const [[what, token] = ['', undefined], route] = [pick(kinds), pick(guarded)];
      if (route) await attempt(what, token, route);
    }
    expect(await stateOf(app, 'academy')).toEqual(before);
    app.setClock(new Date(Date.now() + 13 * 3_600_000));
    for (const [what, token] of Object.entries({ 'an expired one': owner, "a student's expired one": student }))
      for (const route of guarded) await attempt(what, token, route);
    app.setClock(undefined);
    expect(run.report(ran, opened)).toEqual([]);
    expect((await app.call('GET', 'settings', { token: owner })).status).toBe(200);
  },
  run.patience,
);
