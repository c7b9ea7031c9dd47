// Proves CL9, CL11.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { expectSaved, startTestApp } from '#testing/test-app';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { attendanceSlice } from './attendance-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** Tuesday, 10 March 2026, 12:00 at the academy; the classes are held on Saturdays and Mondays. */
let at: TwoClasses;
beforeAll(async () => {
  at = await startTwoClasses(
    await startTestApp({ slices: [...academySlices, lessonSlice, attendanceSlice, settingsSlice] }),
  );
  await expectSaved(post('settings', { features: { timetable: true } }, 'PUT'));
  await at.make.letTeachersOpen(['/attendence', '/class']);
  at = { ...at, teacher: await logIn(at.mine.teacherID), colleague: await logIn(at.theirs.teacherID) };
});
afterAll(() => at.app.stop());

const post = (path: string, body: Values, method: 'POST' | 'PUT' = 'POST') =>
  at.app.call(method, path, { token: at.owner, body });
const logIn = async ({ _id }: { readonly _id: string }) =>
  at.make.tokenOf((await at.app.call('GET', `teacher/${_id}`, { token: at.owner })).body);
const due = (classID: string, token = at.owner) => at.app.call('GET', `attendence/due?classID=${classID}`, { token });
const dayOf = async (classID: string, token?: string) => (await due(classID, token)).body.date;
const take = (date: string) =>
  expectSaved(post('attendence', { studentID: at.amina._id, classID: at.mine._id, date, attendenceStatus: 'present' }));

it('the register that is due is that of the newest lesson without one', async () => {
  expect((await due(at.mine._id)).body).toEqual({ status: true, date: '2026-03-09' });
  await take('2026-03-09');
  expect(await dayOf(at.mine._id)).toBe('2026-03-07');
  await expectSaved(
    post('lessonChange', { classID: at.mine._id, date: '2026-03-07', changeKind: 'cancelled', reason: 'Rain' }),
  );
  expect(await dayOf(at.mine._id)).toBe('2026-03-02');
  const extra = { classID: at.mine._id, changeKind: 'extra', date: '2026-03-10' };
  const late = (await expectSaved(post('lessonChange', { ...extra, TimeIn: '22:00', TimeOut: '23:00' }))).body.info;
  expect(await dayOf(at.mine._id)).toBe('2026-03-02');
  await expectSaved(post(`lessonChange/${late._id}`, { ...extra, TimeIn: '00:05', TimeOut: '01:00' }, 'PUT'));
  expect(await dayOf(at.mine._id)).toBe('2026-03-10');
});

it('a class that is new, or whose lessons all have one, has none that is due', async () => {
  const fresh = await at.make.class({ courseID: at.course._id, startedDate: '2026-03-11', endDate: '2026-04-30' });
  expect(await dayOf(fresh._id)).toBeNull();
});

it('a teacher is told of own classes and of lessons given for another, and of nothing else', async () => {
  expect(await dayOf(at.mine._id, at.teacher)).toBe('2026-03-10');
  expect((await due(at.mine._id, at.colleague)).status).toBe(403);
  const given = { classID: at.mine._id, date: '2026-03-02', changeKind: 'changed', teacherID: at.theirs.teacherID._id };
  await expectSaved(post('lessonChange', given));
  expect(await dayOf(at.mine._id, at.colleague)).toBe('2026-03-02');
  expect((await due(at.mine._id, at.student)).status).toBe(403);
  expect((await due('none')).body.errors).toEqual({ classID: 'Select class' });
});
