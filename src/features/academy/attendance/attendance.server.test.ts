// Proves S§2, S§3, S§7, R 4.3, A15, B9, E5, E12.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attendance } from './attendance.contract';
import { type RegisterScene, startRegisters } from './attendance.fixture';

let scene: RegisterScene;

beforeAll(async () => {
  scene = await startRegisters();
});
afterAll(() => scene.app.stop());

const idsOf = (rows: readonly Attendance[]) => rows.map(({ _id }) => _id);

describe('the list of attendance', () => {
  it('is found by student, number and class, filtered by what it is, and by the date attended', async () => {
    const { amina, bashir, mine, taken, get, remove } = scene;
    const made = [...(await taken('2026-03-07')), ...(await taken('2026-03-09'))];
    const found = async (query: string) => (await get(`attendence?${query}`)).body.length;
    expect(await found('')).toBe(4);
    expect(await found('q=amina')).toBe(2);
    expect(await found(`q=${bashir.stdID}`)).toBe(2);
    expect(await found('q=morning%20bashir')).toBe(2);
    expect(await found('from=2026-03-08')).toBe(2);
    expect(await found('from=2026-03-07&to=2026-03-07')).toBe(2);
    expect(await found('attendenceStatus=upsent')).toBe(2);
    expect(await found('attended=1')).toBe(2);
    expect(await found('day=Monday')).toBe(2);
    expect(await found(`studentID=${amina._id}&classID=${mine._id}&date=2026-03-07`)).toBe(1);
    expect((await get('attendence?sort=-date&page=1&pageSize=1')).body[0].date).toBe('2026-03-09');
    expect((await get('attendence?attended=2')).status).toBe(400);
    await Promise.all(idsOf(made).map((id) => remove(id)));
  });

  it('as a file names student, class, date, day and status in words', async () => {
    const { taken, get, remove } = scene;
    const made = await taken('2026-03-07');
    const { text, headers } = await get('attendence?format=csv');
    expect(headers['content-disposition']).toBe('attachment; filename="TableContent.csv"');
    expect(text).toContain(
      'Student,Class,Teacher,Course,Date attended,Day,Attended,Status,Reason,User attended,Created',
    );
    expect(text).toContain('Morning – Web,Farah Abdi,Web,2026-03-07,Saturday,0,Absent');
    await Promise.all(idsOf(made).map((id) => remove(id)));
  });
});

