// Proves AL15, CL10.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { academySlices } from '#testing/parts/academy';
import { sendFile } from '#testing/sent-file';
import { type Records, startRecords } from '#testing/academy-records';
import { expectSaved, startTestApp } from '#testing/test-app';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { holidaySlice } from '#features/academy/holiday/holiday-slice.server';
import { settingsSlice } from '#features/oversight/settings/settings-slice.server';
import { roomSlice } from './room-slice.server';

type Values = Readonly<Record<string, unknown>>;

let at: Records;
beforeAll(async () => {
  const app = await startTestApp({
    slices: [...academySlices, roomSlice, holidaySlice, attendanceSlice, settingsSlice],
  });
  app.setClock(new Date('2026-11-24T12:00:00Z'));
  at = await startRecords(app);
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
});
afterAll(() => at.app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Values) =>
  at.app.call(method, path, { token: at.owner, ...(body === undefined ? {} : { body }) });
const saved = async (path: string, body: Values) => (await expectSaved(call('POST', path, body))).body.info;

describe('a room', () => {
  it('has a name of its own and seats, is not shared unless said, and is not deleted while a class is in it', async () => {
    const info = await saved('room', { roomName: 'Room 1', seats: 24 });
    expect(info).toMatchObject({ roomName: 'Room 1', seats: 24, isShared: false });
    expect((await call('POST', 'room', { roomName: 'ROOM 1', seats: 10 })).status).toBe(409);
    expect((await call('POST', 'room', {})).body.errors).toEqual({
      roomName: 'Enter room name',
      seats: 'Enter seats',
    });
    for (const seats of [0, 1001]) expect((await call('POST', 'room', { roomName: 'Other', seats })).status).toBe(400);
    expect((await call('GET', 'room/options')).body).toMatchObject([{ label: 'Room 1 (24)' }]);
    const held = await at.make.class({ roomID: info._id });
    expect(held.roomID).toEqual({ _id: info._id, roomName: 'Room 1' });
    const refused = await call('DELETE', `room/${info._id}`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Still in use by 1 class']);
    await expectSaved(call('PUT', `class/${held._id}`, { roomID: null }));
    await expectSaved(call('DELETE', `room/${info._id}`));
  });

  it('is for offline classes, and a meeting link for online ones; a class that goes online leaves its room', async () => {
    const info = await saved('room', { roomName: 'Room 2', seats: 24 });
    const link = 'https://meet.example.com/py-05?pwd=1';
    const online = { courseID: (await at.make.course())._id, teacherID: (await at.make.teacher())._id };
    const place = await at.make.class({ ...online, roomID: info._id });
    const wrong = await call('PUT', `class/${place._id}`, { meetingLink: link });
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      { meetingLink: 'Only an online class has a meeting link' },
    ]);
    const moved = (await expectSaved(call('PUT', `class/${place._id}`, { classShift: 'online', meetingLink: link })))
      .body;
    expect([moved.info.roomID, moved.info.meetingLink]).toEqual([null, link]);
    const room = await call('PUT', `class/${place._id}`, { roomID: info._id });
    expect([room.status, room.body.errors]).toEqual([400, { roomID: 'An online class is held in no room' }]);
    for (const meetingLink of [
      'http://meet.example.com',
      'javascript:alert(1)',
      `https://a.example/${'x'.repeat(255)}`,
    ])
      expect((await call('PUT', `class/${place._id}`, { meetingLink })).status, meetingLink).toBe(400);
    const back = (await expectSaved(call('PUT', `class/${place._id}`, { classShift: 'offline' }))).body;
    expect(back.info.meetingLink).toBeNull();
  });

  it('is read of a file of classes by its name, beside the seats of each', async () => {
    await saved('room', { roomName: 'Lab A', seats: 30 });
    const course = await at.make.course({ courseName: 'Filed' });
    const teacher = await at.make.teacher({ teacherName: 'Filed Teacher' });
    const file = [
      'className,courseID,teacherID,classShift,startedDate,endDate,TimeIn,TimeOut,roomID,capacity',
      `Ground floor,${course.courseName},${teacher.teacherName},offline,2026-03-01,2026-06-01,08:00,10:00,Lab A,12`,
      `Upper floor,${course.courseName},${teacher.teacherName},online,2026-03-01,2026-06-01,08:00,10:00,Lab A,12`,
    ].join('\n');
    const { body } = await sendFile(at.app, 'class/import', file, { token: at.owner });
    expect([body.saved, body.failed.length]).toEqual([1, 1]);
    const [made] = (await call('GET', 'class?q=Ground&page=1')).body;
    expect([made.roomID.roomName, made.capacity]).toEqual(['Lab A', 12]);
  });
});

