import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { likeness } from '#kit/contract/likeness';
import { projectRoot } from '#kit/server/project-root';
import { studentBody, teacherBody } from '#testing/academy-records';
import { expectSaved, ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, passwordResetSlice] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const userBody = (username: string) => ({
  name: 'Liban Jama',
  phone: '252615550505',
  userType: 'Sales',
  password: ownerPassword,
  username,
});
const post = (path: string, body: object) => app.call('POST', path, { token: owner, body });
const logIn = (username: string, password = ownerPassword) =>
  app.call('POST', 'login', { body: { username, password } });
const invisible = 'Remove the invisible characters';

/** Takes the migration back, keeps a login as it was kept then, and migrates again. */
async function asBeforeLikeness(login: readonly [username: string, owner: string]): Promise<void> {
  const { pool } = app.database;
  await pool.query(`drop trigger credential_likeness on academy.credential;
    drop function academy.credential_likeness, academy.login_likeness; alter table academy.credential drop column likeness`);
  await pool.query('update academy.credential set username = $1 where "ownerID" = $2', [...login]);
  const migration = readFileSync(join(projectRoot, 'migrations/0220_login_likeness.sql'), 'utf8');
  await pool.query(`begin; set local search_path to academy; ${migration}; commit`);
}

describe('usernames that look the same', () => {
  it('are one, whatever their spelling and whoever has them', async () => {
    await expectSaved(post('users', userBody('josé@staff.test')));
    for (const twin of ['jose\u0301@staff.test', 'ｊｏｓé@staff.test', 'JOSÉ@staff.test'])
      for (const [path, body] of [
        ['users', userBody(twin)],
        ['teacher', teacherBody({ username: twin })],
        ['student', studentBody({ username: twin })],
      ] as const) {
        const refused = await post(path, body);
        expect([path, refused.status, refused.body.errors?.username]).toEqual([
          path,
          409,
          'This username is already taken',
        ]);
      }
  });

  it.each(['\u200b', '\u200f', '\u202e', '\ufeff', '\u00ad', '\u2060'])(
    'hold no sign that nobody sees (%j)',
    async (sign) => {
      for (const [path, body] of [
        ['users', userBody(`owner${sign}@academy.test`)],
        ['teacher', teacherBody({ username: `owner${sign}@academy.test` })],
        ['student', studentBody({ username: `owner${sign}@academy.test` })],
      ] as const) {
        const refused = await post(path, body);
        expect([path, refused.status, refused.body.errors]).toEqual([path, 400, { username: invisible }]);
      }
    },
  );

  it('log in however they are typed, and tries are counted together', async () => {
    await expectSaved(post('users', userBody('zoë@staff.test')));
    expect((await logIn('zoe\u0308@staff.test')).status).toBe(200);
    expect((await logIn('ｚoë@staff.test')).status).toBe(200);
    for (let sign = 0; sign < 5; sign++) await logIn(`zoë${'\u200b'.repeat(sign)}@staff.test`, 'wrong wrong');
    expect((await logIn('zoë@staff.test', 'wrong wrong')).status).toBe(429);
  });

  it('get the code of a reset at the address that is kept, not at the one that was typed', async () => {
    await expectSaved(post('users', userBody('noël@staff.test')));
    await expectSaved(app.call('POST', 'login/activation', { body: { email: 'noe\u0308l@staff.test' } }));
    const { rows } = await app.database.pool.query('select "to" from academy.outbox');
    expect(rows.map(({ to }) => to)).toEqual(['noël@staff.test']);
  });

  it('of old stay apart: each logs in as it was registered', async () => {
    const [plain, odd] = ['old\u00e9@staff.test', 'olde\u0301@staff.test'];
    await expectSaved(post('users', userBody(plain)));
    const { info } = (await expectSaved(post('users', userBody('to.be.odd@staff.test')))).body;
    await asBeforeLikeness([odd, info._id]);
    const who = async (username: string) => {
      const { body } = await logIn(username);
      return JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString())._id === info._id;
    };
    expect([await who(odd), await who(plain), await who('ｏldé@staff.test')]).toEqual([true, false, false]);
  });
});

describe('names of roles that look the same', () => {
  const create = (role: string) => post('roles', { role, permissions: [{ name: 'Courses', path: '/courses' }] });

  it.each([
    ['Ａdmin', 409, 'The role admin exists already'],
    ['Аdmin', 409, 'This name looks like the role admin'],
    ['Ѕаӏеѕ', 409, 'This name looks like the role Sales'],
    ['Bursаr', 409, 'Write the name in letters of one alphabet'],
    ['stu\u00addent', 400, invisible],
    ['Admin\u200f', 400, invisible],
  ])('are refused: %j', async (name, status, role) => {
    const refused = await create(name);
    expect([refused.status, refused.body.errors]).toEqual([status, { role }]);
  });

  it('are refused beside any other role, also two that come at once and one that is renamed', async () => {
    const answers = await Promise.all([create('Касса'), create('Kaccа'), create('Kacca'), create('KАCCА')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { info } = (await expectSaved(create('Porter'))).body;
    await expectSaved(create('Doorman'));
    const renamed = await app.call('PUT', `roles/${info._id}`, { token: owner, body: { role: 'Doorrnan' } });
    expect(renamed.status).toBe(200);
    const again = await app.call('PUT', `roles/${info._id}`, { token: owner, body: { role: 'D00rman' } });
    expect([again.status, again.body.errors]).toEqual([409, { role: 'This name looks like the role Doorman' }]);
    await expectSaved(app.call('PUT', `roles/${info._id}`, { token: owner, body: { role: 'Cafe\u0301' } }));
    expect((await app.call('GET', `roles/${info._id}`, { token: owner })).body.role).toBe('Caf\u00e9');
  });
});

it('both ends compare names alike, sign by sign', async () => {
  const signs = Array.from({ length: 0x1_1000 }, (_, code) => code).filter(
    (code) => code > 0 && (code < 0xd800 || code > 0xdfff),
  );
  const names = signs.map((code) => `a${String.fromCodePoint(code).toLowerCase()}b@staff.test`);
  const { rows } = await app.database.pool.query(
    'select name, academy.login_likeness(name) as kept from unnest($1::text[]) as name where unicode_assigned(name)',
    [names],
  );
  const unlike = rows.filter(({ name, kept }) => likeness(name) !== kept);
  expect(unlike.map(({ name }) => name.codePointAt(1).toString(16))).toEqual([]);
  expect(rows.length).toBeGreaterThan(60_000);
});
