// Proves CL11, E3.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** Tuesday, 10 March 2026; 'Morning' and 'Evening' are held on Saturdays and Mondays. */
let at: TwoClasses;
/** The lesson of 'Morning' on Monday, 9 March, which the teacher of 'Evening' gives. */
let given: { readonly _id: string };
beforeAll(async () => {
  const slices = [...academySlices, lessonSlice, attendanceSlice, marksSlice, settingsSlice];
  at = await startTwoClasses(await startTestApp({ slices }));
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
  await at.make.letTeachersOpen(['/attendence', '/attendencelist', '/class', '/marks']);
  at = { ...at, teacher: await logIn(at.mine.teacherID), colleague: await logIn(at.theirs.teacherID) };
  const change = { classID: at.mine._id, date: '2026-03-09', changeKind: 'changed' };
  given = (await expectSaved(call('POST', 'lessonChange', { ...change, teacherID: at.theirs.teacherID._id }))).body
    .info;
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values, token = at.owner) =>
  at.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const logIn = async ({ _id }: { readonly _id: string }) => at.make.tokenOf((await call('GET', `teacher/${_id}`)).body);
const register = (date: string, token: string, values: Values = {}) =>
  call(
    'POST',
    'attendence',
    { studentID: at.amina._id, classID: at.mine._id, date, attendenceStatus: 'present', ...values },
    token,
  );
const ids = async (query: string) =>
  (await call('GET', `class/options?${query}`, undefined, at.colleague)).body.map((one: { _id: string }) => one._id);

it('who gives a lesson for another finds its class, students and register for that date, and nothing else', async () => {
  const { colleague, mine, theirs } = at;
  expect(new Set(await ids('notTakenOn=2026-03-09'))).toEqual(new Set([mine._id, theirs._id]));
  expect(await ids('notTakenOn=2026-03-07')).toEqual([theirs._id]);
  const status = async (path: string, method: 'GET' | 'PUT' = 'GET', body?: Values) =>
    (await call(method, path, body, colleague)).status;
  expect(await status(`class/${mine._id}`)).toBe(200);
  expect(await status(`class/${mine._id}`, 'PUT', { className: 'Stolen' })).toBe(403);
  expect(await status(`Enrollment/getclassStudentEnrolled/${mine._id}`)).toBe(200);
  expect(await status(`marks?classID=${mine._id}`)).toBe(403);
  expect(await status(`attendence?classID=${mine._id}&date=2026-03-09`)).toBe(200);
  expect(await status(`attendence?classID=${mine._id}&date=2026-03-07`)).toBe(403);
  expect(await status(`attendence?classID=${mine._id}`)).toBe(403);
});

it('a register is of the one of the two who saves it, else of the teacher of the lesson', async () => {
  const { colleague, teacher, owner, mine, theirs } = at;
  expect((await register('2026-03-07', colleague)).status).toBe(403);
  const saver = async (date: string, token: string, values: Values = {}) =>
    (await expectSaved(register(date, token, values))).body.info[0].teacherID._id;
  expect(await saver('2026-03-09', colleague)).toBe(theirs.teacherID._id);
  expect(await saver('2026-03-09', teacher)).toBe(mine.teacherID._id);
  expect(await saver('2026-03-09', owner)).toBe(theirs.teacherID._id);
  expect(await saver('2026-03-09', owner, { teacherID: mine.teacherID._id })).toBe(theirs.teacherID._id);
  expect(await saver('2026-03-07', owner)).toBe(mine.teacherID._id);
  const other = await at.make.teacher();
  const { status, body } = await register('2026-03-09', owner, { teacherID: other._id });
  expect([status, body.errors]).toEqual([400, { teacherID: 'This class has another teacher' }]);
  const [{ _id }] = (await call('GET', `attendence?classID=${mine._id}&date=2026-03-09`, undefined, colleague)).body;
  const edit = (values: Values) => call('PUT', `attendence/${_id}`, values, colleague);
  await expectSaved(edit({ attendenceStatus: 'sick', reason: 'Fever' }));
  expect((await edit({ date: '2026-03-02', day: 'Monday' })).status).toBe(403);
});

it('a lesson that goes back to its teacher takes the class from who gave it', async () => {
  await expectSaved(call('DELETE', `lessonChange/${given._id}`));
  expect(await ids('notTakenOn=2026-03-09')).toEqual([at.theirs._id]);
  expect((await call('GET', `Enrollment/getclassStudentEnrolled/${at.mine._id}`, undefined, at.colleague)).status).toBe(
    403,
  );
  expect((await register('2026-03-09', at.colleague)).status).toBe(403);
});