describe('editing a record', () => {
  it('takes it as it was read without _id, action and __v, and changes what differs', async () => {
    const { taken, put, remove } = scene;
    const [one, other] = await taken('2026-03-09');
    const { _id, __v, ...read } = one;
    expect((await put(_id, { ...read, studentName: 'x', className: 'y', items: undefined })).body.info).toMatchObject({
      attendenceStatus: 'present',
      __v: 1,
    });
    const sick = await put(_id, { attendenceStatus: 'sick', reason: 'Flu' });
    expect(sick.body.info).toMatchObject({ attended: 0, attendenceStatus: 'sick', reason: 'Flu' });
    expect((await put(_id, { reason: 'Malaria' })).body.info.reason).toBe('Malaria');
    expect((await put(_id, { attended: false })).body.info).toMatchObject({
      attendenceStatus: 'sick',
      reason: 'Malaria',
    });
    expect((await put(_id, { attended: 1 })).body.info).toMatchObject({ attendenceStatus: 'present', reason: null });
    expect((await put(_id, { reason: 'No' })).body.errors).toEqual({ reason: 'Only an absence has a reason' });
    expect((await put(_id, { __v: 0, attended: 0 })).status).toBe(409);
    await Promise.all([remove(_id), remove(other._id)]);
  });

  it('moves it to another date, whose day it takes, unless that is in the future or taken', async () => {
    const { taken, put, remove } = scene;
    const [one, other] = await taken('2026-03-09');
    const [there, there2] = await taken('2026-03-07');
    expect((await put(one._id, { date: '2026-03-08' })).body.info).toMatchObject({ date: '2026-03-08', day: 'Sunday' });
    expect((await put(one._id, { day: 'Monday' })).body.errors).toEqual({ day: 'The date is not a Monday' });
    expect((await put(one._id, { date: '2026-03-11' })).status).toBe(400);
    expect((await put(one._id, { date: null })).body.errors).toEqual({ date: 'Enter date attended' });
    const taken2 = await put(one._id, { date: '2026-03-07' });
    expect([taken2.status, taken2.body.errors]).toEqual([
      409,
      { date: 'This student is already in the register of this class for this date' },
    ]);
    await Promise.all([one, other, there, there2].map(({ _id }) => remove(_id)));
  });

  it('moves it to another class of the student, with that class’s teacher, and to no student without a seat', async () => {
    const { theirs, stranger, taken, put, remove } = scene;
    const [one, other] = await taken('2026-03-09');
    expect((await put(one._id, { studentID: stranger._id })).body.errors).toEqual({
      studentID: 'This student is not actively enrolled in this class',
    });
    expect((await put(other._id, { classID: theirs._id })).status).toBe(400);
    const moved = await put(one._id, { ...one, classID: theirs._id });
    expect(moved.body.info).toMatchObject({
      classID: { className: 'Evening' },
      teacherID: { teacherName: 'Nimco Ali' },
    });
    await Promise.all([remove(one._id), remove(other._id)]);
  });

  it('stays possible after the student has left and the class has passed to another teacher', async () => {
    const { app, owner, make, mine, put, post, remove, record } = scene;
    const leaver = await make.student();
    await make.enroll(leaver, mine);
    const [one] = (await post(record(leaver, '2026-03-02', 'upsent'))).body.info;
    const [seat] = (await scene.get(`Enrollment?studentID=${leaver._id}`)).body;
    await app.call('PUT', `Enrollment/${seat._id}`, { token: owner, body: { enrolledStatus: 'graduated' } });
    const successor = await make.teacher();
    await app.call('PUT', `class/${mine._id}`, { token: owner, body: { teacherID: successor._id } });
    const { body } = await put(one._id, { ...one, attended: 1, attendenceStatus: 'present' });
    expect(body.info).toMatchObject({ attendenceStatus: 'present', teacherID: { teacherName: 'Farah Abdi' } });
    await app.call('PUT', `class/${mine._id}`, { token: owner, body: { teacherID: mine.teacherID._id } });
    await remove(one._id);
  });
});

describe('deleting a record', () => {
  it('takes it away, and is not asked twice', async () => {
    const { taken, get, remove } = scene;
    const [one, other] = await taken('2026-03-09');
    expect((await remove(one._id, { __v: 0 })).body).toMatchObject({ status: true, message: 'Attendance deleted' });
    expect((await get(`attendence/${one._id}`)).status).toBe(404);
    expect((await remove(one._id)).status).toBe(404);
    await remove(other._id);
  });
});

