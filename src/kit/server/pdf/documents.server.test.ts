import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { academySlices } from '#testing/parts/academy';
import { ownerPassword, startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let owner: string;
let address: string;
let path: string;

beforeAll(async () => {
  app = await startTestApp({ slices: academySlices });
  owner = await app.setUp();
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { _id } = await academyRecords(app, owner).student();
  path = `student/${_id}/card`;
});
afterAll(() => app.stop());

const print = (token = owner) => app.call('GET', path, { token });

it('an account may have three documents made at once, however many sessions it has; a fourth is refused and told when to try again', async () => {
  const login = { username: 'owner@academy.test', password: ownerPassword };
  const logIn = async (): Promise<string> => (await app.call('POST', 'login', { body: login })).body.token;
  const sessions = [owner, await logIn(), await logIn(), await logIn()];
  const answers = await Promise.all(sessions.flatMap((token) => [1, 2, 3].map(() => print(token))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const { headers, body } of refused)
    expect([headers['retry-after'], body.message]).toEqual([
      '5',
      'Another file is still being made for you. Try again when it is ready.',
    ]);
  expect((await print()).status).toBe(200);
});

it('whoever leaves while a document is made gives the place back', async () => {
  const left = () =>
    new Promise<void>((resolve) => {
      const request = get(`${address}/api/academy/${path}`, { headers: { 'auth-token': owner }, agent: false });
      request.on('error', () => resolve());
      request.on('socket', (socket) => socket.once('connect', () => setImmediate(() => request.destroy())));
    });
  for (let turn = 0; turn < 3; turn++) await Promise.all([left(), left(), left()]);
  await expect.poll(async () => (await print()).status).toBe(200);
  const after = await Promise.all([print(), print(), print()]);
  expect(after.map(({ status }) => status)).toEqual([200, 200, 200]);
});
