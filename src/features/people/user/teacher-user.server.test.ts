// Proves A1.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { ledgerSlices } from '#testing/parts/ledger';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: [...academySlices, ...ledgerSlices] });
  owner = await app.setUp();
});
afterAll(() => app.stop());

const put = (id: string, change: object) => app.call('PUT', `users/${id}`, { token: owner, body: change });
const block = (id: string, currentstatus: boolean) =>
  app.call('PUT', `users/blockuser/${id}`, { token: owner, body: { _id: id, currentstatus } });
const logIn = (username: string, password: string) => app.call('POST', 'login', { body: { username, password } });

test('a teacher and its user are one login, kept in step both ways', async () => {
  const facts = {
    teacherName: 'Sahra Isse',
    teacherPhone: '252613333333',
    teacherGender: 'female',
    teacherAddress: 'Hodan',
    educationalLevel: 'Master',
    username: 'sahra@staff.test',
    password: 'long enough',
  };
  const teacher = (await expectSaved(app.call('POST', 'teacher', { token: owner, body: facts }))).body.info;
  const [user] = (await app.call('GET', 'users?q=sahra', { token: owner })).body;
  expect(user).toMatchObject({ name: 'Sahra Isse', userType: 'teacher', teacherID: teacher._id });
  await expectSaved(put(user._id, { ...user, name: 'Sahra Isse Ali', username: 'sahra.isse@staff.test' }));
  expect((await app.call('GET', `teacher/${teacher._id}`, { token: owner })).body).toMatchObject({
    teacherName: 'Sahra Isse Ali',
    username: 'sahra.isse@staff.test',
  });
  await expectSaved(
    app.call('PUT', `teacher/${teacher._id}`, {
      token: owner,
      body: { teacherPhone: '252614444444', password: 'quite another' },
    }),
  );
  expect((await app.call('GET', `users/${user._id}`, { token: owner })).body.phone).toBe('252614444444');
  const { token } = (await logIn('sahra.isse@staff.test', 'quite another')).body;
  expect((await app.call('GET', 'settings', { token })).status).toBe(200);
  expect((await put(user._id, { userType: 'Sales' })).status).toBe(409);
  expect((await app.call('DELETE', `users/${user._id}`, { token: owner })).status).toBe(409);
  await expectSaved(block(user._id, false));
  expect((await app.call('GET', 'settings', { token })).status).toBe(401);
  await expectSaved(app.call('DELETE', `teacher/${teacher._id}`, { token: owner }));
  expect((await app.call('GET', `users/${user._id}`, { token: owner })).status).toBe(404);
  expect((await logIn('sahra.isse@staff.test', 'quite another')).status).toBe(401);
});
