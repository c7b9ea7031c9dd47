import type { Edit, Got, Row, Sent } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import type { Call, Route } from '../../../kit/server/call';
import { type CrudParts, crud, idOf, on } from '../../../kit/server/crud';
import type { Scope } from '../../../kit/server/read/list';
import { readMany, refuseForeign, sendList } from '../../../kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { erase } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { chargeItems, voidFeesOf } from '../../finance/fee/fee-of-enrollment.server';
import { schoolClass } from '../school-class/school-class.contract';
import { ownClasses } from '../school-class/school-class.server';
import {
  classStudentsEnrolled,
  enrollment,
  everyEnrollment,
  overTime,
  overTimeEnrollment,
  seatInClass,
} from './enrollment.contract';
import { chargedItems, isLive, itemProblems, itemsProblem, keptItems } from './enrollment.rules';
import { refuseSeat, refuseSecondSeat } from './seat.server';
import { refuseMoved, refuseUsed } from './uses.server';

type Enrollment = typeof enrollment;

/** Makes the enrollment and one fee per item, or nothing (R 5.5). */
async function enrol(call: Call, sent: Sent<Enrollment> & { readonly _id: string }): Promise<Got<Enrollment>> {
  const items = keptItems(sent.feeItems ?? [], sent.Amount);
  refuseInvalid(itemProblems(items));
  await refuseSeat(call, sent);
  if (isLive(sent.enrolledStatus ?? 'active')) await refuseSecondSeat(call, sent, sent._id);
  const made = await insert(call, enrollment, {
    ...sent,
    enrolledDate: sent.enrolledDate ?? call.today,
    feeItems: items,
  });
  await chargeItems(call, sent, chargedItems(items));
  return made;
}

async function edit(call: Call, id: string, values: Edit<Enrollment>): Promise<Got<Enrollment>> {
  const stored: Row<Enrollment> = (await find(call, enrollment, id)) ?? refuseMissing();
  if (values.enrolledDate === null) refuseInvalid({ enrolledDate: t('Enter enrolled date') });
  const wanted = { ...stored, ...values };
  refuseConflict(itemsProblem(stored.feeItems, wanted.feeItems), 'feeItems');
  const moved = (['studentID', 'courseID', 'classID'] as const).filter((name) => wanted[name] !== stored[name]);
  if (moved.length > 0) {
    await refuseMoved(call, stored, moved);
    await refuseSeat(call, wanted);
  }
  if (isLive(wanted.enrolledStatus)) await refuseSecondSeat(call, wanted, id);
  const { feeItems: _unchanged, ...changed } = values;
  return change(call, enrollment, id, changed);
}

/** An enrollment that left nothing behind goes, with its unpaid fees (E12). */
async function remove(call: Call, id: string, reason: string | null): Promise<Got<Enrollment>> {
  const stored: Row<Enrollment> = (await find(call, enrollment, id)) ?? refuseMissing();
  await refuseUsed(call, stored);
  await voidFeesOf(call, id, reason);
  return erase(call, enrollment, id);
}

/** Live enrollments of classes that ended before today (E6). */
const ended: Scope = (call, bound) =>
  `t."enrolledStatus" in ('active', 'pending', 'waiting') and exists
   (select 1 from ${call.brand}.school_class c where c._id = t."classID" and c."endDate" < ${bound.add(call.today)}::date)`;

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

/** `Enrollment…` and `enrollment…` are one (B23), under one right. */
function inBothSpellings(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => {
    const [first = '', rest] = [route.path[0], route.path.slice(1)];
    const other = first === 'E' ? 'e' : 'E';
    return [route, { ...route, path: `${other}${rest}`, right: route.right ?? `${route.method} ${route.path}` }];
  });
}

/** How an enrollment is kept: what a form, an import and the example data go through alike. */
export const enrollmentParts: CrudParts<Enrollment> = { create: enrol, update: edit, remove };

export const enrollmentRoutes: Route[] = inBothSpellings([
  on(overTime, (call) => sendList(call, overTimeEnrollment, ended)),
  on(everyEnrollment, (call) => sendList(call, enrollment)),
  on(classStudentsEnrolled, enrolledList),
  ...crud(enrollment, enrollmentParts),
]);
