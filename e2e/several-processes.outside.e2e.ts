import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { backupPlan } from '#app/backup-plan';
import { brands } from '#house/brand/brand.contract';
import { nightlyBackup } from '#database/backup/nightly';
import { openDatabase } from '#kit/server/db';
import { academyRecords } from '#testing/academy-records';
import { ownerPassword, setUpBody } from '#testing/test-app';
import { type Academy, callsOf, saved, userOf } from './academy';
import { type DebianServer, owner, startDebianServer } from './debian-servers';
import {
  broken,
  list,
  numberAtOnce,
  payAtOnce,
  type Processes,
  repeatAtOnce,
  startProcesses,
  tally,
} from './processes';

let server: DebianServer;
let both: Processes;
let academy: Academy;

describe('two processes on one database', () => {
  beforeAll(async () => {
    server = await startDebianServer();
    both = await startProcesses({ DATABASE_URL: server.url(owner) });
    const { onA, onB } = both;
    // Both are asked to set the brand up at the same moment.
    const answers = await Promise.all([onA, onB].map((call) => call('POST', 'setup', { body: setUpBody('academy') })));
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const token: string = answers.find(({ status }) => status === 200)?.body.token;
    academy = { call: onA, owner: token, records: academyRecords({ call: onA }, token) };
  });
  afterAll(async () => {
    await both?.stop();
    await server?.remove();
  });

  test('what a session may is the same at both with the next request: logout, role, block, password and reset', async () => {
    const { onA, onB } = both;
    const clerk = await userOf(academy, 'Clerk', ['/courses']);
    const at = async (call: typeof onA, token = clerk.token) => (await call('GET', 'courses', { token })).status;
    const { _id, username, password } = clerk;
    const again = async () => (await saved(onB('POST', 'login', { body: { username, password } }))).body.token;
    expect([await at(onA), await at(onB)]).toEqual([200, 200]);
    await saved(onA('POST', 'logout', { token: clerk.token }));
    expect(await at(onB)).toBe(401);

    const token = await again();
    const [role] = await list(academy, 'roles?role=Clerk');
    const setScreens = (path: string) =>
      saved(
        onA('PUT', `roles/${String(role?._id)}`, {
          token: academy.owner,
          body: { permissions: [{ name: path, path }] },
        }),
      );
    expect(await at(onB, token)).toBe(200);
    // A role that changes ends the sessions of its users.
    await setScreens('/subject');
    expect([await at(onB, token), await at(onB, await again())]).toEqual([401, 403]);
    await setScreens('/courses');
    const renewed = await again();
    expect(await at(onA, renewed)).toBe(200);

    const own = { password, newPassword: 'an even longer one', confirmPassword: 'an even longer one' };
    const other = await again();
    await saved(onA('PUT', 'profile/password', { token: renewed, body: own }));
    expect(await at(onB, other)).toBe(401);

    const activate = { email: username };
    const { activationCode } = (await saved(onA('POST', 'login/activation', { body: activate }))).body;
    const mails = await list(academy, 'outbox');
    const code = /\d{6}/.exec(String(mails.find(({ to }) => to === username)?.text))?.[0];
    await saved(onB('POST', 'login/activation/check', { body: { ...activate, activationCode, code } }));
    const fresh = { password, confirmPassword: password };
    await saved(onA('PUT', 'login/passUpdate/', { body: { ...activate, activationCode, ...fresh } }));
    const last = await again();
    expect(await at(onB, last)).toBe(200);
    const block = { _id, currentstatus: false };
    await saved(onA('PUT', `users/blockuser/${_id}`, { token: academy.owner, body: block }));
    expect(await at(onB, last)).toBe(401);
  });

  test('wrong passwords are counted together wherever they are tried, and wait everywhere', async () => {
    const { username } = await userOf(academy, 'Guessed', ['/courses']);
    const guess = (turn: number) =>
      both.onEach(turn)('POST', 'login', { body: { username, password: `guess ${turn}` } });
    const tried: number[] = [];
    for (let turn = 0; turn < 5; turn++) tried.push((await guess(turn)).status);
    expect(tried).toEqual([401, 401, 401, 401, 401]);
    // A wait may be over before a busy machine has asked; each further wrong password makes it longer.
    const everywhere = async () => [(await guess(0)).status, (await guess(1)).status];
    await expect.poll(everywhere).toEqual([429, 429]);
  });

  test('one key sent to both at once makes one receipt, and the same answer twice', () => repeatAtOnce(both, academy));

  test('twenty payments of one fee at once, half of them at each, make one receipt', () => payAtOnce(both, academy));

  test('numbers are unbroken where both create at once', () => numberAtOnce(both, academy));

  test('a page open at one is told what is written at the other, and finds settings and pictures there', async () => {
    const { onA, onB, b } = both;
    const aborter = new AbortController();
    const headers = { 'auth-token': academy.owner, accept: 'text/event-stream' };
    const stream = await fetch(`${b.url}/api/academy/notifications`, { headers, signal: aborter.signal });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let told = (await reader?.read())?.value ?? '';
    await academy.records.course();
    while (!told.includes('"courses"')) told += (await reader?.read())?.value ?? '"courses"';
    expect(told).toContain('data: ["courses"]');
    aborter.abort();

    const settings = (await onA('GET', 'settings', { token: academy.owner })).body;
    const body = { ...settings, name: 'Renamed at A', phone: '252610000001' };
    await saved(onA('PUT', 'settings', { token: academy.owner, body }));
    expect((await onB('GET', 'settings', { token: academy.owner })).body.name).toBe('Renamed at A');
    const { _id } = await academy.records.student({ photo });
    const pictureOf = (call: typeof onA) => call('GET', `student/${_id}/photo`, { token: academy.owner });
    const [atA, atB] = [await pictureOf(onA), await pictureOf(onB)];
    expect([atB.status, atB.headers['content-type']]).toEqual([200, 'image/png']);
    expect(atB.bytes.equals(atA.bytes)).toBe(true);
  });

  test('one is killed under load: the other goes on, and what was acknowledged stands', async () => {
    const acknowledged: string[] = [];
    const stopped = new AbortController();
    const write = async (turn: number) => {
      while (!stopped.signal.aborted) {
        const body = {
          courseName: `Course ${crypto.randomUUID()}`,
          coursePrice: 1,
          courseDuration: 1,
          courseLevel: 'basic',
        };
        const answer = await both
          .onEach(turn)('POST', 'courses', { token: academy.owner, body })
          .catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(answer.body.info._id);
        else if (turn % 2 === 0) return;
        else throw new Error(`The other one answered ${answer?.status} ${answer?.text}`);
      }
    };
    const writers = Promise.all([0, 1, 2, 3].map(write));
    await expect.poll(() => acknowledged.length).toBeGreaterThan(4);
    both.a.process.kill('SIGKILL');
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 4);
    stopped.abort();
    await writers;
    const { call } = callsOf(both.b.url);
    const login = { username: 'owner@academy.test', password: ownerPassword };
    const { token } = (await saved(call('POST', 'login', { body: login }))).body;
    const { body } = await call('GET', 'courses', { token });
    const kept = new Set(body.map(({ _id }: { _id: string }) => _id));
    expect(acknowledged.filter((_id) => !kept.has(_id))).toEqual([]);
    expect(await broken(server.url(owner))).toBe('');
  });

  test('of two that start at once after an upgrade one backs up and brings the data up to date, and one makes the night’s backup', async () => {
    await both.stop();
    const folder = emptyFolder();
    // As the release before the last migration left it.
    for (const brand of brands)
      await server.ask(
        `drop table ${brand}.verification; delete from ${brand}.migration where name = '0161_verification.sql'`,
      );
    both = await startProcesses({ DATABASE_URL: server.url(owner), BACKUP: 'nightly', BACKUP_DIR: folder });
    const said = both.a.output() + both.b.output();
    expect(said.match(/Before this release changes the data it was backed up/g)).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/-upgrade\.backup$/)]);
    expect((await fetch(`${both.b.url}/healthz`)).status).toBe(200);

    const night = async () => {
      const database = openDatabase(server.url(owner), { max: 2 });
      const backups = { automatic: true, folder, keep: 14 };
      const clock = () => new Date();
      const order = { connection: server.url(owner), database, plan: backupPlan, backups, clock };
      try {
        await nightlyBackup({ ...order, timeZone: async () => 'UTC' });
      } finally {
        await database.close();
      }
    };
    await Promise.all([night(), night(), night()]);
    expect(readdirSync(folder).filter((name) => name.endsWith('-nightly.backup'))).toHaveLength(1);
    expect(await broken(server.url(owner))).toBe('');
  });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const photo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
