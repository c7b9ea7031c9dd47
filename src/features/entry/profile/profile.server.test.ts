// Proves S§2, S§5, R 4.2, A19, A26.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerPassword, type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { profileSlice } from './profile-slice.server';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, profileSlice] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const logIn = (username: string, password: string) => app.call('POST', 'login', { body: { username, password } });
const renew = (token: string, password: string, newPassword: string, confirmPassword = newPassword) =>
  app.call('PUT', 'profile/password', { token, body: { password, newPassword, confirmPassword } });

test('the display name changes, and the new token says it', async () => {
  const { token, _id } = await app.logInAs(owner, 'Sales', []);
  const answer = await app.call('PUT', 'profile', { token, body: { username: 'Deeqa Omar', idx: _id } });
  expect(answer.status).toBe(200);
  const claims = JSON.parse(Buffer.from(answer.body.token.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ name: 'Deeqa Omar', fullName: 'Deeqa Omar', _id });
  expect((await app.call('GET', 'settings', { token: answer.body.token })).status).toBe(200);
  expect((await app.call('GET', `users/${_id}`, { token: owner })).body.name).toBe('Deeqa Omar');
});

test('nobody changes the name of another', async () => {
  const { token } = await app.logInAs(owner, 'Sales', []);
  const [first] = (await app.call('GET', 'users', { token: owner })).body;
  expect((await app.call('PUT', 'profile', { token, body: { username: 'Taken', idx: first._id } })).status).toBe(403);
  expect((await app.call('PUT', 'profile', { token, body: { username: '', idx: first._id } })).status).toBe(400);
});

test('changing the own password ends the other sessions and keeps this one', async () => {
  const { token, username } = await app.logInAs(owner, 'Sales', []);
  const elsewhere = (await logIn(username, ownerPassword)).body.token;
  expect((await renew(token, 'not the password', 'brand new secret')).body.errors).toHaveProperty('password');
  expect((await renew(token, ownerPassword, 'brand new secret', 'another')).body.errors).toHaveProperty(
    'confirmPassword',
  );
  expect((await renew(token, ownerPassword, username)).body.errors).toHaveProperty('newPassword');
  expect((await renew(token, ownerPassword, 'brand new secret')).status).toBe(200);
  expect((await app.call('GET', 'settings', { token })).status).toBe(200);
  expect((await app.call('GET', 'settings', { token: elsewhere })).status).toBe(401);
  expect((await logIn(username, 'brand new secret')).status).toBe(200);
});

test('guessing the current password from an open session gets slower too', async () => {
  const { token } = await app.logInAs(owner, 'Sales', []);
  const answers = [];
  for (let attempt = 0; attempt < 7; attempt++)
    answers.push((await renew(token, `guess ${attempt}`, 'brand new secret')).status);
  expect([answers[0], answers.at(-1)]).toEqual([400, 429]);
});
