import { randomBytes } from 'node:crypto';
import type { course } from '#features/academy/course/course.contract';
import type { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { student } from '#features/academy/student/student.contract';
import type { subject } from '#features/academy/subject/subject.contract';
import type { teacher } from '#features/academy/teacher/teacher.contract';
import type { Got } from '#kit/contract/entity';
import { expectSaved, type TestApp } from './test-app';

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };

export const teacherPassword = 'chalk and slate';
export const studentPassword = 'pen and paper';

/** Makes believable records of an academy through its own calls; what matters to a test is passed in. */
export interface AcademyRecords {
  course(values?: Values): Promise<Got<typeof course>>;
  teacher(values?: Values): Promise<Got<typeof teacher>>;
  subject(values?: Values): Promise<Got<typeof subject>>;
  class(values?: Values): Promise<Got<typeof schoolClass>>;
  student(values?: Values): Promise<Got<typeof student> & { readonly username: string }>;
  /** Puts a student into a class. */
  enroll(student: Named, into: Named & { readonly courseID: Named }, enrolledStatus?: string): Promise<void>;
  /** Gives the role teacher these screens and no others. */
  letTeachersOpen(screens: readonly string[]): Promise<void>;
  /** The token of a teacher that `teacher` made. */
  tokenOf(teacher: { readonly username: string }): Promise<string>;
  /** The portal's token of a student that `student` made. */
  portalTokenOf(student: { readonly stdID: number }): Promise<string>;
}

/** A teacher's body, right in every field. */
export function teacherBody(values: Values = {}): Record<string, unknown> {
  return {
    teacherName: 'Abdirahman Farah',
    teacherPhone: '252615550101',
    teacherGender: 'male',
    teacherAddress: 'Hodan, Mogadishu',
    educationalLevel: 'Bachelor',
    username: `teacher.${once()}@academy.test`,
    password: teacherPassword,
    ...values,
  };
}

/** A student's body, right in every field. */
export function studentBody(values: Values = {}): Record<string, unknown> {
  return {
    studentName: 'Amina Warsame',
    studentPhone: '252615550202',
    studentGender: 'female',
    studentAddress: 'Wadajir, Mogadishu',
    educationalLevel: 'Secondary',
    username: `student.${once()}@academy.test`,
    password: studentPassword,
    ...values,
  };
}

/** A class's body, right in every field but its course and teacher. */
export function classBody(values: Values = {}): Record<string, unknown> {
  return {
    className: `Morning ${once()}`,
    days: ['Saturday', 'Monday'],
    classShift: 'offline',
    startedDate: '2026-03-01',
    endDate: '2026-08-31',
    TimeIn: '08:00',
    TimeOut: '10:00',
    ...values,
  };
}

/** An academy of its own, and what makes its records. */
export interface Records {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
}

export async function startRecords(app: TestApp): Promise<Records> {
  const owner = await app.setUp();
  return { app, owner, make: academyRecords(app, owner) };
}

export function academyRecords(app: Pick<TestApp, 'call'>, owner: string): AcademyRecords {
  const save = async (path: string, body: Values) =>
    (await expectSaved(app.call('POST', path, { token: owner, body }))).body.info;
  const logIn = async (path: string, body: Values): Promise<string> =>
    (await expectSaved(app.call('POST', path, { body }))).body.token;
  const records: AcademyRecords = {
    course: (values = {}) =>
      save('courses', {
        courseName: `Web Development ${once()}`,
        coursePrice: 120,
        courseDuration: 6,
        courseLevel: 'basic',
        ...values,
      }),
    teacher: (values = {}) => save('teacher', teacherBody(values)),
    subject: async (values = {}) =>
      save('subject', {
        subjectName: `HTML ${once()}`,
        courseID: values.courseID ?? (await records.course())._id,
        ...values,
      }),
    class: async (values = {}) =>
      save('class', {
        ...classBody(values),
        courseID: values.courseID ?? (await records.course())._id,
        teacherID: values.teacherID ?? (await records.teacher())._id,
      }),
    student: (values = {}) => save('student', studentBody(values)),
    enroll: async (student, into, enrolledStatus = 'active') => {
      const body = {
        studentID: student._id,
        classID: into._id,
        courseID: into.courseID._id,
        Amount: 20,
        enrolledDate: '2026-03-01',
        enrolledStatus,
      };
      await save('Enrollment', body);
    },
    letTeachersOpen: async (screens) => {
      const { body } = await app.call('GET', 'roles?role=teacher', { token: owner });
      const permissions = screens.map((path) => ({ name: path, path }));
      await expectSaved(app.call('PUT', `roles/${body[0]._id}`, { token: owner, body: { permissions } }));
    },
    tokenOf: (teacher) => logIn('login', { username: teacher.username, password: teacherPassword }),
    portalTokenOf: (student) => logIn('loginportal', { stdID: student.stdID, password: studentPassword }),
  };
  return records;
}

function once(): string {
  return randomBytes(4).toString('hex');
}
