// Proves A34.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { feeSlices } from '#testing/parts/fee';
import { employeeBody, employingBody } from '#testing/people-bodies';
import { expectSaved, startTestApp, type TestApp } from '#testing/test-app';
import type { Found } from './search.contract';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ slices: feeSlices });
  owner = await app.setUp();
});
afterAll(() => app.stop());

/** Kind and label of what a search finds. */
async function found(q: string, token = owner): Promise<string[]> {
  const { body } = await app.call('GET', `search?q=${encodeURIComponent(q)}`, { token });
  return body.map(({ kind, label }: Found) => `${kind} ${label}`);
}

it('a teacher who is an employee is found once, as a teacher, and as an employee by those who find no teachers', async () => {
  const { _id } = await academyRecords(app, owner).teacher({ teacherName: 'Yaxye Labada' });
  await expectSaved(app.call('POST', `teacher/employee/${_id}`, { token: owner, body: employingBody() }));
  await expectSaved(
    app.call('POST', 'employee', { token: owner, body: employeeBody({ name: 'Yaxye Kaliya', jobTitle: 'Guard' }) }),
  );
  expect(await found('yaxye')).toEqual(['teacher Yaxye Labada', 'employee Yaxye Kaliya']);
  const payer = await app.logInAs(owner, 'Payer', ['/employee']);
  expect(await found('yaxye labada', payer.token)).toEqual(['employee Yaxye Labada']);
});
