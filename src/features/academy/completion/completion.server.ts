import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settle } from '#house/notification/tell.server';
import { papersFeature } from '#house/paper/papers.contract';
import { certifyAll, type Paper } from '#features/academy/certificate/certify.server';
import { setGraduated } from '#features/academy/enrollment/completed.server';
import { isLiveIn } from '#features/academy/enrollment/live.server';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { setCompleted } from '#features/academy/school-class/set-completed.server';
import { setGraduatedStudents } from '#features/academy/student/set-graduated.server';
import { resultsOfClass, sendCandidates } from './candidates.server';
import { completeClass, completionOf } from './completion.contract';
import { completedProblem, lastDayProblem } from './completion.rules';
import { goOn } from './go-on.server';
import { type HeldSeat, holdClasses, holdSeats } from './hold.server';

type Sent = BodyOf<typeof completeClass>;

/** `POST class/complete/{id}`: the class ends, students graduate, are certified and go on; all of it or nothing (CL14). */
async function complete(call: Call, sent: Sent) {
  const id = idOf(call);
  const { endDate, graduates = [], next = null, certificate: paper = null } = sent;
  const { features } = call.house;
  const classes = await holdClasses(call, [id, ...(next ? [next.classID] : [])]);
  const held = classes.get(id) ?? refuseMissing();
  await refuseForeign(call, schoolClass, id, ownClasses);
  refuseConflict(completedProblem(held.classStatus));
  const early = lastDayProblem(held.startedDate, endDate, call.today);
  if (early !== undefined) refuseInvalid({ endDate: early });
  if (next?.classID === id) refuseInvalid({ 'next.classID': t('Choose another class') });
  if (paper && !features.has(papersFeature.name)) refuseConflict(t('This feature is switched off'), 'certificate');
  const seats = await holdSeats(call, id, { graduates, 'next.students': next?.students ?? [] });
  const graduated = graduates.flatMap((one) => seats.get(one) ?? []);
  await setGraduated(
    call,
    graduated.map(({ _id }) => _id),
  );
  const moved = next ? await goOn(call, { ...next, held: classes.get(next.classID), seats }) : 0;
  if (sent.graduateStudents) await graduateStudents(call, graduated);
  const certificates = paper ? await certify(call, { ...paper, classID: id }, graduated) : 0;
  const locked = features.has(gradebookFeature.name) ? ({ resultsLocked: true } as const) : {};
  const info = await setCompleted(call, id, { endDate, ...locked });
  // From now on nobody is given a seat in it.
  await settle(call, 'seat free', id);
  const message = t('{class} is completed', { class: held.className });
  return { ...saved(message, info), graduated: graduated.length, certificates, moved };
}

/** Certifies what each student has reached in the class (PA4); returns how many certificates were made. */
async function certify(call: Call, paper: Paper, graduated: readonly HeldSeat[]): Promise<number> {
  const { rows } = await resultsOfClass(call, paper.classID);
  const students = new Set(graduated.map(({ studentID }) => studentID));
  return certifyAll(
    call,
    paper,
    rows
      .filter(({ studentID }) => students.has(studentID._id))
      .map(({ studentID, average, grade }) => ({ studentID: studentID._id, average, grade })),
  );
}

/** Sets students who graduate in a class to graduated, if they are in no other class and wait for none. */
async function graduateStudents(call: Call, graduated: readonly HeldSeat[]): Promise<void> {
  const ids = graduated.map(({ studentID }) => studentID);
  const done = await askPrepared<{ _id: string }>(
    call.db,
    sql`select s._id from ${tableOf(call, 'student')} s where s._id = any(${ids}::uuid[]) and s."studentStatus" = 'active'
      and not exists (select 1 from ${tableOf(call, 'enrollment')} e
        where e."studentID" = s._id and ${isLiveIn('e')})
      order by s._id`,
  );
  await setGraduatedStudents(
    call,
    done.map(({ _id }) => _id),
  );
}

export const completionRoutes: Route[] = [on(completionOf, sendCandidates), on(completeClass, complete)];
