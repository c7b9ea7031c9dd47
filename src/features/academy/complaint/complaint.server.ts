import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { checkValue, isObject } from '#kit/contract/parse';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud, idOf, on } from '#kit/server/routes/crud';
import { describeEntity } from '#kit/server/schema/describe';
import { refuseNotYours, sendList } from '#kit/server/read/send';
import { refuseInvalid } from '#kit/server/refusal';
import { guarded } from '#kit/server/routes/guarded';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { exceptCaller, settle, tell } from '#house/notification/tell.server';
import { refuseOtherPlace } from '#features/academy/class-record/own-place.server';
import { refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { refuseForeignStudent } from '#features/academy/student/own-student.server';
import { refuseUnseenStudent } from '#house/session/seen-students.server';
import { complaint, studentComplaints } from './complaint.contract';
import { statusAfter } from './complaint.rules';

type Complaint = typeof complaint;

async function file(call: Call, sent: Sent<Complaint> & { readonly _id: string }): Promise<Got<Complaint>> {
  await refuseOtherPlace(call, complaint, sent);
  const { kind, _id } = caller(call);
  const userID = kind === 'staff' ? _id : null;
  const guardianID = kind === 'guardian' ? _id : null;
  const complainDate = sent.complainDate ?? call.today;
  const made = await insert(call, complaint, { ...sent, complainDate, userID, guardianID });
  const { studentName, stdID } = made.studentID;
  const facts = { studentName, stdID, className: made.classID.className };
  await tell(call, { kind: 'complaint', facts, concerns: made._id }, exceptCaller(call));
  return made;
}

async function edit(call: Call, stored: Row<Complaint>, values: Edit<Complaint>): Promise<Got<Complaint>> {
  if (values.complainDate === null) refuseInvalid({ complainDate: t('Enter complaint date') });
  const wanted = { ...stored, ...values };
  if (wanted.studentID !== stored.studentID || wanted.classID !== stored.classID)
    await refuseOtherPlace(call, complaint, wanted);
  if (values.status === 'completed') await settle(call, 'complaint', stored._id);
  return change(call, complaint, stored._id, { ...values, status: statusAfter(stored, values) });
}

async function remove(call: Call, { _id }: Row<Complaint>): Promise<Got<Complaint>> {
  await settle(call, 'complaint', _id);
  return erase(call, complaint, _id);
}

/**
 * A student sends class and text; student, status and day are set by the server, and any other value is refused (E24). A guardian says
 * which child it is about (FA8).
 */
function asOwn(call: Call, body: unknown): unknown {
  const me = caller(call);
  if (me.kind === 'staff' || !isObject(body)) return body;
  if (me.kind === 'guardian' && typeof body.studentID === 'string') refuseUnseenStudent(me, body.studentID, 'all');
  const { fields } = complaint;
  const own = [
    ...(me.kind === 'student' ? [{ name: 'studentID', field: fields.studentID, value: me.studentID }] : []),
    { name: 'status', field: fields.status, value: 'assigned' },
    { name: 'complainDate', field: fields.complainDate, value: call.today },
    { name: 'answer', field: fields.answer, value: null },
  ];
  for (const { name, field, value } of own) {
    const sent = body[name];
    if (sent === undefined || sent === null || sent === '') continue;
    const checked = checkValue(field.schema, sent);
    if (!checked.ok || checked.value !== value) refuseNotYours();
  }
  return { ...body, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) };
}

/** All complaints of the student that the path names: the portal's own table (E23). */
async function sendOfStudent(call: Call): Promise<unknown> {
  const id = idOf({ ...call, params: { id: call.params.studentID ?? '' } });
  await refuseForeignStudent(call, id);
  return sendList(call, complaint, () => sql`t."studentID" = ${id}`);
}

const shape = describeEntity(complaint);

export const complaintRoutes: Route[] = [
  ...guarded(refuseForeignFilters, [
    on(studentComplaints, sendOfStudent, { schema: { reply: shape.list, query: shape.query } }),
  ]),
  ...crud(complaint, {
    // S§7 uses the path of a single record for a student's complaints.
    without: ['one'],
    before: refuseForeignFilters,
    meant: asOwn,
    create: file,
    update: edit,
    remove,
  }),
];
