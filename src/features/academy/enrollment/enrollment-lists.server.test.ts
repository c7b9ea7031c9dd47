// Proves S§2, S§3, S§7, B9, B15, B23, E6, E7, E8, E13.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enrollment } from '#testing/academy-money';
import { type EnrollmentScene, startEnrollments } from './enrollment.fixture';

let scene: EnrollmentScene;

beforeAll(async () => {
  scene = await startEnrollments();
});
afterAll(() => scene.app.stop());

describe('lists of enrollments', () => {
  it('over time are live enrollments of ended classes, with the day the class ended', async () => {
    const { make, money, get, course } = scene;
    const ended = await make.class({
      className: 'Ended',
      courseID: course._id,
      startedDate: '2025-09-01',
      endDate: '2026-03-09',
    });
    const lastDay = await make.class({
      courseID: course._id,
      startedDate: '2025-09-01',
      endDate: '2026-03-10',
    });
    const [late, gone, inTime] = [await make.student(), await make.student(), await make.student()];
    await money.enrol(late, ended);
    await money.enrol(gone, ended, { enrolledStatus: 'graduated' });
    await money.enrol(inTime, lastDay);
    const { status, body } = await get('Enrollment/overTime');
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      studentID: { _id: late._id },
      classID: { className: 'Ended', endDate: '2026-03-09', courseID: { courseName: 'Python' } },
    });
    expect((await get('Enrollment')).body[0].classID).not.toHaveProperty('endDate');
  });

  it('give the same answer in both spellings', async () => {
    const { get } = scene;
    const all = (await get('Enrollment')).body;
    for (const path of ['enrollment', 'enrollment/all', 'Enrollment/all', 'enrollment/'])
      expect((await get(path)).body).toEqual(all);
    expect((await get('enrollment/overTime')).body).toHaveLength(1);
  });

  it('search by student, class and course, and filter by status', async () => {
    const { make, money, get, schoolClass } = scene;
    const student = await make.student({ studentName: 'Xaawo Cabdi' });
    await money.enrol(student, schoolClass);
    expect((await get('Enrollment?q=xaawo')).body).toHaveLength(1);
    expect((await get(`Enrollment?q=${student.stdID}`)).body).toHaveLength(1);
    expect((await get('Enrollment?q=xaawo%20python')).body).toHaveLength(1);
    expect((await get('Enrollment?enrolledStatus=graduated&q=xaawo')).body).toEqual([]);
  });

  it('of a class are its active students by name', async () => {
    const { make, money, get, course } = scene;
    const empty = await make.class({ courseID: course._id });
    for (const [studentName, enrolledStatus] of [
      ['Zahra', 'active'],
      ['Ayaan', 'active'],
      ['Hibo', 'waiting'],
    ]) {
      await money.enrol(await make.student({ studentName }), empty, { enrolledStatus });
    }
    const { body } = await get(`Enrollment/getclassStudentEnrolled/${empty._id}`);
    expect(body.status).toBe(true);
    expect(body.enrolledList.map((row: Enrollment) => row.studentID.studentName)).toEqual(['Ayaan', 'Zahra']);
    expect((await get('Enrollment/getclassStudentEnrolled/0190b0c4-6b5f-7c3e-8a2d-3f1e2d3c4b5b')).status).toBe(404);
    expect((await get('Enrollment/getclassStudentEnrolled/x')).status).toBe(404);
  });

  it('of a class are shown to its own teacher alone', async () => {
    const { make, get, course, schoolClass } = scene;
    const teacher = await make.teacher();
    const own = await make.class({ courseID: course._id, teacherID: teacher._id });
    const token = await make.tokenOf(teacher);
    expect((await get(`Enrollment/getclassStudentEnrolled/${own._id}`, token)).status).toBe(200);
    expect((await get(`enrollment/getclassStudentEnrolled/${own._id}`, token)).status).toBe(200);
    expect((await get(`Enrollment/getclassStudentEnrolled/${schoolClass._id}`, token)).status).toBe(403);
    expect((await get('Enrollment', token)).status).toBe(403);
  });
});

describe("a student's own status and those of the enrollments", () => {
  it('are apart: neither changes the other', async () => {
    const { app, owner, make, money, get, schoolClass } = scene;
    const student = await make.student();
    const { _id } = (await money.enrol(student, schoolClass)).body.info;
    const put = (path: string, body: object) => app.call('PUT', path, { token: owner, body });
    await put(`Enrollment/${_id}`, { enrolledStatus: 'graduated' });
    expect((await get(`student/${student._id}`)).body.studentStatus).toBe('active');
    await put(`student/${student._id}`, { studentStatus: 'pending' });
    expect((await get(`Enrollment/${_id}`)).body.enrolledStatus).toBe('graduated');
  });
});
