import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { type Call, caller, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseNotYours } from '#kit/server/read/send';
import { refuseConflict, refuseField, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { change, find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { holdClasses } from '#features/academy/assessment/assessed.server';
import { refuseTakenRooms } from '#features/academy/clash/clash.server';
import { previewingClashes } from '#features/academy/clash/preview-clashes.server';
import { refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { lessonChange } from './lesson-change.contract';
import {
  changeProblems,
  dateProblem,
  fixedProblems,
  hoursIn,
  placeProblem,
  registerProblem,
  type Said,
  takenProblem,
  timesProblem,
  withoutChange,
} from './lesson-change.rules';
import { isHeld, type Lesson, lessonsOf } from './lesson.rules';
import { tellOfLesson } from './lesson-news.server';
import { type Planned, planOf } from './plan.server';
import { keepTakenBack } from './taken-back.server';

type LessonChange = typeof lessonChange;

/** The scope of changes: to a teacher, those of the teacher's own classes. */
const ofOwnClasses: Scope = (call) =>
  isTeacher(call)
    ? sql`t."classID" in (select c._id from ${tableOf(call, 'school_class')} c where c."teacherID" = ${caller(call).teacherID})`
    : undefined;

/** Holds the class of a change before the change itself. */
async function holdItsClass(call: Call, id: string): Promise<void> {
  const found = await find(call, lessonChange, id);
  if (found) await holdClasses(call, [found.classID]);
}

/** A change as it is to be, and as it was. */
interface Meant extends Said {
  readonly classID: string;
  readonly date: Day;
  readonly before?: Row<LessonChange>;
}

async function enter(call: Call, sent: Sent<LessonChange> & { readonly _id: string }): Promise<Got<LessonChange>> {
  if (!(await holdClasses(call, [sent.classID])).has(sent.classID))
    refuseField(400, 'classID', t('Please select class'));
  await refuseUnfit(call, sent);
  const saved = await insert(call, lessonChange, sent);
  await refuseTakenRooms(call, [sent.classID]);
  const { classID, date, changeKind, teacherID = null } = sent;
  await tellOfLesson(call, { classID, date, change: changeKind, of: [{ teacherID }] });
  return saved;
}

async function edit(call: Call, before: Row<LessonChange>, sent: Edit<LessonChange>): Promise<Got<LessonChange>> {
  const values = { ...(sent.changeKind === 'cancelled' ? asPlanned : {}), ...sent };
  refuseInvalid(fixedProblems(before, values));
  const { classID, date } = before;
  await refuseUnfit(call, { ...before, ...values, classID, date, before });
  const saved = await change(call, lessonChange, before._id, values);
  await refuseTakenRooms(call, [classID]);
  const after = { ...before, ...values };
  await tellOfLesson(call, { classID, date, change: after.changeKind, of: [before, after] });
  return saved;
}

/** Removes a change: the lesson is as planned again, and an extra one is gone. The class is held. */
async function remove(call: Call, stored: Row<LessonChange>): Promise<Got<LessonChange>> {
  const { _id, classID } = stored;
  const found = await planOf(call, classID);
  const left = found ? heldWithout(found, stored) : [];
  if (found) refuseLost(found, stored, left);
  const erased = await erase(call, lessonChange, _id);
  await refuseTakenRooms(call, [classID]);
  const isPlanned = left.some(({ planned }) => planned === stored.date);
  const { date, became } = withoutChange(stored, isPlanned, call.today);
  await tellOfLesson(call, { classID, date, change: became, of: [stored] });
  await keepTakenBack(call, { changeID: _id, classID, date, became });
  return erased;
}

/** The lessons that are held on the day of a change without it. */
function heldWithout({ plan, holidays }: Planned, { _id, date }: Row<LessonChange>): Lesson[] {
  const without = { ...plan, changes: plan.changes.filter((other) => other._id !== _id) };
  return lessonsOf(without, holidays, date, date).filter(isHeld);
}

/** Refuses to take away a lesson whose register was taken, or to restore one to a day that has another lesson by now. */
function refuseLost(
  { plan }: Planned,
  { date, newDate, changeKind }: Row<LessonChange>,
  left: readonly Lesson[],
): void {
  const heldOn = changeKind === 'extra' ? date : newDate;
  if (heldOn !== null) refuseConflict(registerProblem(plan.registers.includes(heldOn)));
  refuseConflict(takenProblem(date, left.length > 1));
}

/** The values of a change; one that becomes a cancellation loses all others. */
const asPlanned = { newDate: null, TimeIn: null, TimeOut: null, roomID: null, teacherID: null };

/** Refuses what does not fit the class, which is held (CL8). */
async function refuseUnfit(call: Call, meant: Meant): Promise<void> {
  const { classID, date, newDate, teacherID, changeKind, before } = meant;
  refuseInvalid(changeProblems(meant));
  if (isTeacher(call) && teacherID && teacherID !== caller(call).teacherID) refuseNotYours();
  const found = await planOf(call, classID);
  if (!found || changeKind === undefined) return;
  const { plan, holidays, classShift } = found;
  refuseInvalid(placeProblem(classShift, meant));
  const others = plan.changes.filter(({ _id }) => _id !== before?._id);
  if (others.some((other) => other.date === date)) refuseConflict(t('This lesson is changed already'), 'date');
  const without = { ...plan, changes: others };
  const there = lessonsOf(without, holidays, date, date);
  const week = there.find(({ planned }) => planned === date);
  // A lesson that was moved to the day counts too.
  const problem = dateProblem(changeKind, changeKind === 'extra' ? there.find(isHeld) : week);
  if (problem !== undefined) refuseField(400, 'date', problem);
  if (changeKind === 'changed' && week) refuseInvalid(timesProblem(hoursIn(meant, week)));
  const heldOn = before?.newDate ?? date;
  const stays = changeKind !== 'cancelled' && (newDate ?? date) === heldOn;
  if (!stays) refuseConflict(registerProblem(plan.registers.includes(heldOn)), 'date');
  if (!newDate) return;
  const taken = lessonsOf(without, holidays, newDate, newDate).some((one) => one.planned !== date && isHeld(one));
  refuseConflict(takenProblem(newDate, taken), 'newDate');
}

const clashing = previewingClashes(({ classID }) => (isObject(classID) ? classID._id : undefined));

export const lessonChangeRoutes: Route[] = crud(lessonChange, {
  scope: ofOwnClasses,
  before: refuseForeignFilters,
  first: holdItsClass,
  creating: clashing,
  editing: clashing,
  create: enter,
  update: edit,
  remove,
});
