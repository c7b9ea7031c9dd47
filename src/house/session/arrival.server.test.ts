import { afterAll, beforeAll, expect, it } from 'vitest';
import { asking } from '#testing/statements';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';

let app: TestApp;
let owner = '';
beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const reads = ['student?page=1', 'student/options?q=a', 'search?q=amina', 'student'];

/** Somebody whose reads are expected, as they have read before. */
async function reader(role: string): Promise<{ token: string; _id: string; read(path: string): Promise<number> }> {
  const user = await app.logInAs(owner, role, ['/student']);
  const read = async (path: string) => (await app.call('GET', path, { token: user.token })).status;
  for (const path of reads) expect([path, await read(path)]).toEqual([path, 200]);
  return { ...user, read };
}

const inDatabase = (text: string, values: readonly unknown[]) => app.database.pool.query(text, [...values]);

it('a read goes to PostgreSQL once, with the session ahead of it', async () => {
  const { read } = await reader('readingOnce');
  const { trips, statements } = await asking(() => read('student?page=1'));
  expect([trips, statements.length]).toEqual([1, 2]);
  expect(statements[0]).toContain('"session"');
});

it('a session that has ended, whoever ended it, is refused at its very next read, whichever that is', async () => {
  for (const [nth, path] of reads.entries()) {
    const { _id, read } = await reader(`ended${nth}`);
    await inDatabase('delete from academy.session where "ownerID" = $1', [_id]);
    expect([path, await read(path)]).toEqual([path, 401]);
    expect([path, await read(path)]).toEqual([path, 401]);
  }
});

it('a blocked user is refused at the very next read', async () => {
  const { _id, read } = await reader('blockedSoon');
  await inDatabase('update academy.app_user set status = false where _id = $1', [_id]);
  expect(await read('student?page=1')).toBe(401);
});

it('a right that was taken away is refused at the very next read, and one that was given is there', async () => {
  const { read } = await reader('changing');
  const grant = (permissions: string) =>
    inDatabase("update academy.role set permissions = $1 where role = 'changing'", [permissions]);
  const { rows } = await inDatabase("select permissions from academy.role where role = 'changing'", []);
  await grant('[]');
  expect(await read('student?page=1')).toBe(403);
  await grant(JSON.stringify(rows[0].permissions));
  expect(await read('student?page=1')).toBe(200);
});

it('an answer that is refused for its query is refused in the same words, and costs no answer of another caller', async () => {
  const { read } = await reader('askingWrongly');
  expect(await read('student?page=0')).toBe(400);
  expect(await read('student?page=1')).toBe(200);
});

it('a read in a new time zone of the organisation counts its days there at once', async () => {
  const { token } = await reader('travelling');
  const zone = (name: string) => inDatabase('update academy.organisation set "timeZone" = $1', [name]);
  const first = async () => {
    const from = '2026-03-02';
    return (await app.call('GET', `student?page=1&from=${from}&to=${from}`, { token })).headers['x-total-count'];
  };
  await inDatabase(
    `insert into academy.student (_id, "stdID", "createdAt", "studentName", username, "studentPhone", "studentGender", "studentAddress", "educationalLevel")
     values (gen_random_uuid(), 900001, '2026-03-02T22:30:00Z', 'Hodan Ali', 'hodan@mail.example', '252615550199', 'female', 'Mogadishu', 'Secondary')`,
    [],
  );
  await zone('UTC');
  expect(await first()).toBe('1');
  await zone('Africa/Mogadishu');
  expect(await first()).toBe('0');
});
