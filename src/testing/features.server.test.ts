// Proves AL15.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whole } from '#app/product';
import { pathsOf } from '#house/menu/landing.rules';
import { notificationsOf } from '#house/notification/notification.fixture';
import { withKites } from './kites';
import { type Answer, setUpBody, startProduct, type TestApp } from './test-app';

const off = { status: false, message: 'This feature is switched off' };
let lookedAt: string[] = [];
const hourly = async ({ brand }: { brand: string }) => void lookedAt.push(brand);
const kitesToo = withKites(hourly);

let app: TestApp;
let owner: string;
let clerk: string;
beforeAll(async () => {
  app = await startProduct(kitesToo);
  owner = await app.setUp();
  ({ token: clerk } = await app.logInAs(owner, 'Flyer', ['/kites', '/student']));
});
afterAll(() => app.stop());

async function put(body: object): Promise<Answer> {
  return app.call('PUT', 'settings', { token: owner, body });
}
const set = (features: Readonly<Record<string, boolean>>) => put({ features });
const read = (path: string, token?: string) => app.call('GET', path, token === undefined ? {} : { token });

interface Claims {
  readonly menus: Parameters<typeof pathsOf>[0];
  readonly features: readonly string[];
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}
const menuOf = (token: string) => pathsOf(claimsOf(token).menus);

describe('the switches of an organisation', () => {
  it('stand in a new installation as their features say', async () => {
    const { body } = await read('settings', owner);
    expect(body.features).toEqual({ kites: true, wind: false });
  });

  it('may be chosen when it is set up, and are those of its brand', async () => {
    const other = await startProduct(kitesToo);
    const body = { ...setUpBody('decoration'), features: { kites: false } };
    const { token } = (await other.call('POST', 'setup', { brand: 'decoration', body })).body;
    const settings = await other.call('GET', 'settings', { brand: 'decoration', token });
    expect(settings.body.features).toEqual({ kites: false });
    await other.stop();
  });

  it('are all off where an earlier release was set up', async () => {
    const other = await startProduct(kitesToo);
    const token = await other.setUp();
    // As the migration finds every organisation.
    await other.database.pool.query(`update academy.organisation set features = default`);
    expect((await other.call('GET', 'settings', { token })).body.features).toEqual({ kites: false, wind: false });
    await other.stop();
  });

  it('stand as they stood where a change leaves them out, and go back as they were read', async () => {
    expect((await set({ wind: true })).body.info.features).toEqual({ kites: true, wind: true });
    const { body } = await read('settings', owner);
    expect((await put(body)).body.info.features).toEqual({ kites: true, wind: true });
    expect((await put({ address: 'Hamar' })).body.info.features).toEqual({ kites: true, wind: true });
    await set({ wind: false });
  });

  it.each([
    ['a feature that is not there', { sails: true }, { features: 'There is no feature sails' }],
    ['a word', { kites: 'on' }, { features: 'Must be true or false' }],
    ['a list', ['kites'], { features: 'Must be switches by their names' }],
  ])('refuse %s, and change nothing', async (_what, features, errors) => {
    const answer = await put({ features });
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    const body = { ...setUpBody('decoration'), features };
    expect((await app.call('POST', 'setup', { brand: 'decoration', body })).status).toBe(400);
    expect((await read('settings', owner)).body.features).toEqual({ kites: true, wind: false });
  });

  it('are for administrators to set, and for everybody to read', async () => {
    expect((await app.call('PUT', 'settings', { token: clerk, body: { features: { kites: false } } })).status).toBe(
      403,
    );
    expect((await read('settings', clerk)).body.features).toEqual({ kites: true, wind: false });
  });

  it('leave a line in the activity log', async () => {
    await set({ wind: true });
    await set({ wind: false });
    const { body } = await read('activity?resource=settings', owner);
    const [newest] = body;
    expect(newest.before.features).toEqual({ kites: true, wind: true });
    expect(newest.after.features).toEqual({ kites: true, wind: false });
  });
});

