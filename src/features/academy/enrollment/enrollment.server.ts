import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Call, Route } from '#kit/server/call';
import { crud, idOf, on } from '#kit/server/routes/crud';
import { onList } from '#kit/server/routes/on';
import type { Scope } from '#kit/server/read/list';
import { readMany, refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { alsoUnder } from '#kit/server/routes/guarded';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { uuid } from '#kit/server/record-id';
import { change, find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { owesNothingYet } from '#features/academy/fee/charged-enrollment.rules';
import { holdCredits } from '#features/academy/fee/credit-at-charge.server';
import {
  chargeItems,
  holdFeesOf,
  refuseChargedMonth,
  voidFeesOf,
} from '#features/academy/fee/fee-of-enrollment.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { classesThat, listByRunning } from '#features/academy/school-class/running.server';
import { settleFreeSeat, tellFreeSeat } from '#features/academy/school-class/seats.server';
import { ownOrSubstituted } from '#features/academy/school-class/substitute.server';
import {
  classStudentsEnrolled,
  enrollment,
  everyEnrollment,
  overTime,
  overTimeEnrollment,
  seatInClass,
  seatOfClass,
  seatsOfClass,
} from './enrollment.contract';
import { chargedItems, dueFrom, itemDueProblems, itemProblems, itemsProblem, storedItems } from './enrollment.rules';
import { isLive, takesSeat } from './live.rules';
import { isLiveIn } from './live.server';
import { refuseFull, refuseSeat, refuseSecondSeat } from './seat.server';
import { refuseMoved, refuseUsed } from './uses.server';

type Enrollment = typeof enrollment;
type NewEnrollment = Sent<Enrollment> & { readonly _id: string };

/** Makes the enrollment and one fee per item, or nothing (R 5.5). */
async function enrol(call: Call, sent: NewEnrollment): Promise<Got<Enrollment>> {
  refuseInvalid(itemProblems(sent.feeItems ?? []));
  await refuseSeat(call, sent);
  return (await takeSeat(call, sent)).enrolled;
}

/**
 * Makes an enrollment, and a fee for each of its items unless the student has to wait; returns both. The caller has locked the class and
 * checked that the student may have the seat.
 */
export async function takeSeat(call: Call, sent: NewEnrollment) {
  const items = storedItems(sent.feeItems ?? [], sent.Amount);
  refuseInvalid(itemDueProblems(items, call.today));
  const status = sent.enrolledStatus ?? 'active';
  if (isLive(status)) await refuseSecondSeat(call, sent, sent._id);
  if (takesSeat(status)) await refuseFull(call, sent.classID);
  const enrolledDate = sent.enrolledDate ?? call.today;
  const made = { ...sent, enrolledDate, feeItems: items };
  // A student on the waiting list owes nothing before getting a seat (CL4).
  if (status === 'waiting') return { enrolled: await insert(call, enrollment, made), fees: [] };
  await refuseChargedMonth(call, sent, items);
  const enrolled = await insert(call, enrollment, { ...made, chargedAt: call.now.toISOString() });
  const { _id, studentID, courseID, classID } = sent;
  return {
    enrolled,
    fees: await chargeItems(call, { _id, studentID, courseID, classID, enrolledDate }, chargedItems(items)),
  };
}

/**
 * Locks what comes before an enrollment in the one order of locks: its class and the one that it moves to, as saving marks or a register
 * does; then its fees where it is deleted, and where it takes a seat the credit that may pay what is charged.
 */
async function holdPlace(call: Call, id: string, body: unknown): Promise<void> {
  const sent = isObject(body) && typeof body.classID === 'string' && uuid.test(body.classID) ? [body.classID] : [];
  const own = sql`select "classID" from ${tableOf(call, 'enrollment')} where _id = ${id}`;
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'school_class')} where _id in (${own}) or _id = any(${sent}::uuid[])
      order by _id for no key update`,
  );
  if (call.request.method === 'DELETE') return void (await holdFeesOf(call, id));
  const isSeated = isObject(body) && (body.enrolledStatus === 'active' || body.enrolledStatus === 'pending');
  if (isSeated) await holdCredits(call, sql`select "studentID" from (${uncharged(call, id)}) e`);
}

/** An enrollment whose items are not charged yet. */
function uncharged(call: Call, id: string) {
  return sql`select * from ${tableOf(call, 'enrollment')} where _id = ${id} and "chargedAt" is null and "feeItems" <> '[]'`;
}

async function edit(call: Call, stored: Row<Enrollment>, values: Edit<Enrollment>): Promise<Got<Enrollment>> {
  if (values.enrolledDate === null) refuseInvalid({ enrolledDate: t('Enter enrolled date') });
  const wanted = { ...stored, ...values };
  if (!owesNothingYet(stored)) refuseConflict(itemsProblem(stored.feeItems, wanted.feeItems), 'feeItems');
  const moved = (['studentID', 'courseID', 'classID'] as const).filter((name) => wanted[name] !== stored[name]);
  if (moved.length > 0) {
    await refuseMoved(call, stored, moved);
    await refuseSeat(call, wanted);
  }
  if (isLive(wanted.enrolledStatus)) await refuseSecondSeat(call, wanted, stored._id);
  const hadSeat = takesSeat(stored.enrolledStatus) && moved.length === 0;
  if (takesSeat(wanted.enrolledStatus) && !hadSeat) await refuseFull(call, wanted.classID);
  const { feeItems: _items, ...changed } = values;
  const back = await comingBack(call, stored, wanted);
  const { kept, items } = await firstCharge(call, stored, wanted);
  const saved = await change(call, enrollment, stored._id, { ...changed, ...back, ...kept });
  const { studentID, courseID, classID, enrolledDate } = wanted;
  const seat = { _id: stored._id, studentID, courseID, classID, enrolledDate: enrolledDate ?? call.today };
  await chargeItems(call, seat, items);
  await tellOfSeats(call, stored, wanted);
  return saved;
}

/**
 * The items kept of an enrollment that was never charged, and those of them that become fees: all, where it takes a seat for the first
 * time (CL4).
 */
async function firstCharge(call: Call, stored: Row<Enrollment>, wanted: Row<Enrollment>) {
  const isSeated = takesSeat(wanted.enrolledStatus);
  if (stored.chargedAt !== null || (!isSeated && !owesNothingYet(stored))) return { kept: {}, items: [] };
  const feeItems = storedItems(wanted.feeItems, wanted.Amount);
  refuseInvalid(itemProblems(feeItems));
  if (!isSeated) return { kept: { feeItems }, items: [] };
  const items = dueFrom(chargedItems(feeItems), call.today);
  await refuseChargedMonth(call, wanted, items);
  return { kept: { feeItems, chargedAt: call.now.toISOString() }, items };
}

/** Notifies staff that a seat has become free, or settles that notification where somebody on the waiting list has taken it (CL5). */
async function tellOfSeats(call: Call, before: Row<Enrollment>, after: Row<Enrollment>): Promise<void> {
  const stays = takesSeat(after.enrolledStatus) && after.classID === before.classID;
  if (takesSeat(before.enrolledStatus) && !stays) await tellFreeSeat(call, before.classID);
  if (before.enrolledStatus === 'waiting' && after.enrolledStatus !== 'waiting')
    await settleFreeSeat(call, before.classID);
}

/** Takes a seat again for a student who left and comes back, and clears the fields about leaving (FE8). */
async function comingBack(call: Call, stored: Row<Enrollment>, wanted: Row<Enrollment>) {
  if (stored.leftDate === null || !isLive(wanted.enrolledStatus)) return {};
  await refuseSeat(call, wanted);
  return { leftDate: null, leftReason: null };
}

/** Deletes an enrollment to which nothing refers, with its unpaid fees (E12). */
async function remove(call: Call, stored: Row<Enrollment>, reason: string | null): Promise<Got<Enrollment>> {
  await refuseUsed(call, stored);
  await voidFeesOf(call, stored._id, reason);
  const erased = await erase(call, enrollment, stored._id);
  if (takesSeat(stored.enrolledStatus)) await tellFreeSeat(call, stored.classID);
  return erased;
}

const holdsSeat = isLiveIn('t');

/** Live enrollments of classes that ended before today (E6). */
const ended: Scope = (call) =>
  sql`${holdsSeat} and exists
   (select 1 from ${tableOf(call, 'school_class')} c where c._id = t."classID" and c."endDate" < ${call.today}::date)`;

/** Enrollments by whether their class runs; those of students who left are past. */
const byRunning = listByRunning(enrollment, (runs, call) => {
  const place = sql`t."classID" in ${classesThat(runs, call)}`;
  return runs === 'past' ? sql`(not ${holdsSeat} or ${place})` : sql`(${holdsSeat} and ${place})`;
});

/**
 * The active enrollments of a class by student name; a teacher's own classes only (E8), and classes whose lesson the teacher gives for
 * another (CL11).
 */
async function enrolledList(call: Call) {
  const classID = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  if (!(await find(call, schoolClass, classID))) refuseMissing();
  await refuseForeign(call, schoolClass, classID, ownOrSubstituted);
  const rows = await call.db
    .selectFrom('enrollment')
    .innerJoin('student', 'student._id', 'enrollment.studentID')
    .select('enrollment._id')
    .where('classID', '=', classID)
    .where('enrolledStatus', '=', 'active')
    .orderBy('student.studentName')
    .orderBy('student.stdID')
    .execute();
  return {
    status: true,
    enrolledList: await readMany(
      call,
      seatInClass,
      rows.map((row) => row._id),
    ),
  };
}

// `Enrollment…` and `enrollment…` are the same path (B23).
export const enrollmentRoutes: Route[] = [
  ...alsoUnder('enrollment', [
    onList(overTime, overTimeEnrollment, ended),
    onList(seatsOfClass, seatOfClass),
    on(classStudentsEnrolled, enrolledList),
  ]),
  ...alsoUnder('Enrollment', [onList(everyEnrollment, enrollment)]),
  ...crud(enrollment, {
    alsoUnder: 'enrollment',
    list: byRunning,
    create: enrol,
    first: holdPlace,
    update: edit,
    remove,
  }),
];
