import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { listOf } from '#house/rights/calls.rules';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { seatsFreeIn, seatsTakenIn, waitingIn } from '#features/academy/school-class/seats.server';
import { currentClasses } from '#features/academy/student/current-classes.server';
import { student } from '#features/academy/student/student.contract';
import { owedName } from '#features/ledger/debt/owed.contract';
import { enrollment, seatOfClass } from './enrollment.contract';

/** The facts that enrollments tell to readers of them: the classes a student is in now, and how many students a class has. */
export const toldOfEnrollments: readonly Telling[] = [
  { of: student, name: 'className', value: (call, id) => (maySee(call) ? classesOf(call, id) : undefined) },
  { of: student, name: 'classes', value: (call, id) => (maySee(call) ? classesNamed(call, id) : undefined) },
  { of: schoolClass, name: 'students', value: (call, id) => (maySee(call) ? studentsIn(call, id) : undefined) },
  // Everybody who may read a class may know whether it has room.
  { of: schoolClass, name: 'seatsTaken', value: seatsTakenIn },
  { of: schoolClass, name: 'seatsFree', value: seatsFreeIn },
  { of: schoolClass, name: 'waitingCount', value: waitingIn },
  { of: seatOfClass, name: 'place', value: (call) => placeOf(call) },
  // What a student owes is told by the slice of debts, to those who may see them.
  { of: seatOfClass, name: owedName, value: (call) => owedOf(call)?.value(call, sql`t."studentID"`) },
];

const owedOf = (call: Call) => call.product.tellings.find(({ of, name }) => of === student && name === owedName);

const maySee = (call: Call) => call.product.rights.problem(listOf(enrollment), caller(call), call.brand) === undefined;

const classesOf = (call: Call, studentID: Fragment) => sql`(
  select coalesce(string_agg(c."className", ', ' order by c."className"), '') from ${currentClasses(call, studentID)})`;

const classesNamed = (call: Call, studentID: Fragment) => sql`(
  select coalesce(json_agg(json_build_object('_id', c._id, 'className', c."className") order by c."startedDate" desc, c."className"), '[]')
    from ${currentClasses(call, studentID)})`;

const placeOf = (call: Call) => sql`(
  select nullif(count(*), 0) from ${tableOf(call, enrollment.table)} w where w."classID" = t."classID" and w."enrolledStatus" = 'waiting'
    and t."enrolledStatus" = 'waiting' and (w."createdAt", w._id) <= (t."createdAt", t._id))`;

const studentsIn = (call: Call, classID: Fragment) => sql`(
  select count(*) from ${tableOf(call, enrollment.table)} where "classID" = ${classID} and "enrolledStatus" = 'active')`;
