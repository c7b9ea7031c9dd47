// Proves CL1, CL13, FA3.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSaved } from '#testing/test-app';
import { type Families, startFamilies } from './families.fixture';

let at: Families;
beforeAll(async () => {
  at = await startFamilies();
});
afterAll(() => at.app.stop());

const week = 'from=2026-11-28&to=2026-12-04';
const classesIn = async (token: string, query = week): Promise<readonly string[]> => {
  const { body } = await at.call('GET', `timetable?${query}`, token);
  return [...new Set<string>(body.map((one: { classID: { _id: string } }) => one.classID._id))];
};

it('a guardian has the lessons of the children of whom everything is seen, and of no other', async () => {
  const { token } = await at.guardianOf([at.everything, 'all'], [at.fees, 'fees']);
  expect(await classesIn(token)).toEqual([at.everything.classID]);
  expect(await classesIn(token, `${week}&studentID=${at.everything._id}`)).toEqual([at.everything.classID]);
  expect((await at.call('GET', `timetable?${week}&studentID=${at.fees._id}`, token)).status).toBe(403);
  expect(await classesIn(token, `${week}&classID=${at.fees.classID}`)).toEqual([]);
  const { url } = (await expectSaved(at.call('POST', 'calendar/token', token, {}))).body;
  const file = await at.app.call('GET', url.replace(/.*(?=calendar)/, ''));
  expect(file.text).toContain(`UID:${at.everything.classID}-2026-11-28`);
  expect(file.text).not.toContain(at.fees.classID);
  expect(file.text).not.toContain(at.everything.studentName);
  await at.app.database.pool.query(`update academy.guardian set "guardianStatus" = 'blocked'`);
  expect((await at.app.call('GET', url.replace(/.*(?=calendar)/, ''))).status).toBe(404);
});
