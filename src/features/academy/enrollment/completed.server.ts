import type { Call } from '#kit/server/call';
import { changeMany } from '#kit/server/write/change-many';
import { insertMany, type NewRow } from '#kit/server/write/insert';
import { enrollment } from './enrollment.contract';

/** Ends enrollments that the call holds: their students have graduated in the class (CL14). */
export async function setGraduated(call: Call, ids: readonly string[]): Promise<void> {
  await changeMany(
    call,
    enrollment,
    ['enrolledStatus'],
    ids.map((_id) => ({ _id, enrolledStatus: 'graduated' })),
  );
}

type Seat = Pick<NewRow<typeof enrollment>, 'studentID' | 'classID' | 'courseID' | 'Amount'>;

/** Enrols students, from today, in a class that the call holds and that has room for them, without fee items. */
export async function enrolAll(call: Call, seats: readonly Seat[]): Promise<void> {
  const begun = { enrolledDate: call.today, chargedAt: call.now.toISOString(), enrolledStatus: 'active' } as const;
  await insertMany(
    call,
    enrollment,
    seats.map((seat) => ({ ...seat, ...begun, feeItems: [] })),
  );
}
