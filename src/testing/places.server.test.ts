import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, expect, it } from 'vitest';
import { serverSecret } from '#kit/server/secret';
import { academyRecords } from './academy-records';
import { holding } from './held-row';
import { type Answer, ownerPassword, type TestApp } from './test-app';
import type { Bounds } from '#kit/server/bounds';
import { startWholeApp } from './whole-app';

const open: TestApp[] = [];
afterEach(() => Promise.all(open.splice(0).map((app) => app.stop())));

async function start(bounds: Partial<Bounds> = {}): Promise<{ app: TestApp; token: string }> {
  const app = await startWholeApp({ bounds });
  open.push(app);
  return { app, token: await app.setUp() };
}

const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** What edits of one course by these tokens are answered that are under way at the same moment. */
async function editsBy(app: TestApp, tokens: readonly string[], owner: string): Promise<Answer[]> {
  const { _id } = await academyRecords(app, owner).course();
  const edit = (token: string) => app.call('PUT', `courses/${_id}`, { token, body: { coursePrice: 5 } });
  return holding(app, { table: 'academy.course', _id }, () => Promise.all(tokens.map(edit)));
}

/** Another token of the same session, as it is given when the session goes on. */
async function again(app: TestApp, token: string): Promise<string> {
  const key = new TextEncoder().encode(await serverSecret(app.database));
  return new SignJWT({ ...decodeJwt(token), iat: 1 }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
}

it('calls under way are counted by session, whichever of its tokens they bring', async () => {
  const { app, token } = await start({ calls: 2 });
  const tokens = [token, await again(app, token), token, await again(app, token)];
  expect(statuses(await editsBy(app, tokens, token))).toEqual([200, 200, 429, 429]);
  // All places are free again.
  expect(statuses(await editsBy(app, tokens.slice(0, 2), token))).toEqual([200, 200]);
});

it('calls under way are counted by account over its sessions, and those of others are theirs', async () => {
  const { app, token } = await start({ callsOfAccount: 3 });
  const body = { username: 'owner@academy.test', password: ownerPassword };
  const second: string = (await app.call('POST', 'login', { body })).body.token;
  const other = await app.logInAs(token, 'admin', []);
  const tokens = [token, second, token, second, second, other.token];
  const answers = await editsBy(app, tokens, token);
  // Which of two sessions is verified first is nobody's to say.
  expect(statuses(answers.slice(0, 5))).toEqual([200, 200, 200, 429, 429]);
  expect(answers.at(-1)?.status).toBe(200);
});

it('tokens that prove nothing have the places of their address', async () => {
  const { app, token } = await start({ calls: 3 });
  const ask = (nth: number) => app.call('GET', 'courses?page=1', { token: `${token}${nth}` });
  const all = () => Promise.all(Array.from({ length: 12 }, (_, nth) => ask(nth)));
  const answers = await holding(app, { table: 'academy.organisation' }, all);
  expect(statuses(answers)).toEqual([401, 401, 401, ...Array.from({ length: 9 }, () => 429)]);
});

it('a signature that is spelled otherwise opens nothing', async () => {
  const { app, token } = await start();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = letters
    .split('')
    .map((letter) => token.slice(0, -1) + letter)
    .filter((one) => one !== token);
  const answers = [];
  for (const one of [...others, `${token}=`]) answers.push(await app.call('GET', 'courses?page=1', { token: one }));
  expect(new Set(statuses(answers))).toEqual(new Set([401]));
});

it('a client that leaves keeps its place until what was asked of the database for it has ended', async () => {
  const { app, token } = await start({ calls: 2 });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const request = `GET /api/academy/courses HTTP/1.1\r\nhost: localhost\r\nauth-token: ${token}x\r\n\r\n`;
  const leave = () =>
    new Promise<void>((left) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(request, () => setTimeout(() => socket.destroy(), 200)),
      );
      socket.on('close', () => left());
    });
  const ask = async () => (await app.call('GET', 'setup')).status;
  await holding(
    app,
    { table: 'academy.organisation' },
    () => Promise.resolve(),
    async () => {
      await Promise.all([leave(), leave()]);
      expect(await ask()).toBe(429);
    },
  );
  await expect.poll(ask, { interval: 20 }).toBe(200);
});
