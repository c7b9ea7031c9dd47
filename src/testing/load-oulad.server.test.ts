// Proves R 6.2.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOulad } from '../../scripts/load-oulad.mjs';
import { projectRoot } from '#kit/server/project-root';
import { expectSaved, ownerPassword, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;
let steps: Awaited<ReturnType<typeof loadOulad>>;

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  steps = await loadOulad({
    folder: join(projectRoot, 'src/testing/oulad-sample'),
    url,
    email: 'owner@academy.test',
    password: ownerPassword,
  });
});
afterAll(() => app.stop());

const get = (path: string) => app.call('GET', path, { token });

describe('the records of a real academy', () => {
  it('all go in through the import calls, blank scores counted and left out', () => {
    expect(steps.map(({ step, rows, saved, skipped, failed }) => [step, rows, saved, skipped, failed])).toEqual([
      ['Courses', 2, 2, 0, []],
      ['Teacher', 1, 1, 0, []],
      ['Classes', 2, 2, 0, []],
      ['Subjects', 6, 6, 0, []],
      ['Students', 60, 60, 0, []],
      ['Enrollments', 60, 60, 0, []],
      ['Marks', 168, 168, 1, []],
    ]);
  });

  it('are listed, paged and counted', async () => {
    const page = await get('student?page=2&pageSize=25&sort=studentName');
    expect(page.body).toHaveLength(25);
    expect(page.headers['x-total-count']).toBe('60');
    expect((await get('marks')).body).toHaveLength(168);
  });

  it('are found by name, number and class', async () => {
    const [first] = (await get('student?page=1&pageSize=1')).body;
    expect((await get(`student?q=${first.studentName.replace(' ', '+')}`)).body).toMatchObject([{ _id: first._id }]);
    expect((await get(`student?stdID=${first.stdID}`)).body).toHaveLength(1);
    expect((await get('Enrollment?q=AAA')).body).toHaveLength(30);
  });

  it('show the results of a class', async () => {
    const [aaa] = (await get('class?q=AAA')).body;
    const { body } = await get(`marks?classID=${aaa._id}`);
    expect(body).toHaveLength(89);
    expect(
      new Set(body.map((row: { classID: { courseID: { courseName: string } } }) => row.classID.courseID.courseName)),
    ).toEqual(new Set(['AAA']));
  });

  it('show a student its own marks in the portal, once it has a password', async () => {
    const [{ studentID: student }] = (await get('marks?page=1&pageSize=1')).body;
    const marks = (await get(`marks?studentID=${student._id}`)).body;
    await expectSaved(app.call('PUT', `student/${student._id}`, { token, body: { password: 'quite a secret' } }));
    const login = await app.call('POST', 'loginportal', { body: { stdID: student.stdID, password: 'quite a secret' } });
    const own = await app.call('GET', 'marks', { token: login.body.token });
    expect(own.body).toEqual(marks);
    expect(own.body.length).toBeGreaterThan(0);
  });
});
