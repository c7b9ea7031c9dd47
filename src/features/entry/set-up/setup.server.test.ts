// Proves S§1, R 2.1, R 2.5, R 2.7, R 4.4, A10, A28, A33.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setUpBody, type TestApp, startTestApp } from '#testing/test-app';
import { pixelsOf } from '#testing/uploads/pixels';
import { type Brand, brands } from '#house/brand/brand.contract';
import { setupCodes, setUpUnattended } from './setup.server';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;

beforeEach(async () => {
  app = await startTestApp({ slices: [...ledgerSlices] });
});
afterEach(() => app.stop());

/** A call from another machine. */
const afar = (method: 'GET' | 'POST', brand: Brand, payload?: object, headers: Record<string, string> = {}) =>
  app.app.inject({
    method,
    url: `/api/${brand}/setup`,
    remoteAddress: '192.0.2.7',
    headers,
    ...(payload ? { payload } : {}),
  });

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('each brand is set up on its own, once', async () => {
  expect((await app.call('GET', 'setup')).body).toEqual({
    needed: true,
    codeNeeded: false,
    name: null,
    logoUrl: null,
    brands: ['academy', 'decoration'],
    guardians: expect.any(Boolean),
  });
  const token = await app.setUp();
  expect((await app.call('GET', 'setup')).body).toMatchObject({
    needed: false,
    codeNeeded: false,
    name: 'Hodan Academy',
  });
  expect((await app.call('GET', 'setup', { brand: 'decoration' })).body).toMatchObject({
    needed: true,
    name: null,
  });
  expect((await app.call('POST', 'setup', { body: setUpBody('academy') })).status).toBe(409);
  expect((await app.call('GET', 'settings', { token })).body).toMatchObject({
    name: 'Hodan Academy',
    phone: '252612345678',
    currencySign: '$',
    timeZone: 'Africa/Mogadishu',
    minimumPassword: 5,
    booksClosedUpTo: null,
    SubscriptionExpiredDate: null,
  });
});

