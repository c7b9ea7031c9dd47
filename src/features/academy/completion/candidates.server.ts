import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseMissing } from '#kit/server/refusal';
import { idOf } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { takesSeat } from '#features/academy/enrollment/live.rules';
import type { ClassResults } from '#features/academy/gradebook/gradebook.contract';
import { classNamed } from '#features/academy/gradebook/read-gradebook.server';
import { readAttended, readResults } from '#features/academy/gradebook/results.server';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { seatsOf } from '#features/academy/school-class/seats.server';
import { student } from '#features/academy/student/student.contract';
import { owedName } from '#features/ledger/debt/owed.contract';
import type { Candidates } from './completion.contract';
import { completedProblem, suggestionOf } from './completion.rules';

/** `GET class/complete/{id}`: who has a seat, what each has reached, and who is suggested (CL14). */
export async function sendCandidates(call: Call): Promise<Candidates> {
  refuseUnknownQuery(call.query, []);
  const id = idOf(call);
  const held = (await find(call, schoolClass, id)) ?? refuseMissing();
  await refuseForeign(call, schoolClass, id, ownClasses);
  refuseConflict(completedProblem(held.classStatus));
  const { minimumAttendance } = held;
  const seated = (await resultsOfClass(call, id)).rows.filter(({ enrolledStatus }) => takesSeat(enrolledStatus));
  const balances = await balancesOf(
    call,
    seated.map(({ studentID }) => studentID._id),
  );
  return {
    status: true,
    students: seated.map(({ enrollmentID, studentID, average, outcome, attendanceRate }) => ({
      enrollmentID,
      studentID,
      average,
      outcome,
      attendanceRate,
      balance: balances?.get(studentID._id) ?? null,
      ...suggestionOf({ average, outcome, attendanceRate, minimumAttendance }),
    })),
    waiting: (await seatsOf(call, id))?.waiting ?? 0,
  };
}

/** The result of each student of a class. */
export async function resultsOfClass(call: Call, classID: string): Promise<ClassResults> {
  const graded = await classNamed({ ...call, params: { classId: classID } });
  return readResults(call, graded, await readAttended(call, classID));
}

/** The total balance of each student, told to callers who may know it; undefined for others. */
async function balancesOf(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Money> | undefined> {
  const told = call.product.tellings.find(({ of, name }) => of === student && name === owedName);
  const owed = told?.value(call, sql`t._id`);
  if (!owed) return undefined;
  const rows = await askPrepared<{ _id: string; owed: Money }>(
    call.db,
    sql`select t._id, ${owed} as owed from ${tableOf(call, 'student')} t where t._id = any(${[...ids]}::uuid[])`,
  );
  return new Map(rows.map((row) => [row._id, row.owed]));
}
