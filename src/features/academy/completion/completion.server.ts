import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { refuseForeign } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { settle } from '#house/notification/tell.server';
import { papersFeature } from '#house/paper/papers.contract';
import { setGraduated } from '#features/academy/enrollment/completed.server';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { setCompleted } from '#features/academy/school-class/set-completed.server';
import { sendCandidates } from './candidates.server';
import { certify } from './certify.server';
import { completeClass, completionOf } from './completion.contract';
import { completedProblem, lastDayProblem } from './completion.rules';
import { graduateStudents } from './graduate-students.server';
import { goOn } from './go-on.server';
import { holdClasses, holdSeats } from './hold.server';

type Sent = BodyOf<typeof completeClass>;

/** `POST class/complete/{id}`: the class ends with who graduates, who is certified and who goes on; all of it or nothing (CL14). */
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
  // Nobody is given a seat of it any more.
  await settle(call, 'seat free', id);
  const message = t('{class} is completed', { class: held.className });
  return { ...saved(message, info), graduated: graduated.length, certificates, moved };
}

export const completionRoutes: Route[] = [on(completionOf, sendCandidates), on(completeClass, complete)];
