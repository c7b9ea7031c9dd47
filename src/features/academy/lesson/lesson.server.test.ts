// Proves CL1, CL7, CL8, CL9.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { startTwoClasses, type TwoClasses } from '#testing/two-classes';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { guardianSlice } from '#features/academy/guardian/guardian-slice.server';
import { holidaySlice } from '#features/academy/holiday/holiday-slice.server';
import { roomSlice } from '#features/academy/room/room-slice.server';
import { beginWeeks } from '#features/academy/school-class/week.server';
import { todaySlice } from '#features/dashboards/today/today-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { lessonSlice } from './lesson-slice.server';
import type { TimetableLesson } from './timetable.contract';

type Values = Readonly<Record<string, unknown>>;

const timetableSlices = [
  roomSlice,
  holidaySlice,
  lessonSlice,
  attendanceSlice,
  settingsSlice,
  todaySlice,
  guardianSlice,
];
const slices = [...academySlices, ...timetableSlices];

/** Tuesday, 10 March 2026; 'Morning' is held on Saturdays and Mondays. */
let at: TwoClasses;
beforeAll(async () => {
  at = await startTwoClasses(await startTestApp({ slices }));
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
  await at.make.letTeachersOpen(['/timetable', '/attendence', '/class']);
  // Other screens end the sessions of a role.
  at = { ...at, teacher: await logIn(at.mine.teacherID), colleague: await logIn(at.theirs.teacherID) };
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values, token = at.owner) =>
  at.app.call(method, path, { token, ...(body === undefined ? {} : { body }) });
const logIn = async ({ _id }: { readonly _id: string }) => at.make.tokenOf((await call('GET', `teacher/${_id}`)).body);
const changed = (values: Values, token = at.owner) =>
  call('POST', 'lessonChange', { classID: at.mine._id, ...values }, token);
const register = (date: string, classID = at.mine._id) =>
  expectSaved(call('POST', 'attendence', { studentID: at.amina._id, classID, date, attendenceStatus: 'present' }));
const lessons = async (query: string, token = at.owner): Promise<readonly TimetableLesson[]> =>
  (await call('GET', `timetable?${query}`, undefined, token)).body;
const shown = async (query: string, token = at.owner) =>
  (await lessons(query, token)).map(({ date, TimeIn, state, register: taken }) =>
    [date, TimeIn, state, taken].join(' '),
  );
const ofMine = (span: string) => `classID=${at.mine._id}&${span}`;

describe('a change of a lesson', () => {
  it('is of a lesson of the class, says what changes, and gives the lesson back when it is deleted', async () => {
    const march = ofMine('from=2026-03-14&to=2026-03-16');
    expect(await shown(march)).toEqual(['2026-03-14 08:00 planned none yet', '2026-03-16 08:00 planned none yet']);
    const refused = async (values: Values) => {
      const { status, body } = await changed(values);
      return [status, body.errors];
    };
    const day = { date: '2026-03-14' };
    expect(await refused(day)).toEqual([400, { changeKind: 'Select what changes' }]);
    expect(await refused({ ...day, changeKind: 'cancelled' })).toEqual([400, { reason: 'Enter reason' }]);
    expect(await refused({ ...day, changeKind: 'changed' })).toEqual([400, { changeKind: 'Say what changes' }]);
    expect(await refused({ ...day, changeKind: 'changed', TimeIn: '10:30' })).toEqual([
      400,
      { TimeOut: 'Time out must be after time in' },
    ]);
    const sunday = { date: '2026-03-15' };
    expect(await refused({ ...sunday, changeKind: 'cancelled', reason: 'Ill' })).toEqual([
      400,
      { date: 'The class has no lesson on that day' },
    ]);
    expect(await refused({ ...sunday, changeKind: 'extra' })).toEqual([
      400,
      { TimeIn: 'Enter time in', TimeOut: 'Enter time out' },
    ]);
    expect(await refused({ ...day, changeKind: 'extra', TimeIn: '15:00', TimeOut: '16:00' })).toEqual([
      400,
      { date: 'The class has a lesson on that day already' },
    ]);
    expect((await refused({ ...day, changeKind: 'changed', newDate: '2026-03-16' }))[0]).toBe(409);
    expect((await refused({ ...day, changeKind: 'changed', newDate: '2026-05-30' }))[0]).toBe(400);
    const { info } = (await expectSaved(changed({ ...day, changeKind: 'cancelled', reason: 'Ill' }))).body;
    expect((await refused({ ...day, changeKind: 'cancelled', reason: 'Ill' }))[0]).toBe(409);
    expect(await shown(march)).toEqual(['2026-03-14 08:00 cancelled none yet', '2026-03-16 08:00 planned none yet']);
    const away = await call('PUT', `lessonChange/${info._id}`, { date: '2026-03-16' });
    expect([away.status, away.body.errors]).toEqual([400, { date: 'The date of a changed lesson stays as it is' }]);
    await expectSaved(call('DELETE', `lessonChange/${info._id}`));
    expect(await shown(march)).toEqual(['2026-03-14 08:00 planned none yet', '2026-03-16 08:00 planned none yet']);
  });

  it('moves a lesson, and neither moves nor cancels one whose register was taken', async () => {
    await register('2026-03-07');
    const { status, body } = await changed({ date: '2026-03-07', changeKind: 'cancelled', reason: 'Ill' });
    expect([status, body.message]).toEqual([
      409,
      'The register of this lesson was taken. It can be neither cancelled nor moved.',
    ]);
    const move = { date: '2026-03-21', changeKind: 'changed', newDate: '2026-03-22', TimeIn: '09:00' };
    const { info } = (await expectSaved(changed(move))).body;
    expect(await shown(ofMine('from=2026-03-20&to=2026-03-22'))).toEqual(['2026-03-22 09:00 changed none yet']);
    expect(await lessons(ofMine('from=2026-03-22&to=2026-03-22'))).toMatchObject([
      { lessonChangeID: info._id, day: 'Sunday', planned: '2026-03-21', classID: { className: 'Morning' } },
    ]);
    const beside = await changed({ date: '2026-03-22', changeKind: 'extra', TimeIn: '15:00', TimeOut: '16:00' });
    expect([beside.status, beside.body.errors]).toEqual([400, { date: 'The class has a lesson on that day already' }]);
    await expectSaved(call('DELETE', `lessonChange/${info._id}`));
  });

  it('is the class’s own teacher’s, who gives no lesson to another', async () => {
    const day = { date: '2026-03-28', changeKind: 'changed' };
    const foreign = at.theirs.teacherID._id;
    expect((await changed({ ...day, teacherID: foreign }, at.teacher)).status).toBe(403);
    expect((await changed({ ...day, TimeIn: '07:30' }, at.colleague)).status).toBe(403);
    const { info } = (await expectSaved(changed({ ...day, TimeIn: '07:30' }, at.teacher))).body;
    expect((await call('DELETE', `lessonChange/${info._id}`, undefined, at.colleague)).status).toBe(403);
    await expectSaved(call('PUT', `lessonChange/${info._id}`, { teacherID: foreign }));
    const substitute = await lessons('from=2026-03-28&to=2026-03-28', at.colleague);
    expect(substitute.map(({ classID, TimeIn }) => [classID.className, TimeIn])).toEqual([
      ['Morning', '07:30'],
      ['Evening', '08:00'],
    ]);
    await expectSaved(call('DELETE', `lessonChange/${info._id}`));
  });
});

describe('a timetable', () => {
  it('has the lessons of at most 62 days, by date and time, of a class, a teacher or a room', async () => {
    const { status, body } = await call('GET', 'timetable?from=2026-03-01&to=2026-05-02');
    expect([status, body.errors]).toEqual([400, { to: 'A timetable has at most 62 days' }]);
    expect((await call('GET', 'timetable?from=2026-03-02&to=2026-03-01')).status).toBe(400);
    expect((await call('GET', 'timetable?from=soon')).status).toBe(400);
    expect((await call('GET', 'timetable?classID=1')).status).toBe(400);
    expect(await lessons('from=2026-03-01&to=2026-05-01')).not.toHaveLength(0);
    expect(await shown(`teacherID=${at.theirs.teacherID._id}&from=2026-04-04&to=2026-04-04`)).toHaveLength(1);
    const room = (await expectSaved(call('POST', 'room', { roomName: 'Room 1', seats: 20 }))).body.info._id;
    const extra = { date: '2026-04-05', changeKind: 'extra', TimeIn: '15:00', TimeOut: '16:00', roomID: room };
    const { info } = (await expectSaved(changed(extra))).body;
    expect(await shown(`roomID=${room}&from=2026-04-01&to=2026-04-30`)).toEqual(['2026-04-05 15:00 extra none yet']);
    await expectSaved(call('DELETE', `lessonChange/${info._id}`));
  });

  it('says which registers are missing, never of a cancelled lesson, nor on a holiday', async () => {
    const days = ofMine('from=2026-03-02&to=2026-03-09');
    expect(await shown(days)).toEqual([
      '2026-03-02 08:00 planned missing',
      '2026-03-07 08:00 planned taken',
      '2026-03-09 08:00 planned missing',
    ]);
    const { info } = (await expectSaved(changed({ date: '2026-03-02', changeKind: 'cancelled', reason: 'Ill' }))).body;
    const off = { holidayName: 'Teachers’ day', startDate: '2026-03-09', endDate: '2026-03-09' };
    const holiday = (await expectSaved(call('POST', 'holiday', off))).body.info;
    expect(await shown(days)).toEqual([
      '2026-03-02 08:00 cancelled none yet',
      '2026-03-07 08:00 planned taken',
      '2026-03-09 08:00 holiday none yet',
    ]);
    const missing = async (date: string) =>
      (await call('GET', `class/options?notTakenOn=${date}`)).body.map((one: { _id: string }) => one._id);
    expect(await missing('2026-03-02')).toEqual([at.theirs._id]);
    expect(await missing('2026-03-09')).toEqual([]);
    await expectSaved(call('DELETE', `holiday/${holiday._id}`));
    await expectSaved(call('DELETE', `lessonChange/${info._id}`));
    expect(new Set(await missing('2026-03-09'))).toEqual(new Set([at.mine._id, at.theirs._id]));
  });

  it('expects the register of an extra lesson, and that of a moved one on its new day', async () => {
    const extra = { date: '2026-03-10', changeKind: 'extra', TimeIn: '08:00', TimeOut: '09:00' };
    const { info } = (await expectSaved(changed(extra))).body;
    const today = async () => (await call('GET', 'today')).body.registers;
    expect(await today()).toEqual({ begun: 1, missing: 1 });
    const held = (await call('GET', 'class/options?heldOn=2026-03-10')).body;
    expect(held.map((one: { _id: string }) => one._id)).toEqual([at.mine._id]);
    await expectSaved(call('DELETE', `lessonChange/${info._id}`));
    expect(await today()).toEqual({ begun: 0, missing: 0 });
  });

  it('is their own for students, teachers and guardians, and nobody else’s', async () => {
    expect(await shown('from=2026-04-04&to=2026-04-04', at.teacher)).toHaveLength(1);
    expect((await call('GET', `timetable?teacherID=${at.theirs.teacherID._id}`, undefined, at.teacher)).status).toBe(
      403,
    );
    expect(await shown('from=2026-04-04&to=2026-04-04', at.student)).toHaveLength(2);
    const other = await at.make.portalTokenOf(at.stranger);
    expect(await shown('from=2026-04-04&to=2026-04-04', other)).toEqual([]);
    expect((await call('GET', `timetable?studentID=${at.amina._id}`, undefined, other)).status).toBe(403);
    expect(await shown(`studentID=${at.amina._id}&from=2026-04-04&to=2026-04-04`)).toHaveLength(2);
  });
});

describe('the week of a class', () => {
  it('is another one from a day on, and what was taught before stays as it was', async () => {
    const held = await at.make.class({ className: 'Noon', courseID: at.course._id, days: ['Sunday'] });
    const path = `class/${held._id}`;
    expect((await call('GET', path)).body.weeks).toMatchObject([{ validFrom: '2026-03-01', TimeIn: '08:00' }]);
    await at.make.enroll(at.bashir, held);
    await expectSaved(
      call('POST', 'attendence', {
        studentID: at.bashir._id,
        classID: held._id,
        date: '2026-03-08',
        attendenceStatus: 'present',
      }),
    );
    const early = await call('PUT', path, { TimeIn: '09:00', validFrom: '2026-03-08' });
    expect([early.status, early.body.errors]).toEqual([409, { validFrom: 'Registers were taken up to 8 Mar 2026' }]);
    expect((await call('PUT', path, { TimeIn: '09:00', validFrom: 'soon' })).status).toBe(400);
    const { info } = (
      await expectSaved(call('PUT', path, { TimeIn: '14:00', TimeOut: '16:00', validFrom: '2026-04-01' }))
    ).body;
    expect(info.TimeIn).toBe('08:00');
    const now = (await expectSaved(call('PUT', path, { TimeIn: '09:00' }))).body.info;
    expect(now.TimeIn).toBe('09:00');
    expect((await call('GET', path)).body.weeks).toMatchObject([
      { validFrom: '2026-03-01', TimeIn: '08:00', teacherID: { _id: held.teacherID._id }, roomID: null },
      { validFrom: '2026-03-10', TimeIn: '09:00' },
      { validFrom: '2026-04-01', TimeIn: '14:00', TimeOut: '16:00' },
    ]);
    const all = await lessons(`classID=${held._id}&from=2026-03-01&to=2026-04-05`);
    expect(all.map(({ date, TimeIn }) => `${date} ${TimeIn}`)).toEqual([
      '2026-03-01 08:00',
      '2026-03-08 08:00',
      '2026-03-15 09:00',
      '2026-03-22 09:00',
      '2026-03-29 09:00',
      '2026-04-05 14:00',
    ]);
    await beginWeeks({ database: at.app.served, brand: 'academy' }, () => new Date('2026-04-01T09:00:00Z'));
    expect((await call('GET', path)).body).toMatchObject({ TimeIn: '14:00', TimeOut: '16:00' });
  });

  it('is the first one from its start while it has no register, and goes with its class', async () => {
    const held = await at.make.class({ className: 'Late', courseID: at.course._id, startedDate: '2026-03-20' });
    await expectSaved(call('PUT', `class/${held._id}`, { startedDate: '2026-03-05', TimeIn: '08:30' }));
    expect((await call('GET', `class/${held._id}`)).body.weeks).toMatchObject([
      { validFrom: '2026-03-05', TimeIn: '08:30' },
    ]);
    await expectSaved(call('DELETE', `class/${held._id}`));
  });
});
