// Proves S§3, S§4, S§5, S§9, R 3.1, R 6.5, A15, B9, B11, B25, B26, E8, E14, E15.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AcademyRecords, classBody, startRecords } from '#testing/academy-records';
import { type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let course: { _id: string; courseName?: string };
let teacher: { _id: string; teacherName?: string };

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(
    await startTestApp({ slices: [...academySlices, attendanceSlice, marksSlice] }),
  ));
  course = await make.course({ courseName: 'Python' });
  teacher = await make.teacher();
});
afterAll(() => app.stop());

const nobody = '0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b';
const bodyOf = (values = {}) => classBody({ courseID: course._id, teacherID: teacher._id, ...values });
const post = (body: unknown) => app.call('POST', 'class', { token: owner, body });
const put = (id: string, body: unknown) => app.call('PUT', `class/${id}`, { token: owner, body });
const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);

describe('a new class', () => {
  it('is read with its course, its teacher and its days, and starts as active', async () => {
    const days = [
      { label: 'Saturday', value: 'Saturday' },
      { label: 'Monday', value: 'Monday' },
    ];
    const { status, body } = await post(bodyOf({ className: 'PY-1', days }));
    expect(status).toBe(200);
    expect(body.info).toMatchObject({
      className: 'PY-1',
      courseID: { _id: course._id, courseName: 'Python' },
      teacherID: { _id: teacher._id, teacherName: teacher.teacherName },
      days,
      classShift: 'offline',
      startedDate: '2026-03-01',
      endDate: '2026-08-31',
      TimeIn: '08:00',
      TimeOut: '10:00',
      classStatus: 'active',
    });
    expect(body.info).not.toHaveProperty('enrolledList');
  });

  it('needs its fields, each in its own words', async () => {
    const { status, body } = await post({});
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      className: 'Enter class name',
      courseID: 'Please select course',
      teacherID: 'Please select teacher',
      classShift: 'Please select class shift',
      startedDate: 'Enter start date',
      endDate: 'Enter end date',
      TimeIn: 'Enter time in',
      TimeOut: 'Enter time out',
    });
  });

  it('may leave its days open and its status blank', async () => {
    const { days: _left, ...rest } = bodyOf({ classStatus: '' });
    expect((await post(rest)).body.info).toMatchObject({ days: [], classStatus: 'active' });
  });

  it.each([
    ['an unknown field', { room: 3 }, 'room'],
    ['a name that is a number', { className: 5 }, 'className'],
    ['a name that is null', { className: null }, 'className'],
    ['a name of 121 characters', { className: 'a'.repeat(121) }, 'className'],
    ['a course that is not there', { courseID: nobody }, 'courseID'],
    ['a teacher that is not there', { teacherID: nobody }, 'teacherID'],
    ['a day that is none', { days: ['Caturday'] }, 'days'],
    ['days that are no list', { days: 'Monday' }, 'days'],
    ['a shift that is none', { classShift: 'night' }, 'classShift'],
    ['a date that does not exist', { startedDate: '2026-02-30' }, 'startedDate'],
    ['a time that does not exist', { TimeIn: '24:00' }, 'TimeIn'],
    ['a status that is none', { classStatus: 'closed' }, 'classStatus'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, body } = await post(bodyOf(wrong));
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('ends on or after its first day, and on each day after it began', async () => {
    const { status, body } = await post(bodyOf({ endDate: '2026-02-28', TimeOut: '08:00' }));
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      endDate: 'The end date is before the start date',
      TimeOut: 'Time out must be after time in',
    });
    expect((await post(bodyOf({ endDate: '2026-03-01', TimeOut: '08:01' }))).status).toBe(200);
  });

  it('has a name that no other class of its course has', async () => {
    await post(bodyOf({ className: 'Evening' }));
    const again = await post(bodyOf({ className: 'EVENING' }));
    expect([again.status, again.body.errors.className]).toEqual([409, 'Class with this Class name exists already']);
    expect((await post(bodyOf({ className: 'Evening', courseID: (await make.course())._id }))).status).toBe(200);
  });
});

