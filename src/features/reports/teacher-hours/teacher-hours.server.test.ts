// Proves CL12.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { type Records, startRecords } from '#testing/academy-records';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { teacherHoursSlice } from './teacher-hours-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** Monday, 30 November 2026. Sunday, Tuesday, Thursday 08:00 to 10:00 in November: 13 lessons. */
let at: Records;
let teacherID: string;
let substituteID: string;
beforeAll(async () => {
  const app = await startTestApp({
    slices: [...academySlices, attendanceSlice, lessonSlice, settingsSlice, teacherHoursSlice],
  });
  app.setClock(new Date('2026-11-30T12:00:00Z'));
  at = await startRecords(app);
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
  const taught = await at.make.class({
    days: ['Sunday', 'Tuesday', 'Thursday'],
    startedDate: '2026-11-01',
    endDate: '2026-11-30',
  });
  teacherID = taught.teacherID._id;
  substituteID = (await at.make.teacher({ teacherName: 'Substitute' }))._id;
  const student = await at.make.student();
  await at.make.enroll(student, taught);
  const change = (values: Values) => expectSaved(call('POST', 'lessonChange', { classID: taught._id, ...values }));
  for (const date of ['2026-11-01', '2026-11-03'])
    await change({ date, changeKind: 'changed', teacherID: substituteID });
  await change({ date: '2026-11-29', changeKind: 'cancelled', reason: 'Ill' });
  const days = ['01', '03', '05', '08', '10', '12', '15', '17', '19', '22'];
  for (const day of days)
    await expectSaved(
      call('POST', 'attendence', {
        studentID: student._id,
        classID: taught._id,
        date: `2026-11-${day}`,
        attendenceStatus: 'present',
      }),
    );
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Values) =>
  at.app.call(method, path, { token: at.owner, ...(body === undefined ? {} : { body }) });
const november = { startDate: '2026-11-01', endDate: '2026-11-30' };
const ask = (values: Values = {}, query = '') =>
  call('POST', `reports/teacherHours${query}`, { ...november, teacherID: 'All', ...values });

it('CL example 4: a lesson is of whoever took its register, and the hours of all are those of the class', async () => {
  const { body } = await ask();
  expect(body.ReportData).toMatchObject([
    {
      teacherID: { _id: teacherID },
      planned: 13,
      held: 8,
      cancelled: 1,
      givenForOthers: 0,
      givenByOthers: 2,
      registersMissing: 2,
      hours: 16,
      withoutLesson: 0,
    },
    { teacherID: { teacherName: 'Substitute' }, planned: 0, held: 2, givenForOthers: 2, registersMissing: 0, hours: 4 },
  ]);
  expect(body.totals).toMatchObject({ planned: 13, held: 10, hours: 20 });
  const { body: own } = await ask({ teacherID: substituteID });
  expect(own.ReportData).toHaveLength(1);
  expect((await ask({}, '?format=csv')).text).toContain('Substitute');
});

it('a register on a day without a lesson counts with the times of the class, and is marked', async () => {
  const loose = await at.make.class({
    days: ['Monday'],
    startedDate: '2026-11-01',
    endDate: '2026-12-31',
    TimeOut: '08:50',
  });
  const student = await at.make.student();
  await at.make.enroll(student, loose);
  const place = { studentID: student._id, classID: loose._id, attendenceStatus: 'present' };
  await expectSaved(call('POST', 'attendence', { ...place, date: '2026-11-24' }));
  const { body } = await ask({ teacherID: loose.teacherID._id });
  expect(body.ReportData).toMatchObject([{ held: 1, withoutLesson: 1, hours: 0.83, planned: 5, registersMissing: 5 }]);
});

it('is of at most 366 days, in their order, and of a teacher who is named', async () => {
  expect((await ask({ endDate: '2026-10-01' })).status).toBe(400);
  expect((await ask({ endDate: '2027-11-30' })).status).toBe(400);
  expect((await ask({ teacherID: undefined })).body.errors).toEqual({ teacherID: 'Please select teacher' });
  const none = await ask({ startDate: '2025-01-01', endDate: '2025-01-31' });
  expect([none.body.ReportData, none.body.totals.hours]).toEqual([[], 0]);
});
