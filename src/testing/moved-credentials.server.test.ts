// Proves A4, A22, A23, R 4.5.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetByOperator } from '#features/entry/password-reset/operator-reset.server';
import { startRecords, type AcademyRecords } from './academy-records';
import { parseAll, readSources } from './architecture/source';
import { expectSaved, ownerPassword, type TestApp } from './test-app';
import { turnOn } from './two-step';
import { startWholeApp } from './whole-app';

/*
 * What was begun before a login changed (a code by mail, the handle of a code that was right, a login that waits for
 * its second step) opens nothing afterwards, however the login was changed. The ways are found in the source, so that
 * one that is added is tried here as well.
 */

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startWholeApp()));
  await expectSaved(app.call('PUT', 'settings', { token: owner, body: { features: { families: true } } }));
});
afterAll(() => app.stop());

/** Somebody who has a login, and the credentials that were set for it. */
interface Person {
  readonly _id: string;
  readonly username: string;
  readonly record: string;
  readonly token?: string;
}

const put = (path: string, body: object, token = owner) => expectSaved(app.call('PUT', path, { token, body }));
const ask = async (email: string) => (await app.call('POST', 'login/activation', { body: { email } })).body;
const check = (email: string, activationCode: string, code: string) =>
  app.call('POST', 'login/activation/check', { body: { email, activationCode, code } });
const renew = (email: string, activationCode: string, password: string) =>
  app.call('PUT', 'login/passUpdate/', { body: { email, activationCode, password, confirmPassword: password } });

async function newestCode(to: string): Promise<string> {
  const mails: { to: string; text: string }[] = (await app.call('GET', 'outbox', { token: owner })).body;
  return /\d{6}/.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[0] ?? '';
}

async function someUser(): Promise<Person> {
  const { _id, username, token } = await app.logInAs(owner, 'Sales', []);
  return { _id, username, record: _id, token };
}

async function someTeacher(): Promise<Person> {
  const { _id: record, username } = await make.teacher();
  const { body } = await app.call('GET', `users?username=${encodeURIComponent(username)}`, { token: owner });
  return { _id: body[0]._id, username, record };
}

async function someStudent(): Promise<Person> {
  const { _id, username } = await make.student();
  return { _id, username, record: _id };
}

/** Whose first password was set by somebody who may not see what it opens. */
async function newcomer(): Promise<Person> {
  const student = await make.student();
  await app.database.pool.query(`update academy.credential set "isFirst" = true where "ownerID" = $1`, [student._id]);
  return { ...student, record: student._id, token: await make.portalTokenOf(student) };
}

const other = 'quite another secret';
type Way = readonly [who: () => Promise<Person>, change: (person: Person) => Promise<unknown>];

/** A way of changing a login, by the file and the verb of the gate that it goes through. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  'src/features/people/user/user.server keepUserLogin': [
    [someUser, ({ _id }) => put(`users/${_id}`, { password: other })],
    [someUser, ({ _id }) => put(`users/${_id}`, { username: `moved.${_id}@staff.test` })],
  ],
  'src/features/people/user/teacher-user.server keepUserLogin': [
    [someTeacher, ({ record }) => put(`teacher/${record}`, { password: other })],
    [someTeacher, ({ record }) => put(`teacher/${record}`, { username: `moved.${record}@staff.test` })],
  ],
  'src/features/academy/student/student.server changeStudentLogin': [
    [someStudent, ({ record }) => put(`student/${record}`, { password: other })],
    [someStudent, ({ record }) => put(`student/${record}`, { username: `moved.${record}@student.test` })],
  ],
  'src/features/entry/profile/profile.server setOwnPassword': [
    [
      someUser,
      ({ token }) =>
        put('profile/password', { password: ownerPassword, newPassword: other, confirmPassword: other }, token),
    ],
  ],
  'src/features/entry/first-password/first-password.server setOwnPassword': [
    [newcomer, ({ token }) => put('portal/password', { newPassword: other, confirmPassword: other }, token)],
  ],
  'src/features/entry/pin/set-password.server setOwnPassword': [
    [
      someStudent,
      async ({ record }) => {
        const { pin } = (await expectSaved(app.call('POST', `student/pin/${record}`, { token: owner }))).body;
        const { body } = await app.call('GET', `student/${record}`, { token: owner });
        const login = await app.call('POST', 'loginportal', { body: { stdID: body.stdID, password: pin } });
        const { challenge } = login.body;
        const answer = { challenge, password: other, confirmPassword: other };
        return expectSaved(app.call('POST', 'login/setPassword', { body: answer }));
      },
    ],
  ],
  'src/features/entry/password-reset/password-reset.server setOwnPassword': [
    [
      someUser,
      async ({ username }) => {
        const { activationCode } = await ask(username);
        await check(username, activationCode, await newestCode(username));
        return renew(username, activationCode, other);
      },
    ],
  ],
  'src/features/entry/password-reset/operator-reset.server setOwnPassword': [
    [someUser, ({ username }) => resetByOperator(app.database, { username, password: other, secondFactor: 'kept' })],
  ],
};

/** Makes a login where there was none, for which nothing can have begun. */
const beginnings = [
  'src/features/academy/student/student.server makeStudentLogin',
  'src/features/academy/student/student.server reserveStudentLogins',
  'src/features/people/user/own-user.server makeFirstLogin',
  'src/features/people/user/teacher-user.server reserveUserLogin',
];
/** Gives out what leads to a new password, in place of what was given out before; the password stays. */
const pins = [
  'src/features/academy/guardian/guardian.server giveGuardianPin',
  'src/features/academy/student/pin.server giveStudentPin',
];
/** Asks whether a login may be set, and sets none. */
const questions = ['userLoginProblem', 'guardianLoginProblem'];

