import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller } from '#kit/server/call';
import { refuseField, refuseMissing } from '#kit/server/refusal';
import { idOf, saved } from '#kit/server/routes/crud';
import { find } from '#kit/server/write/change';
import { isAdministrator } from '#house/role/escalation.rules';
import { holdClasses } from '#features/academy/assessment/assessed.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { setLocked } from '#features/academy/school-class/results-lock.server';
import { setRemark } from '#features/academy/enrollment/remark.server';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import type { lockResults, saveRemark } from './gradebook.contract';

/** `POST class/lockResults/{id}`: nothing is written of its results any more, until an administrator says why (GB9). */
export async function lockOrUnlock(call: Call, { locked, reason = null }: BodyOf<typeof lockResults>) {
  const id = idOf(call);
  const held = (await holdClasses(call, [id])).get(id) ?? refuseMissing();
  if (!locked && !isAdministrator(caller(call).userType))
    refuseField(403, 'locked', t('Only superAdmin and admin unlock results'));
  if (!locked && reason === null) refuseField(400, 'reason', t('Enter reason'));
  const info = await setLocked(call, id, locked);
  await record(call, {
    action: locked ? 'lock results' : 'unlock results',
    resource: schoolClass.path,
    recordID: id,
    label: held.className,
    ...(reason === null ? {} : { after: { reason } }),
  });
  const message = locked
    ? t('The results of {class} are locked', { class: held.className })
    : t('The results of {class} are open again', { class: held.className });
  return saved(message, info);
}

/** `POST gradebook/remark`: the teacher's word on the report card, also where the results are locked. */
export async function remark(call: Call, { enrollmentID, remark: said = null }: BodyOf<typeof saveRemark>) {
  const found =
    (await find(call, enrollment, enrollmentID)) ?? refuseField(400, 'enrollmentID', t('Choose from the list'));
  await holdClasses(call, [found.classID]);
  return saved(t('Remark saved'), await setRemark(call, enrollmentID, said));
}
