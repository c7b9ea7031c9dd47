import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Call, Route } from '#kit/server/call';
import { crud, idOf, on } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import { readMany, refuseForeign, sendList } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { alsoUnder } from '#kit/server/routes/guarded';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { uuid } from '#kit/server/record-id';
import { change, find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import {
  chargeItems,
  holdFeesOf,
  refuseChargedMonth,
  voidFeesOf,
} from '#features/academy/fee/fee-of-enrollment.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { classesThat, listByRunning } from '#features/academy/school-class/running.server';
import { ownClasses } from '#features/academy/school-class/school-class.server';
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
import { chargedItems, itemDueProblems, itemProblems, itemsProblem, storedItems } from './enrollment.rules';
import { isLive } from './live.rules';
import { refuseSeat, refuseSecondSeat } from './seat.server';
import { refuseMoved, refuseUsed } from './uses.server';

type Enrollment = typeof enrollment;
type NewEnrollment = Sent<Enrollment> & { readonly _id: string };

/** Makes the enrollment and one fee per item, or nothing (R 5.5). */
async function enrol(call: Call, sent: NewEnrollment): Promise<Got<Enrollment>> {
  refuseInvalid(itemProblems(sent.feeItems ?? []));
  await refuseSeat(call, sent);
  return (await takeSeat(call, sent)).enrolled;
}

/** Makes the enrollment of who may have the seat, whose class is held, and one fee per item; answers both. */
export async function takeSeat(call: Call, sent: NewEnrollment) {
  const items = storedItems(sent.feeItems ?? [], sent.Amount);
  refuseInvalid(itemDueProblems(items, call.today));
  if (isLive(sent.enrolledStatus ?? 'active')) await refuseSecondSeat(call, sent, sent._id);
  await refuseChargedMonth(call, sent, items);
  const { _id, studentID, courseID, classID, enrolledDate: said } = sent;
  const enrolledDate = said ?? call.today;
  const enrolled = await insert(call, enrollment, { ...sent, enrolledDate, feeItems: items });
  return {
    enrolled,
    fees: await chargeItems(call, { _id, studentID, courseID, classID, enrolledDate }, chargedItems(items)),
  };
}

/**
 * Holds what comes before an enrollment in the one order of locks: its class and the one it moves to, which whoever saves
 * marks or a register holds, and its fees where it is to be deleted.
 */
async function holdPlace(call: Call, id: string, body: unknown): Promise<void> {
  const sent = isObject(body) && typeof body.classID === 'string' && uuid.test(body.classID) ? [body.classID] : [];
  const own = sql`select "classID" from ${tableOf(call, 'enrollment')} where _id = ${id}`;
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'school_class')} where _id in (${own}) or _id = any(${sent}::uuid[])
      order by _id for no key update`,
  );
  if (call.request.method === 'DELETE') await holdFeesOf(call, id);
}

async function edit(call: Call, stored: Row<Enrollment>, values: Edit<Enrollment>): Promise<Got<Enrollment>> {
  if (values.enrolledDate === null) refuseInvalid({ enrolledDate: t('Enter enrolled date') });
  const wanted = { ...stored, ...values };
  refuseConflict(itemsProblem(stored.feeItems, wanted.feeItems), 'feeItems');
  const moved = (['studentID', 'courseID', 'classID'] as const).filter((name) => wanted[name] !== stored[name]);
  if (moved.length > 0) {
    await refuseMoved(call, stored, moved);
    await refuseSeat(call, wanted);
  }
  if (isLive(wanted.enrolledStatus)) await refuseSecondSeat(call, wanted, stored._id);
  const { feeItems: _unchanged, ...changed } = values;
  return change(call, enrollment, stored._id, { ...changed, ...(await comingBack(call, stored, wanted)) });
}

/** Who left and comes back asks for a seat again, and has not left (FE8). */
async function comingBack(call: Call, stored: Row<Enrollment>, wanted: Row<Enrollment>) {
  if (stored.leftDate === null || !isLive(wanted.enrolledStatus)) return {};
  await refuseSeat(call, wanted);
  return { leftDate: null, leftReason: null };
}

/** An enrollment that left nothing behind goes, with its unpaid fees (E12). */
async function remove(call: Call, stored: Row<Enrollment>, reason: string | null): Promise<Got<Enrollment>> {
  await refuseUsed(call, stored);
  await voidFeesOf(call, stored._id, reason);
  return erase(call, enrollment, stored._id);
}

const holdsSeat = sql`t."enrolledStatus" in ('active', 'pending', 'waiting')`;

/** Live enrollments of classes that ended before today (E6). */
const ended: Scope = (call) =>
  sql`${holdsSeat} and exists
   (select 1 from ${tableOf(call, 'school_class')} c where c._id = t."classID" and c."endDate" < ${call.today}::date)`;

/** Enrollments by whether their class runs; who has left is past. */
const byRunning = listByRunning(enrollment, (runs, call) => {
  const place = sql`t."classID" in ${classesThat(runs, call)}`;
  return runs === 'past' ? sql`(not ${holdsSeat} or ${place})` : sql`(${holdsSeat} and ${place})`;
});

/** The active enrollments of a class by student name; a teacher's own classes only (E8). */
async function enrolledList(call: Call) {
  const classID = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  if (!(await find(call, schoolClass, classID))) refuseMissing();
  await refuseForeign(call, schoolClass, classID, ownClasses);
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

// `Enrollment…` and `enrollment…` are one (B23).
export const enrollmentRoutes: Route[] = [
  ...alsoUnder('enrollment', [
    on(overTime, (call) => sendList(call, overTimeEnrollment, ended)),
    on(seatsOfClass, (call) => sendList(call, seatOfClass)),
    on(classStudentsEnrolled, enrolledList),
  ]),
  ...alsoUnder('Enrollment', [on(everyEnrollment, (call) => sendList(call, enrollment))]),
  ...crud(enrollment, {
    alsoUnder: 'enrollment',
    list: byRunning,
    create: enrol,
    first: holdPlace,
    update: edit,
    remove,
  }),
];