describe('an edited class', () => {
  it('is judged by what it will be, whichever of its days is sent', async () => {
    const made = await make.class();
    expect((await put(made._id, { endDate: '2026-02-01' })).body.errors).toEqual({
      endDate: 'The end date is before the start date',
    });
    expect((await put(made._id, { TimeIn: '11:00' })).body.errors).toEqual({
      TimeOut: 'Time out must be after time in',
    });
    expect((await put(made._id, { startedDate: '2026-01-01', endDate: '2026-02-01' })).status).toBe(200);
  });

  it('takes each status, and the record as it was read', async () => {
    let made = await make.class();
    for (const classStatus of ['pending', 'blocked', 'completed', 'active']) {
      const { status, body } = await put(made._id, { ...made, classStatus });
      expect([status, body.info.classStatus]).toEqual([200, classStatus]);
      made = body.info;
    }
  });

  it('is not changed over a newer change', async () => {
    const made = await make.class();
    expect((await put(made._id, { __v: made.__v, className: `${made.className} A` })).status).toBe(200);
    expect((await put(made._id, { __v: made.__v, className: `${made.className} B` })).status).toBe(409);
  });

  it('does not move to another course while students are enrolled in it', async () => {
    const made = await make.class();
    await make.enroll(await make.student(), made);
    const refused = await put(made._id, { courseID: course._id });
    expect([refused.status, refused.body.errors.courseID]).toEqual([
      409,
      'Students are enrolled in this class, so its course cannot be changed',
    ]);
    expect((await put(made._id, { ...made, classShift: 'online' })).status).toBe(200);
  });
});

describe('the list of classes', () => {
  it('is searched by class, course and teacher, and ranged by the first day', async () => {
    const made = await make.class({ className: 'ZX-9', startedDate: '2031-01-05', endDate: '2031-02-05' });
    for (const q of ['zx-9', `zx ${made.courseID.courseName}`, `zx ${made.teacherID.teacherName}`]) {
      const { body } = await app.call('GET', `class?q=${encodeURIComponent(q)}`, { token: owner });
      expect(body.map((row: { _id: string }) => row._id)).toEqual([made._id]);
    }
    const { body } = await app.call('GET', 'class?from=2031-01-05&to=2031-01-05', { token: owner });
    expect(body).toHaveLength(1);
  });

  it('keeps its teacher and course, and goes when nothing refers to it', async () => {
    const made = await make.class();
    await make.enroll(await make.student(), made);
    const { status, body } = await app.call('DELETE', `class/${made._id}`, { token: owner });
    expect([status, body.message]).toEqual([409, 'Still in use by 1 enrollment']);
    const free = await make.class();
    expect((await app.call('DELETE', `class/${free._id}`, { token: owner })).status).toBe(200);
    expect((await app.call('GET', `class/${free._id}`, { token: owner })).status).toBe(404);
  });
});

describe('the choice list of classes', () => {
  it('says class, course and hours, and narrows by course, teacher and status', async () => {
    const made = await make.class({ className: 'Net 1' });
    const { body } = await app.call(
      'GET',
      `class/options?courseID=${made.courseID._id}&teacherID=${made.teacherID._id}&classStatus=active`,
      { token: owner },
    );
    const { _id, TimeIn, TimeOut } = made;
    expect(body).toEqual([{ _id, label: `Net 1 – ${made.courseID.courseName}`, TimeIn, TimeOut }]);
    expect(
      (
        await app.call('GET', `class/options?courseID=${made.courseID._id}&classStatus=completed`, {
          token: owner,
        })
      ).body,
    ).toEqual([]);
  });

  it('shows a teacher own classes alone, at once without one that was given away', async () => {
    const mine = await make.class({ className: 'Mine' });
    const me = (await app.call('GET', `teacher/${mine.teacherID._id}`, { token: owner })).body;
    const token = await make.tokenOf(me);
    expect(labels((await app.call('GET', 'class/options', { token })).body)).toEqual([
      `Mine – ${mine.courseID.courseName}`,
    ]);
    expect((await app.call('GET', `class/options?teacherID=${teacher._id}`, { token })).status).toBe(403);
    await put(mine._id, { teacherID: teacher._id });
    expect((await app.call('GET', 'class/options', { token })).body).toEqual([]);
  });
});
