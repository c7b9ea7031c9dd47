import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseConflict, refuseField } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';
import { seatlessProblem } from '#features/academy/enrollment/leaving.rules';
import { takesSeat } from '#features/academy/enrollment/live.rules';

/** A class that is completed, or in which some go on. */
export interface HeldClass {
  readonly _id: string;
  readonly className: string;
  readonly courseID: string;
  readonly classStatus: string;
  readonly startedDate: Day;
}

/** Classes, held until the call ends: nobody takes a seat or writes of their results meanwhile. */
export async function holdClasses(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, HeldClass>> {
  const classes = await askPrepared<HeldClass>(
    call.db,
    sql`select _id, "className", "courseID", "classStatus", "startedDate" from ${tableOf(call, 'school_class')}
      where _id = any(${[...ids]}::uuid[]) order by _id for no key update`,
  );
  return new Map(classes.map((one) => [one._id, one]));
}

/** A seat of the class that is completed. */
export interface HeldSeat {
  readonly _id: string;
  readonly studentID: string;
  readonly classID: string;
  readonly enrolledStatus: EnrolledStatus;
}

/**
 * The enrollments that a call names by its fields, held with their students, who come first in the order of locks. Refuses those of
 * another class, and those of students who have no seat any more.
 */
export async function holdSeats(
  call: Call,
  classID: string,
  named: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<string, HeldSeat>> {
  const ids = Object.values(named).flat();
  const these = sql`from ${tableOf(call, 'enrollment')} where _id = any(${ids}::uuid[]) and "classID" = ${classID}`;
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'student')} where _id in (select "studentID" ${these}) order by _id for no key update`,
  );
  const found = await askPrepared<HeldSeat>(
    call.db,
    sql`select _id, "studentID", "classID", "enrolledStatus" ${these} order by _id for no key update`,
  );
  const seats = new Map(found.map((one) => [one._id, one]));
  for (const [field, list] of Object.entries(named))
    for (const id of list) {
      const { enrolledStatus } = seats.get(id) ?? refuseField(400, field, t('Choose from the list'));
      if (!takesSeat(enrolledStatus)) refuseConflict(seatlessProblem(), field);
    }
  return seats;
}
