import { sql } from 'kysely';
import { askPrepared } from '#kit/server/sql/statement';
import type { StudentClaims } from './login.contract';
import type { Place } from './place.server';

/** The part of a student that matters for logging in. Only this file reads the academy's tables for accounts. */
export interface StudentIdentity {
  readonly _id: string;
  readonly studentName: string;
  readonly stdID: number;
  readonly studentPhone: string;
  readonly studentAddress: string;
  readonly educationalLevel: string;
  readonly studentStatus: string;
  /** True if the password is a first one, which opens only the choice of another. */
  readonly hasFirstPassword: boolean;
}

/** A select of students as `s`, to be followed by its conditions. */
function students({ brand }: Place) {
  return sql`select _id, "studentName", "stdID", "studentPhone", "studentAddress", "educationalLevel", "studentStatus",
      exists (select 1 from ${sql.id(brand, 'credential')} c
        where c."ownerKind" = 'student' and c."ownerID" = s._id and c."isFirst") as "hasFirstPassword"
    from ${sql.id(brand, 'student')} s`;
}

/** The login facts of a student by id; undefined if there is no such student. */
export async function studentByID(place: Place, id: string): Promise<StudentIdentity | undefined> {
  const [found] = await askPrepared<StudentIdentity>(place.db, sql`${students(place)} where _id = ${id}`);
  return found;
}

/** The login facts of a student by student number; undefined if there is no such student. */
export async function studentByNumber(place: Place, stdID: number): Promise<StudentIdentity | undefined> {
  // Somebody may type a phone, which is more than a student ID can be.
  const { rows } = await sql<StudentIdentity>`${students(place)} where "stdID" = ${stdID}::bigint`.execute(place.db);
  return rows[0];
}

/** True for a student who may not log in (A4). */
export function isBlocked(student: StudentIdentity): boolean {
  return student.studentStatus === 'blocked';
}

/** The claims of a student's token (S§3). */
export async function studentClaims(
  place: Place,
  student: StudentIdentity,
  sessionID: string,
  expiresAt: Date,
): Promise<StudentClaims> {
  const { _id, studentName, stdID, studentPhone, studentAddress, educationalLevel } = student;
  return {
    userType: 'student',
    name: studentName,
    studentID: _id,
    studentInfo: { _id, studentName, stdID, studentPhone, studentAddress, educationalLevel },
    studentClasses: await classesOf(place, _id),
    ...(student.hasFirstPassword ? { choosesPassword: true } : {}),
    sid: sessionID,
    exp: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** The classes of all of a student's enrollments except waiting ones (E9). */
async function classesOf({ brand, db }: Place, studentID: string): Promise<StudentClaims['studentClasses']> {
  const { rows } = await sql<StudentClaims['studentClasses'][number]>`
    select c._id, c."className", json_build_object('_id', k._id, 'courseName', k."courseName") as "courseID"
    from ${sql.id(brand, 'school_class')} c
    join ${sql.id(brand, 'course')} k on k._id = c."courseID"
    where c._id in (
      select "classID" from ${sql.id(brand, 'enrollment')}
      where "studentID" = ${studentID} and "enrolledStatus" <> 'waiting')
    order by c."startedDate", c._id`.execute(db);
  return rows;
}
