// Proves A7, I8.
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organisation } from '#house/organisation/organisation.contract';
import { ofMailServer, passesThrough } from '#house/organisation/passing.contract';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';

let app: TestApp;
let owner: string;
let admin: string;
let listener: Server;
let heard = '';

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, passwordResetSlice] });
  owner = await app.setUp();
  ({ token: admin } = await app.logInAs(owner, 'admin', []));
  // A mail server of somebody who listens.
  listener = createServer((socket) => {
    socket.write('220 here\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      heard += said;
      if (/^EHLO/i.test(said)) socket.write('250-here\r\n250 AUTH PLAIN LOGIN\r\n');
      else socket.write(/^DATA/i.test(said) ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  listener.close();
  await app.stop();
});

const put = (body: object, token: string) => app.call('PUT', 'settings', { token, body });
const read = async (token: string) => (await app.call('GET', 'settings', { token })).body;
const mailPassword = async () =>
  (await app.database.in('academy').selectFrom('organisation').select('smtpPassword').executeTakeFirstOrThrow())
    .smtpPassword;

/** Another value than the stored one for each setting of the mail server. */
const others = {
  smtpHost: 'mail.other.test',
  smtpPort: 2525,
  smtpUser: 'other',
  smtpPassword: 'another secret',
  smtpFrom: 'other@academy.test',
};

test('every setting says what passes through it, and no other does', () => {
  expect(Object.keys(passesThrough).sort()).toEqual(Object.keys(organisation.fields).sort());
  const codes = Object.entries(passesThrough).filter(([, passing]) => passing === 'codes of everybody');
  expect(codes.map(([name]) => name).sort()).toEqual([...ofMailServer].sort());
  expect(Object.keys(others).sort()).toEqual([...ofMailServer].sort());
});

test.each(Object.entries(others))('an admin does not change the mail server: %s', async (name, value) => {
  const before = await read(owner);
  const { status, body } = await put({ [name]: value, address: 'Elsewhere' }, admin);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([403, [name]]);
  expect(await read(owner)).toEqual(before);
  expect(await mailPassword()).toBeNull();
});

test('a code for the owner does not reach a mail server of an admin', async () => {
  const { port } = listener.address() as AddressInfo;
  expect((await put({ smtpHost: '127.0.0.1', smtpPort: port }, admin)).status).toBe(403);
  await app.call('POST', 'login/activation', { body: { email: 'owner@academy.test' } });
  await expect.poll(async () => (await app.call('GET', 'outbox', { token: owner })).body).toHaveLength(1);
  expect(heard).toBe('');
});

test('what an admin has read is still a valid body', async () => {
  await expectSaved(put({ ...others, smtpHost: '127.0.0.1' }, owner));
  await expectSaved(put({ ...(await read(admin)), smtpPassword: '', address: 'Hodan' }, admin));
  expect(await mailPassword()).toBe('another secret');
});

test.each([
  ['host', () => ({ smtpHost: 'mail.academy.test' })],
  ['port', () => ({ smtpPort: 2626 })],
  ['user', () => ({ smtpUser: 'somebody else' })],
])('another %s drops the password that is stored, unless it comes with one', async (_what, change) => {
  await expectSaved(put(others, owner));
  await expectSaved(put({ ...change(), smtpPassword: 'with it' }, owner));
  expect(await mailPassword()).toBe('with it');
  await expectSaved(put(others, owner));
  await expectSaved(put(change(), owner));
  expect(await mailPassword()).toBeNull();
});

test('the password that is stored goes to no other server when a mail is tried', async () => {
  heard = '';
  await expectSaved(put(others, owner));
  const { port } = listener.address() as AddressInfo;
  await expectSaved(put({ smtpHost: '127.0.0.1', smtpPort: port }, owner));
  await app.call('POST', 'settings/testMail', { token: owner });
  expect(heard).not.toContain(Buffer.from('\0other\0another secret').toString('base64'));
});
