// Proves R 4.5.
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { ledgerSlices } from '#testing/parts/ledger';
import { passwordResetSlice } from '#features/entry/password-reset/password-reset-slice.server';

let app: TestApp;
let owner: string;
let post: Awaited<ReturnType<typeof postOffice>>;

beforeAll(async () => {
  app = await startTestApp({ slices: [...ledgerSlices, passwordResetSlice] });
  owner = await app.setUp();
  post = await postOffice();
});
afterAll(async () => {
  await post.close();
  await app.stop();
});

const serveMailAt = (facts: object) => expectSaved(app.call('PUT', 'settings', { token: owner, body: facts }));
const askForCode = () => app.call('POST', 'login/activation', { body: { email: 'owner@academy.test' } });
const outbox = async () => (await app.call('GET', 'outbox', { token: owner })).body;

test('with a mail server the code goes out from the organisation, and the outbox stays empty', async () => {
  await serveMailAt({ smtpHost: '127.0.0.1', smtpPort: post.port, smtpFrom: 'office@academy.test' });
  expect((await askForCode()).status).toBe(200);
  await vi.waitFor(() => expect(post.mails).toHaveLength(1), { timeout: 60_000 });
  const [mail = ''] = post.mails;
  expect(mail).toContain('From: Hodan Academy <office@academy.test>');
  expect(mail).toContain('To: owner@academy.test');
  expect(mail).toMatch(/\b\d{6}\b/);
  await vi.waitFor(async () => expect(await outbox()).toEqual([]), { timeout: 60_000 });
});

test('a mail lies in the outbox until the server has taken it, so that a process that ends meanwhile loses none', async () => {
  let take = (_verdict: string): void => undefined;
  post.judge(() => new Promise((resolve) => (take = resolve)));
  expect((await askForCode()).status).toBe(200);
  expect(await outbox()).toMatchObject([{ to: 'owner@academy.test', text: expect.stringMatching(/\b\d{6}\b/) }]);
  await vi.waitFor(() => expect(post.mails).toHaveLength(2), { timeout: 60_000 });
  expect(await outbox()).toHaveLength(1);
  take('250 kept');
  await vi.waitFor(async () => expect(await outbox()).toEqual([]), { timeout: 60_000 });
  post.judge(async () => '250 kept');
});

test('an administrator tries the mail server with a mail to himself, and reads why it does not work', async () => {
  const before = post.mails.length;
  const tried = () => app.call('POST', 'settings/testMail', { token: owner });
  expect((await tried()).body).toEqual({ status: true, message: 'An email was sent to owner@academy.test' });
  expect(post.mails.at(before)).toContain('To: owner@academy.test');
  await serveMailAt({ smtpHost: '127.0.0.1', smtpPort: 1 });
  const failed = await tried();
  expect([failed.status, failed.body.message]).toEqual([409, expect.stringContaining('The email was not sent: ')]);
  await serveMailAt({ smtpHost: null });
  expect((await tried()).body.message).toBe('The email was not sent: No mail server is set');
  await serveMailAt({ smtpHost: '127.0.0.1', smtpPort: post.port });
  expect(await outbox()).toEqual([]);
});

test('a mail that the server does not take stays in the outbox', async () => {
  const before = post.mails.length;
  post.judge(async () => '550 no such person');
  expect((await askForCode()).status).toBe(200);
  await vi.waitFor(() => expect(post.mails).toHaveLength(before + 1), { timeout: 60_000 });
  await vi.waitFor(() => expect(post.open()).toBe(0), { timeout: 60_000 });
  expect(await outbox()).toMatchObject([{ to: 'owner@academy.test' }]);
});

/** As much of a mail server as one mail needs. It receives each command, and answers what `judge` says. */
async function postOffice() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  let verdict = async () => '250 kept';
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    let unread = '';
    let mail: string[] | undefined;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const lines = (unread + chunk.toString()).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    function take(line: string): void {
      if (mail && line === '.') {
        mails.push(mail.join('\n'));
        mail = undefined;
        void verdict().then((said) => socket.write(`${said}\r\n`));
      } else if (mail) mail.push(line);
      else if (line === 'DATA') {
        mail = [];
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    mails,
    open: () => sockets.size,
    judge: (judgement: () => Promise<string>) => void (verdict = judgement),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
