// Proves S§5, A4, B25.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, studentPassword, startRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(await startTestApp({ slices: [...academySlices, ...ledgerSlices] })));
});
afterAll(() => app.stop());

const put = (id: string, body: unknown) => app.call('PUT', `student/${id}`, { token: owner, body });
const portal = (stdID: unknown, password: string) => app.call('POST', 'loginportal', { body: { stdID, password } });

describe("a student's login", () => {
  it('opens the portal with number and password, and not the staff login', async () => {
    const made = await make.student();
    expect((await portal(made.stdID, studentPassword)).status).toBe(200);
    expect(
      (await app.call('POST', 'login', { body: { username: made.username, password: studentPassword } })).status,
    ).toBe(403);
  });

  it('ends at once when the student is blocked, and opens again when not', async () => {
    const made = await make.student();
    const token = await make.portalTokenOf(made);
    expect((await app.call('GET', 'settings', { token })).status).toBe(200);
    await put(made._id, { studentStatus: 'blocked' });
    expect((await app.call('GET', 'settings', { token })).status).toBe(401);
    expect((await portal(made.stdID, studentPassword)).status).toBe(403);
    for (const studentStatus of ['pending', 'graduated', 'active']) {
      await put(made._id, { studentStatus });
      expect((await portal(made.stdID, studentPassword)).status).toBe(200);
    }
    expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  });

  it('follows the username and takes a new password, which ends the sessions of the old one', async () => {
    const made = await make.student();
    const token = await make.portalTokenOf(made);
    expect((await put(made._id, { username: `new.${made.username}` })).status).toBe(200);
    expect((await app.call('GET', 'settings', { token })).status).toBe(200);
    expect((await put(made._id, { password: 'a newer secret' })).status).toBe(200);
    expect((await app.call('GET', 'settings', { token })).status).toBe(401);
    expect((await portal(made.stdID, 'a newer secret')).status).toBe(200);
    expect((await make.student({ username: made.username })).username).toBe(made.username);
    expect((await put(made._id, { password: '' })).body.errors.password).toBe('Password is required');
  });

  it('stays as it is when an edit takes a username that is taken', async () => {
    const [made, other] = [await make.student(), await make.student()];
    const refused = await put(made._id, { studentName: 'Changed', username: other.username });
    expect([refused.status, refused.body.errors.username]).toEqual([409, 'This username is already taken']);
    expect((await app.call('GET', `student/${made._id}`, { token: owner })).body).toMatchObject(made);
  });

  it('sees nothing of the register', async () => {
    const token = await make.portalTokenOf(await make.student());
    for (const path of ['student', 'student/options', 'class/options', 'subject/options', 'teacher/options']) {
      expect((await app.call('GET', path, { token })).status).toBe(403);
    }
  });

  it('goes with the student', async () => {
    const made = await make.student();
    expect((await app.call('DELETE', `student/${made._id}`, { token: owner })).status).toBe(200);
    expect((await portal(made.stdID, studentPassword)).status).toBe(401);
    expect((await make.student({ username: made.username })).stdID).toBeGreaterThan(made.stdID);
  });
});