it('the next lesson of a room is the one being held, and once it has ended the one after it', async () => {
  const room = await saved('room', { roomName: 'Lab Z', seats: 9 });
  const times = { TimeIn: '14:00', TimeOut: '16:00', startedDate: '2026-11-01', endDate: '2026-12-31' };
  const held = await at.make.class({ days: ['Tuesday'], roomID: room._id, ...times });
  const next = async () => (await call('GET', 'room?q=Lab%20Z&page=1')).body[0].nextLesson;
  // 15:00 in Mogadishu.
  expect(await next()).toBe('2026-11-24');
  at.app.setClock(new Date('2026-11-24T13:00:00Z'));
  expect(await next()).toBe('2026-12-01');
  at.app.setClock(new Date('2026-11-24T12:00:00Z'));
  await expectSaved(call('DELETE', `class/${held._id}`));
});

describe('a holiday', () => {
  it('has a name and up to 92 days, both ends among them', async () => {
    const eid = { holidayName: 'Eid', startDate: '2026-11-24', endDate: '2026-11-26' };
    expect(await saved('holiday', eid)).toMatchObject(eid);
    expect((await call('POST', 'holiday', {})).body.errors).toEqual({
      holidayName: 'Enter holiday name',
      startDate: 'Enter start date',
      endDate: 'Enter end date',
    });
    const summer = await saved('holiday', { ...eid, startDate: '2026-06-01', endDate: '2026-08-31' });
    const long = await call('PUT', `holiday/${summer._id}`, { endDate: '2026-09-01' });
    expect([long.status, long.body.errors]).toEqual([400, { endDate: 'A holiday has at most 92 days' }]);
    const turned = await call('POST', 'holiday', { ...eid, endDate: '2026-11-23' });
    expect(turned.status).toBe(400);
    const room = await saved('room', { roomName: 'Eid room', seats: 9 });
    const held = await at.make.class({
      days: ['Tuesday'],
      roomID: room._id,
      startedDate: '2026-11-01',
      endDate: '2026-12-31',
    });
    const student = await at.make.student();
    await at.make.enroll(student, held);
    const register = { studentID: student._id, classID: held._id, date: '2026-11-24', attendenceStatus: 'present' };
    await expectSaved(call('POST', 'attendence', register));
    const asked = (await expectSaved(call('POST', 'holiday?preview=1', { ...eid, endDate: '2026-11-24' }))).body;
    expect([asked.message, asked.registers]).toEqual(['1 register was taken on these days. It stays.', 1]);
    const [dropping] = (await call('GET', 'holiday?q=Eid&page=1')).body;
    expect([dropping.holidayName, dropping.lessonsDropped]).toEqual(['Eid', 1]);
    const [next] = (await call('GET', 'room?q=Eid%20room&page=1')).body;
    expect(next.nextLesson).toBe('2026-12-01');
    const found = await call('GET', 'holiday?from=2026-11-01&to=2026-11-30');
    expect(found.body).toHaveLength(1);
  });
});

it('rooms and holidays are not there while the timetable is off; a class keeps its room', async () => {
  const info = await saved('room', { roomName: 'Kept', seats: 5 });
  const place = await at.make.class({ roomID: info._id });
  await expectSaved(call('PUT', 'settings', { features: { timetable: false } }));
  for (const path of ['room', 'holiday']) {
    const refused = await call('GET', path);
    expect([refused.status, refused.body.message]).toEqual([404, 'This feature is switched off']);
  }
  expect((await call('GET', `class/${place._id}`)).body.roomID.roomName).toBe('Kept');
  await expectSaved(call('PUT', 'settings', { features: { timetable: true } }));
});
