import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseField } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { enrolAll } from '#features/academy/enrollment/completed.server';
import { seatProblem, studentProblem } from '#features/academy/enrollment/enrollment.rules';
import { isLiveIn } from '#features/academy/enrollment/live.server';
import { seatsOf } from '#features/academy/school-class/seats.server';
import { seatsProblem } from './completion.rules';
import type { HeldClass, HeldSeat } from './hold.server';

interface Next {
  /** The next class, which is held; undefined where there is none. */
  readonly held: HeldClass | undefined;
  readonly Amount: Money;
  /** The enrollments of the class that is completed whose students go on. */
  readonly students: readonly string[];
  readonly seats: ReadonlyMap<string, HeldSeat>;
}

/** Enrols students of a class in the next one, without fee items; returns how many. */
export async function goOn(call: Call, { held, Amount, students, seats }: Next): Promise<number> {
  if (!held) return refuseField(400, 'next.classID', t('Please select class'));
  const { _id: classID, courseID } = held;
  refuseConflict(seatProblem(held, call.today), 'next.classID');
  const ids = students.flatMap((one) => seats.get(one)?.studentID ?? []);
  await refuseUnfit(call, held, ids);
  const places = await seatsOf(call, classID);
  const free = !places || places.capacity === null ? null : Math.max(places.capacity - places.taken, 0);
  refuseConflict(seatsProblem(free, ids.length), 'next.students');
  await enrolAll(
    call,
    ids.map((studentID) => ({ studentID, classID, courseID, Amount })),
  );
  return ids.length;
}

/** Refuses students who are blocked, and those who have a seat in the next class or wait for one (E10, E11). */
async function refuseUnfit(call: Call, { _id: classID, className }: HeldClass, ids: readonly string[]): Promise<void> {
  const rows = await askPrepared<{ studentName: string; studentStatus: string; isThere: boolean }>(
    call.db,
    sql`select s."studentName", s."studentStatus", exists (select 1 from ${tableOf(call, 'enrollment')} e
        where e."studentID" = s._id and e."classID" = ${classID} and ${isLiveIn('e')}) as "isThere"
      from ${tableOf(call, 'student')} s where s._id = any(${[...ids]}::uuid[]) order by s."studentName"`,
  );
  for (const { studentStatus } of rows) refuseConflict(studentProblem(studentStatus), 'next.students');
  const there = rows.find(({ isThere }) => isThere);
  if (!there) return;
  const { studentName: who } = there;
  refuseConflict(t('{student} is already enrolled in {class}', { student: who, class: className }), 'next.students');
}