describe('what belongs to a feature that is switched off', () => {
  beforeEach(() => set({ kites: false, wind: false }));

  it('answers 404 to everybody who is logged in, and 401 to nobody in particular', async () => {
    for (const token of [owner, clerk]) {
      const answer = await read('kites', token);
      expect([answer.status, answer.body]).toEqual([404, off]);
    }
    expect((await read('kites')).status).toBe(401);
    expect((await read('kites', 'no token')).status).toBe(401);
    expect((await read('kites/flight')).body).toEqual(off);
    await set({ kites: true });
    expect((await read('kites', owner)).status).toBe(200);
    expect((await read('kites', clerk)).status).toBe(200);
    expect((await read('kites/flight')).status).toBe(200);
  });

  it('is there while one of several features is on', async () => {
    expect((await read('sky', owner)).body).toEqual(off);
    await set({ wind: true });
    expect((await read('sky', owner)).status).toBe(200);
    expect((await read('kites', owner)).body).toEqual(off);
  });

  it('is in no menu, and a screen that does not open grants nothing', async () => {
    const login = { username: 'owner@academy.test', password: 'correct horse' };
    const menu = async () => menuOf((await app.call('POST', 'login', { body: login })).body.token);
    expect([...(await menu())]).not.toContain('/kites');
    expect((await read('forecast', clerk)).status).toBe(403);
    await set({ kites: true });
    expect([...(await menu())]).toEqual(expect.arrayContaining(['/kites', '/sky', '/student']));
    expect((await read('forecast', clerk)).status).toBe(200);
  });

  it('stays in the roles that were given it, and may be given meanwhile by whoever has it', async () => {
    const { token } = await app.logInAs(owner, 'Giver', ['/kites', '/roles']);
    const give = (role: string, path: string) =>
      app.call('POST', 'roles', { token, body: { role, permissions: [{ name: path, path }] } });
    expect((await give('Lender', '/kites')).status).toBe(200);
    expect((await give('Flatterer', '/sky')).status).toBe(403);
    const { body } = await read('roles', owner);
    const kept = body.find(({ role }: { role: string }) => role === 'Giver');
    expect([...pathsOf(kept.permissions)]).toContain('/kites');
  });

  it('tells no news, and hides what was told before', async () => {
    const gust = () => app.call('POST', 'gust', { token: owner });
    const told = async () => (await notificationsOf(app, clerk)).filter(({ path }) => path === '/kites').length;
    await gust();
    await set({ kites: true });
    expect(await told()).toBe(0);
    await gust();
    expect(await told()).toBe(1);
    await set({ kites: false });
    expect(await told()).toBe(0);
  });

  it('rests when its hour comes', async () => {
    const onListen = async (features: object) => {
      const other = await startProduct(kitesToo);
      await other.call('POST', 'setup', { body: { ...setUpBody('academy'), features } });
      lookedAt = [];
      await other.app.listen({ port: 0, host: '127.0.0.1' });
      await other.stop();
      return lookedAt;
    };
    expect(await onListen({ kites: false })).toEqual([]);
    expect(await onListen({ kites: true })).toEqual(['academy']);
  });
});

describe('the tokens of a session', () => {
  it('are renewed by the next answer after a switch was turned, once', async () => {
    await set({ kites: true });
    const before = (
      await app.call('POST', 'login', { body: { username: 'owner@academy.test', password: 'correct horse' } })
    ).body.token;
    expect((await read('settings', before)).headers['auth-token']).toBeUndefined();
    await set({ kites: false });
    const { headers } = await read('settings', before);
    const renewed = headers['auth-token'] ?? '';
    expect([...menuOf(renewed)]).not.toContain('/kites');
    expect(claimsOf(renewed).features).toEqual([]);
    expect((await read('settings', renewed)).headers['auth-token']).toBeUndefined();
    // The answer with the new one may have been lost, so the old one is answered with another.
    for (const path of ['student?page=1', 'student?page=1'])
      expect((await read(path, before)).headers['auth-token']).toBeDefined();
    await set({ kites: true });
    expect([...menuOf((await read('settings', renewed)).headers['auth-token'] ?? '')]).toContain('/kites');
  });
});

describe('the description of the API', () => {
  it('says of each call of a feature when it is not there, and of no other', async () => {
    const { paths } = (await app.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
    expect(paths['/sky'].get.description).toContain("404 'This feature is switched off'");
    expect(paths['/sky'].get.description).toContain('kites or wind');
    expect(paths['/sky'].get.responses).toHaveProperty('404');
    expect(paths['/settings'].get.description).toBeUndefined();
  });
});

describe('our product', () => {
  it('lists every feature that a slice or a screen belongs to, once', () => {
    const { features } = whole.product;
    const named = whole.slices.flatMap((slice) => slice.features ?? []);
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
    expect(named.filter((one) => !features.includes(one))).toEqual([]);
    expect(features.filter((one) => !named.includes(one))).toEqual([]);
  });
});
