// Proves CL6, CL8, E15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { sendFile } from '#testing/sent-file';
import { type Records, startRecords } from '#testing/academy-records';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { holidaySlice } from '#features/academy/holiday/holiday-slice.server';
import { lessonSlice } from '#features/academy/lesson/lesson-slice.server';
import { roomSlice } from '#features/academy/room/room-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';

type Values = Readonly<Record<string, unknown>>;

const timetableSlices = [roomSlice, holidaySlice, lessonSlice, attendanceSlice, settingsSlice];

/** Monday, 23 November 2026. */
let at: Records;
/** A class on Tuesdays, 08:00 to 10:00, in room 2, until the end of the year. */
let web: Awaited<ReturnType<Records['make']['class']>>;
let rooms: Readonly<Record<'one' | 'two' | 'hall', string>>;
beforeAll(async () => {
  const app = await startTestApp({ slices: [...academySlices, ...timetableSlices] });
  app.setClock(new Date('2026-11-23T06:00:00Z'));
  at = await startRecords(app);
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
  const room = async (roomName: string, values: Values = {}) =>
    (await saved('room', { roomName, seats: 20, ...values }))._id;
  rooms = {
    one: await room('Room 1'),
    two: await room('Room 2', { seats: 10 }),
    hall: await room('Hall', { isShared: true, seats: 90 }),
  };
  web = await at.make.class({ ...tuesday, className: 'WEB-07', endDate: '2026-12-31', roomID: rooms.two });
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values) =>
  at.app.call(method, path, { token: at.owner, ...(body === undefined ? {} : { body }) });
const saved = async (path: string, body: Values) => (await expectSaved(call('POST', path, body))).body.info;
const tuesday = {
  days: ['Tuesday'],
  startedDate: '2026-11-01',
  endDate: '2027-01-31',
  TimeIn: '08:00',
  TimeOut: '10:00',
};
const later = { TimeIn: '09:00', TimeOut: '11:00' };
const refused = async (answer: ReturnType<typeof call>) => {
  const { status, body } = await answer;
  return [status, body.message, body.errors];
};
const taken = (date: string, field = 'roomID') => {
  const message = `Room 2 is taken by WEB-07 on ${date}, 08:00–10:00`;
  return [409, message, { [field]: message }];
};

describe('a room', () => {
  it('CL example 5: that another class has is refused from today on, and a holiday counts', async () => {
    const python = await at.make.class({ ...tuesday, ...later, className: 'PY-05' });
    const path = `class/${python._id}`;
    expect(await refused(call('PUT', path, { roomID: rooms.two }))).toEqual(taken('24 Nov 2026'));
    const { _id } = await saved('holiday', { holidayName: 'Eid', startDate: '2026-11-24', endDate: '2026-11-26' });
    expect(await refused(call('PUT', path, { roomID: rooms.two }))).toEqual(taken('1 Dec 2026'));
    await expectSaved(call('DELETE', `holiday/${_id}`));
    const body = { ...tuesday, ...later, courseID: python.courseID._id, teacherID: python.teacherID._id };
    const made = { ...body, className: 'PY-06', classShift: 'offline', roomID: rooms.two };
    expect(await refused(call('POST', 'class', made))).toEqual(taken('24 Nov 2026'));
    expect((await call('GET', 'class?q=PY-06')).body).toEqual([]);
    await expectSaved(call('PUT', path, { roomID: rooms.two, validFrom: '2027-01-01' }));
    expect(await refused(call('PUT', path, { TimeIn: '07:00', roomID: rooms.two }))).toEqual(taken('24 Nov 2026'));
    await expectSaved(call('PUT', path, { roomID: rooms.two, TimeIn: '10:00', TimeOut: '12:00' }));
    await expectSaved(call('PUT', path, { roomID: rooms.hall, ...later }));
    await expectSaved(call('DELETE', path));
  });

  it('is free of a class that is over, and is taken again when that one runs', async () => {
    const body = { ...tuesday, className: 'OLD-01', classStatus: 'completed', roomID: rooms.two };
    const old = await at.make.class(body);
    expect(await refused(call('PUT', `class/${old._id}`, { classStatus: 'active' }))).toEqual(taken('24 Nov 2026'));
    await expectSaved(call('DELETE', `class/${old._id}`));
  });

  it('is refused to a changed lesson, and to one that is given back', async () => {
    const other = await at.make.class({ ...tuesday, days: ['Wednesday'], className: 'NET-01', roomID: rooms.two });
    const move = { classID: other._id, date: '2026-12-02', changeKind: 'changed', newDate: '2026-12-01' };
    expect(await refused(call('POST', 'lessonChange', move))).toEqual(taken('1 Dec 2026'));
    const off = { classID: web._id, date: '2026-12-01', changeKind: 'cancelled', reason: 'Ill' };
    const cancelled = await saved('lessonChange', off);
    const moved = await saved('lessonChange', move);
    const back = await call('DELETE', `lessonChange/${cancelled._id}`);
    expect([back.status, back.body.message]).toEqual([409, 'Room 2 is taken by NET-01 on 1 Dec 2026, 08:00–10:00']);
    await expectSaved(call('PUT', `lessonChange/${moved._id}`, { roomID: rooms.one }));
    expect(
      await refused(
        call('PUT', `lessonChange/${cancelled._id}`, { changeKind: 'changed', roomID: rooms.one, reason: null }),
      ),
    ).toEqual([
      409,
      'Room 1 is taken by NET-01 on 1 Dec 2026, 08:00–10:00',
      { roomID: 'Room 1 is taken by NET-01 on 1 Dec 2026, 08:00–10:00' },
    ]);
    await expectSaved(call('DELETE', `lessonChange/${cancelled._id}`));
    await expectSaved(call('DELETE', `lessonChange/${moved._id}`));
    await expectSaved(call('DELETE', `class/${other._id}`));
  });

  it('stays shared while two classes are in it at once', async () => {
    const first = await at.make.class({ ...tuesday, className: 'HALL-01', roomID: rooms.hall });
    const second = await at.make.class({ ...tuesday, ...later, className: 'HALL-02', roomID: rooms.hall });
    const [status, message, errors] = await refused(call('PUT', `room/${rooms.hall}`, { isShared: false }));
    expect([status, message]).toEqual([409, expect.stringMatching(/^Hall is taken by HALL-0\d on 24 Nov 2026/)]);
    expect(errors).toEqual({ isShared: message });
    await expectSaved(call('PUT', `class/${second._id}`, { classShift: 'online' }));
    await expectSaved(call('PUT', `room/${rooms.hall}`, { isShared: false }));
    await expectSaved(call('PUT', `room/${rooms.hall}`, { isShared: true }));
    for (const { _id } of [first, second]) await expectSaved(call('DELETE', `class/${_id}`));
  });

  it('is given to one of two classes that ask for it at once, by one of the lines of a file', async () => {
    const friday = { ...tuesday, days: ['Friday'] };
    const classes = [await at.make.class(friday), await at.make.class(friday)];
    const answers = await Promise.all(classes.map(({ _id }) => call('PUT', `class/${_id}`, { roomID: rooms.one })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    for (const { _id } of classes) await expectSaved(call('DELETE', `class/${_id}`));
    const course = await at.make.course({ courseName: 'Filed' });
    const teacher = await at.make.teacher({ teacherName: 'Filed Teacher' });
    const line = (name: string) =>
      `${name},${course.courseName},${teacher.teacherName},offline,"Friday",2026-11-01,2026-12-31,08:00,10:00,Room 1`;
    const head = 'className,courseID,teacherID,classShift,days,startedDate,endDate,TimeIn,TimeOut,roomID';
    const file = [head, line('F-1'), line('F-2')].join('\n');
    const before = (await call('GET', 'class')).body.length;
    const { body: seen } = await sendFile(at.app, 'class/import?preview=1', file, { token: at.owner });
    expect([seen.valid, seen.rows.map((row: { errors: Values }) => row.errors)]).toEqual([
      1,
      [{}, { roomID: 'Room 1 is taken by F-1 on 27 Nov 2026, 08:00–10:00' }],
    ]);
    // More lines for one room than are tried in one transaction.
    const many = [head, ...Array.from({ length: 60 }, (_one, index) => line(`F-${index + 1}`))].join('\n');
    expect((await sendFile(at.app, 'class/import?preview=1', many, { token: at.owner })).body).toMatchObject({
      valid: 1,
      invalid: 59,
    });
    expect((await call('GET', 'class')).body).toHaveLength(before);
    const { body } = await sendFile(at.app, 'class/import', file, { token: at.owner });
    expect([body.saved, body.failed[0].errors.roomID]).toEqual([
      1,
      'Room 1 is taken by F-1 on 27 Nov 2026, 08:00–10:00',
    ]);
  });
});

describe('a preview', () => {
  it('names the clashes of room, teacher and students and the rooms that are free, and saves nothing', async () => {
    const body = { ...tuesday, ...later, className: 'PY-07', classShift: 'offline', roomID: rooms.two };
    const sent = { ...body, courseID: web.courseID._id, teacherID: web.teacherID._id };
    const { body: asked } = await expectSaved(call('POST', 'class?preview=1', sent));
    const found = {
      classID: { _id: web._id, className: 'WEB-07' },
      date: '2026-11-24',
      TimeIn: '08:00',
      TimeOut: '10:00',
    };
    expect(asked).toMatchObject({
      status: true,
      message: 'Room 2 is taken by WEB-07 on 24 Nov 2026, 08:00–10:00',
      clashes: [
        { ...found, kind: 'room', count: 6, roomID: { roomName: 'Room 2' } },
        { ...found, kind: 'teacher', count: 6 },
      ],
      freeRooms: [
        { roomName: 'Room 1', seats: 20 },
        { roomName: 'Hall', seats: 90 },
      ],
    });
    expect((await call('GET', 'class?q=PY-07')).body).toEqual([]);
    const python = await at.make.class({ ...sent, teacherID: undefined, roomID: null });
    const student = await at.make.student();
    await at.make.enroll(student, web);
    await at.make.enroll(student, python);
    const students = async (path: string, values: Values) =>
      (await expectSaved(call(path.startsWith('class') ? 'PUT' : 'POST', `${path}?preview=1`, values))).body.clashes;
    expect(await students(`class/${python._id}`, {})).toMatchObject([{ ...found, kind: 'student', count: 1 }]);
    const extra = { classID: python._id, date: '2026-11-25', changeKind: 'extra', TimeIn: '08:00', TimeOut: '09:00' };
    expect(await students('lessonChange', extra)).toHaveLength(1);
    expect((await call('GET', 'lessonChange')).body).toEqual([]);
    const off = { classID: web._id, date: '2026-11-24', changeKind: 'cancelled', reason: 'Ill' };
    await saved('lessonChange', off);
    expect(await students(`class/${python._id}`, {})).toMatchObject([{ date: '2026-12-01' }]);
    expect((await call('POST', 'class?preview=2', sent)).status).toBe(400);
    expect((await call('POST', 'class?preview=1', { ...sent, TimeOut: '07:00' })).status).toBe(400);
  });
});

describe('the choice of a room', () => {
  it('for a lesson is of those that no other class has at the time; shared ones always are', async () => {
    const { _id: classID } = await at.make.class({ ...tuesday, days: ['Friday'], className: 'PY-11' });
    const free = async (lesson: string, of = classID): Promise<string[]> =>
      (await call('GET', `room/options?freeAt=${encodeURIComponent(`${lesson} ${of}`)}`)).body.map(
        ({ label }: { label: string }) => label,
      );
    expect(await free('2026-12-08 09:00 11:00')).toEqual(expect.arrayContaining(['Hall (90)', 'Room 1 (20)']));
    expect(await free('2026-12-08 09:00 11:00')).not.toContain('Room 2 (10)');
    expect(await free('2026-12-08 10:00 11:00')).toContain('Room 2 (10)');
    expect(await free('2026-12-08 09:00 11:00', web._id)).toContain('Room 2 (10)');
    expect((await call('GET', 'room/options?freeAt=now')).status).toBe(400);
  });
});