test('two set-ups at the same moment make one superAdmin', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((who) =>
      app.call('POST', 'setup', { body: { ...setUpBody('academy'), username: `owner${who}@academy.test` } }),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test('the logo shows on the login page and in the settings', async () => {
  const answer = await app.call('POST', 'setup', { body: { ...setUpBody('academy'), logo: picture } });
  expect(answer.status).toBe(200);
  const onLogin = (await app.call('GET', 'setup')).body.logoUrl;
  const inSettings = (await app.call('GET', 'settings', { token: answer.body.token })).body.logoUrl;
  expect(await pixelsOf(onLogin)).toBe(await pixelsOf(picture));
  expect(inSettings).toBe(onLogin);
});

test('set-up from another machine asks for the code that the server printed', async () => {
  const codes = await setupCodes(app.database, brands);
  expect(codes.map(({ brand }) => brand)).toEqual(['academy', 'decoration']);
  expect(await setupCodes(app.database, brands)).toEqual(codes);
  const code = codes[1]?.code ?? '';
  expect((await afar('GET', 'decoration')).json()).toMatchObject({ needed: true, codeNeeded: true });
  const body = setUpBody('decoration');
  expect((await afar('POST', 'decoration', body)).statusCode).toBe(403);
  expect((await afar('POST', 'decoration', { ...body, code: codes[0]?.code })).json()).toMatchObject({
    status: false,
    errors: { code: expect.any(String) },
  });
  expect(
    (await afar('POST', 'decoration', { ...body, code: ` ${code.toLowerCase().replace('-', '')}` })).statusCode,
  ).toBe(200);
  expect((await setupCodes(app.database, brands)).map(({ brand }) => brand)).toEqual(['academy']);
});

test('whoever comes through a proxy is not at the server', async () => {
  const answer = await app.call('GET', 'setup', { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(answer.body.codeNeeded).toBe(true);
});

test('guessing the set-up code gets slower', async () => {
  await setupCodes(app.database, brands);
  const guesses = [];
  for (let guess = 0; guess < 32; guess++)
    guesses.push((await afar('POST', 'academy', { ...setUpBody('academy'), code: `GUESS-${guess}` })).statusCode);
  expect(guesses[0]).toBe(403);
  expect(guesses.at(-1)).toBe(429);
});

test('set-up refuses weak passwords, unknown time zones and what is no picture', async () => {
  const refused = async (change: object) =>
    (await app.call('POST', 'setup', { body: { ...setUpBody('academy'), ...change } })).body.errors;
  expect(await refused({ password: 'password' })).toEqual({
    password: 'This password is too common, choose another',
  });
  expect(await refused({ password: 'owner@academy.test' })).toEqual({
    password: 'The password must not be the username',
  });
  expect(await refused({ password: 'abcd' })).toEqual({
    password: 'Your password must be more than 4 characters',
  });
  expect(await refused({ timeZone: 'Africa/Nowhere' })).toHaveProperty('timeZone');
  expect(await refused({ timeZone: 'US/Pacific-New' })).toHaveProperty('timeZone');
  expect(await refused({ logo: 'data:image/svg+xml;base64,PHN2Zz4=' })).toHaveProperty('logo');
  expect((await app.call('GET', 'setup')).body.needed).toBe(true);
});

test('each brand comes with its built-in roles and their screens', async () => {
  const rolesOf = async (brand: Brand) => {
    const token = await app.setUp(brand);
    const { body } = await app.call('GET', 'roles', { token, brand });
    const roles: {
      role: string;
      userRole: string;
      builtIn: boolean;
      permissions: { path: string; subMenu?: { path: string }[] }[];
    }[] = body;
    expect(roles.every((role) => role.builtIn && role.userRole === role.role)).toBe(true);
    return Object.fromEntries(
      roles.map((role) => [
        role.role,
        role.permissions
          .flatMap((entry) => [entry.path, ...(entry.subMenu ?? []).map((link) => link.path)])
          .filter(Boolean)
          .sort(),
      ]),
    );
  };
  const academy = await rolesOf('academy');
  expect(Object.keys(academy).sort()).toEqual(['Cashier', 'Marketing', 'Sales', 'admin', 'superAdmin', 'teacher']);
  // A screen opens once its feature is switched on (A10).
  expect(academy.teacher).toEqual(['/attendence', '/attendencelist', '/gradebook', '/marks', '/timetable']);
  expect(academy.Marketing).toEqual(['/customer', '/note']);
  expect(academy.Sales).toEqual([
    '/customInvoice',
    '/customer',
    '/sales',
    '/salesReceipts',
    '/salesReport',
    '/service',
    '/servicereceipt',
  ]);
  expect(academy.Cashier).toEqual(['/counter', '/dayClose', '/wallet']);
  const decoration = await rolesOf('decoration');
  expect(Object.keys(decoration).sort()).toEqual(['Cashier', 'Marketing', 'Sales', 'admin', 'superAdmin']);
  expect(decoration.Marketing).toEqual(['/customer', '/note', '/perfomance', '/tasks']);
  expect(decoration.Cashier).toEqual(academy.Cashier);
  expect(decoration.Sales).toEqual([...(academy.Sales ?? []), '/tasks'].sort());
});

test('ADMIN_EMAIL and ADMIN_PASSWORD set up every brand unattended, and change nothing later', async () => {
  const admin = { email: 'Boss@daftar.test', password: 'a long enough secret' };
  await setUpUnattended(app.app, { admin, brand: undefined });
  await setUpUnattended(app.app, { admin: { ...admin, password: 'quite another secret' }, brand: undefined });
  for (const brand of ['academy', 'decoration'] as const) {
    const logIn = (password: string) =>
      app.call('POST', 'login', { brand, body: { username: 'boss@daftar.test', password } });
    expect((await logIn(admin.password)).status).toBe(200);
    expect((await logIn('quite another secret')).status).toBe(401);
  }
  await expect(setUpUnattended(app.app, { admin: undefined, brand: undefined })).resolves.toBeUndefined();
});

test('an ADMIN_PASSWORD that will not do stops the start with a sentence', async () => {
  await expect(
    setUpUnattended(app.app, { admin: { email: 'boss@daftar.test', password: '12345' }, brand: undefined }),
  ).rejects.toThrow('too common');
});
