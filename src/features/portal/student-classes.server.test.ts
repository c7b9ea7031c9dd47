// Proves S§7, S§8, A14, E9.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AcademyRecords, startRecords } from '#testing/academy-records';
import { type Answer, expectSaved, type TestApp, startTestApp } from '#testing/test-app';
import { academySlices } from '#testing/parts/academy';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';

type Teacher = Awaited<ReturnType<AcademyRecords['teacher']>>;

let app: TestApp;
let owner: string;
let make: AcademyRecords;

beforeAll(async () => {
  ({ app, owner, make } = await startRecords(
    await startTestApp({
      slices: [...academySlices, studentClassesSlice, attendanceSlice, marksSlice, certificateSlice],
    }),
  ));
});
afterAll(() => app.stop());

const classesOf = (id: string, token = owner) => app.call('GET', `certificate/studentClases/${id}`, { token });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const idsOf = ({ body }: Answer) => body.studentsClasses.map((one: { _id: string }) => one._id);

it('A student’s classes are those of all enrollments but the waiting ones, with their courses, in the token too', async () => {
  const [student, morning, evening, later] = [
    await make.student(),
    await make.class({ startedDate: '2026-01-01' }),
    await make.class({ startedDate: '2026-02-01' }),
    await make.class(),
  ];
  await make.enroll(student, evening, 'graduated');
  await make.enroll(student, morning);
  await make.enroll(student, later, 'waiting');
  const { status, body } = await classesOf(student._id);
  expect(status).toBe(200);
  expect(body).toEqual({
    status: true,
    message: '',
    studentsClasses: [morning, evening].map(({ _id, className, courseID }) => ({
      _id,
      className,
      courseID: { _id: courseID._id, courseName: courseID.courseName },
    })),
  });
  const token = await make.portalTokenOf(student);
  expect(claimsOf(token).studentClasses).toEqual(body.studentsClasses);
});

it('A student without classes gets an empty list and the words “Class not found”', async () => {
  const student = await make.student();
  expect((await classesOf(student._id)).body).toEqual({
    status: true,
    message: 'Class not found',
    studentsClasses: [],
  });
});

it('A teacher gets own classes of that student alone, and nothing of a student of others', async () => {
  const [teacher, student, other] = [await make.teacher(), await make.student(), await make.student()];
  const [mine, theirs] = [await make.class({ teacherID: teacher._id }), await make.class()];
  await make.enroll(student, mine);
  await make.enroll(student, theirs);
  await make.enroll(other, theirs);
  const { token } = await teacherWithCertificates(teacher);
  expect(idsOf(await classesOf(student._id, token))).toEqual([mine._id]);
  expect((await classesOf(other._id, token)).status).toBe(403);
});

it('A student gets own classes alone; nobody is 404, no token 401, staff without the screen 403', async () => {
  const [student, other] = [await make.student(), await make.student()];
  const token = await make.portalTokenOf(student);
  expect((await classesOf(student._id, token)).status).toBe(200);
  expect((await classesOf(other._id, token)).status).toBe(403);
  expect((await classesOf('01890000-0000-7000-8000-000000000000')).status).toBe(404);
  expect((await classesOf('nobody')).status).toBe(404);
  expect((await app.call('GET', `certificate/studentClases/${student._id}`)).status).toBe(401);
  const { token: reception } = await app.logInAs(owner, 'Reception', ['/courses']);
  expect((await classesOf(student._id, reception)).status).toBe(403);
});

/** Gives the built-in teacher role the certificate screen too. */
async function teacherWithCertificates(teacher: Teacher): Promise<{ token: string }> {
  const roles = await app.call('GET', 'roles', { token: owner });
  const { _id, permissions } = roles.body.find(({ role }: { role: string }) => role === 'teacher');
  const body = { permissions: [...permissions, { name: 'Certificates', path: '/certificate' }] };
  await expectSaved(app.call('PUT', `roles/${_id}`, { token: owner, body }));
  return { token: await make.tokenOf(teacher) };
}