describe('a teacher', () => {
  it('sees the attendance of own classes alone, and a filter naming another’s class, student or colleague is refused', async () => {
    const { theirs, stranger, amina, taken, post, record, get, remove, teacher, colleague } = scene;
    const made = await taken('2026-03-09');
    const [foreign] = (await post(record(amina, '2026-03-09', 'sick', { classID: theirs._id }))).body.info;
    expect(idsOf((await get('attendence', teacher)).body)).toEqual(idsOf(made));
    expect(idsOf((await get('attendence', colleague)).body)).toEqual([foreign._id]);
    for (const filter of [`classID=${theirs._id}`, `studentID=${stranger._id}`, `teacherID=${theirs.teacherID._id}`])
      expect((await get(`attendence?${filter}`, teacher)).status).toBe(403);
    expect((await get(`attendence/${foreign._id}`, teacher)).status).toBe(403);
    expect((await get('attendence?format=csv', teacher)).text).not.toContain('Evening');
    await Promise.all([...idsOf(made), foreign._id].map((id) => remove(id)));
  });

  it('sees the past of a class only while it is their own', async () => {
    const { app, owner, mine, taken, get, remove, teacher, colleague, theirs } = scene;
    const made = await taken('2026-03-09');
    await app.call('PUT', `class/${mine._id}`, { token: owner, body: { teacherID: theirs.teacherID._id } });
    expect((await get('attendence', teacher)).body).toEqual([]);
    expect((await get('attendence', colleague)).body).toHaveLength(2);
    await app.call('PUT', `class/${mine._id}`, { token: owner, body: { teacherID: mine.teacherID._id } });
    await Promise.all(idsOf(made).map((id) => remove(id)));
  });

  it('writes in own classes alone and moves no record into another', async () => {
    const { theirs, amina, taken, post, record, put, remove, teacher } = scene;
    const [one, other] = await taken('2026-03-09');
    const [foreign] = (await post(record(amina, '2026-03-09', 'sick', { classID: theirs._id }))).body.info;
    expect((await put(one._id, { attended: 0 }, teacher)).status).toBe(200);
    expect((await put(one._id, { classID: theirs._id }, teacher)).status).toBe(403);
    expect((await put(foreign._id, { attended: 1 }, teacher)).status).toBe(403);
    expect((await remove(foreign._id, undefined, teacher)).status).toBe(403);
    expect((await remove(one._id, undefined, teacher)).status).toBe(200);
    await Promise.all([remove(other._id), remove(foreign._id)]);
  });
});

describe('a student', () => {
  it('sees own attendance alone and writes none', async () => {
    const { bashir, amina, taken, get, put, post, record, remove, student } = scene;
    const made = await taken('2026-03-09');
    expect(idsOf((await get('attendence', student)).body)).toEqual([made[0]._id]);
    expect((await get(`attendence?studentID=${bashir._id}`, student)).status).toBe(403);
    expect((await get(`attendence/${made[1]._id}`, student)).status).toBe(403);
    expect((await post(record(amina, '2026-03-07'), student)).status).toBe(403);
    expect((await put(made[0]._id, { attended: 0 }, student)).status).toBe(403);
    expect((await remove(made[0]._id, undefined, student)).status).toBe(403);
    await Promise.all(idsOf(made).map((id) => remove(id)));
  });
});

describe('the records that attendance refers to', () => {
  it('stays: an enrollment, a class or a student with attendance is not deleted, and the enrollment moves nowhere', async () => {
    const { app, owner, make, mine, amina, bashir, taken, get, remove } = scene;
    const made = await taken('2026-03-09');
    const [seat] = (await get(`Enrollment?studentID=${bashir._id}`)).body;
    const gone = await app.call('DELETE', `Enrollment/${seat._id}`, { token: owner });
    expect([gone.status, gone.body.message]).toEqual([409, 'Still in use by 1 attendance']);
    expect((await app.call('DELETE', `class/${mine._id}`, { token: owner })).body.message).toContain('2 attendance');
    expect((await app.call('DELETE', `student/${amina._id}`, { token: owner })).status).toBe(409);
    const other = await make.class({ courseID: mine.courseID._id });
    const moved = await app.call('PUT', `Enrollment/${seat._id}`, { token: owner, body: { classID: other._id } });
    expect(moved.status).toBe(409);
    await Promise.all(idsOf(made).map((id) => remove(id)));
  });

  it('is never left without an enrollment, however close the two come', async () => {
    const { app, owner, make, mine, record, post, get } = scene;
    for (let time = 0; time < 10; time++) {
      const one = await make.student();
      await make.enroll(one, mine);
      const [seat] = (await get(`Enrollment?studentID=${one._id}`)).body;
      const [gone, saved] = await Promise.all([
        app.call('DELETE', `Enrollment/${seat._id}`, { token: owner }),
        post(record(one, '2026-03-09')),
      ]);
      expect([gone.status, saved.status]).toEqual(gone.status === 200 ? [200, 400] : [409, 200]);
    }
  });
});