test('every way through the gate of logins is tried here', () => {
  const found = parseAll(readSources())
    .filter(({ path }) => !path.startsWith('src/testing/') && !path.includes('.test.'))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target === 'src/house/credential/login-gate.server')
        .flatMap(({ names }) => [...names.values()].map((name) => [path.replace(/\.ts$/, ''), name] as const)),
    )
    .filter(([, name]) => !questions.includes(name));
  expect(found.map((way) => way.join(' ')).sort()).toEqual([...Object.keys(ways), ...beginnings, ...pins].sort());
});

test.each(
  Object.entries(ways).flatMap(([name, each]) => each.map((way, at) => [`${name} ${at + 1}`, ...way] as const)),
)('what was begun before ends: %s', async (_name, who, change) => {
  // The clock stands still, so that times cannot tell anything apart.
  app.setClock(new Date());
  const person = await who();
  const { username } = person;
  const asked = await ask(username);
  const unused = await newestCode(username);
  const right = await ask(username);
  expect((await check(username, right.activationCode, await newestCode(username))).status).toBe(200);
  await change(person);
  expect((await check(username, asked.activationCode, unused)).status).toBe(400);
  expect((await renew(username, right.activationCode, 'taken by the one before')).status).toBe(400);
  app.setClock(undefined);
});

test.each([
  ['password', (id: string) => ({ password: other, _id: id })],
  ['username', (id: string) => ({ username: `moved.${id}@staff.test` })],
])('a login that waits for its second step ends when the office sets a new %s', async (_what, body) => {
  const now = new Date();
  app.setClock(now);
  const person = await app.logInAs(owner, 'Sales', []);
  await turnOn(app, person, now);
  const { challenge } = (
    await app.call('POST', 'login', { body: { username: person.username, password: ownerPassword } })
  ).body;
  await put(`users/${person._id}`, body(person._id));
  const answer = await app.call('POST', 'login/code', { body: { challenge, code: '000000' } });
  expect(Object.keys(answer.body.errors)).toEqual(['challenge']);
  app.setClock(undefined);
});

test('a PIN that was given out, and the choice that one led to, end when the office sets a new password', async () => {
  const [unused, used] = [await make.student(), await make.student()];
  const pinOf = async ({ _id }: { _id: string }): Promise<string> =>
    (await expectSaved(app.call('POST', `student/pin/${_id}`, { token: owner }))).body.pin;
  const portal = (stdID: unknown, password: string) => app.call('POST', 'loginportal', { body: { stdID, password } });
  const pin = await pinOf(unused);
  const { challenge } = (await portal(used.stdID, await pinOf(used))).body;
  for (const { _id } of [unused, used]) await put(`student/${_id}`, { password: other });
  expect((await portal(unused.stdID, pin)).status).toBe(401);
  const body = { challenge, password: 'taken by the one before', confirmPassword: 'taken by the one before' };
  expect((await app.call('POST', 'login/setPassword', { body })).status).toBe(401);
});

test('whatever is written of a login moves it, by whichever statement', async () => {
  const { _id } = await someUser();
  const run = async (sql: string) =>
    (await app.database.pool.query(`${sql} returning version`, [_id])).rows[0]?.version as string;
  const seen = new Set<string>();
  const changes = [
    `update academy.credential set "passwordHash" = "passwordHash" where "ownerID" = $1`,
    `update academy.credential set username = 'by.hand@staff.test' where "ownerID" = $1`,
    `update academy.credential set "isFirst" = true where "ownerID" = $1`,
    `update academy.credential set version = '01900000-0000-7000-8000-000000000000', "passwordHash" = null where "ownerID" = $1`,
  ];
  for (const change of changes) seen.add(await run(change));
  expect(seen.size).toBe(changes.length);
  expect([...seen]).not.toContain('01900000-0000-7000-8000-000000000000');
});
