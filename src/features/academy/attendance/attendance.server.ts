import { sql } from 'kysely';
import { isDay } from '#kit/contract/day';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud, on } from '#kit/server/routes/crud';
import { describeEntity, describeSaved } from '#kit/server/schema/describe';
import type { Scope } from '#kit/server/read/list';
import { guarded } from '#kit/server/routes/guarded';
import { refuseNotYours } from '#kit/server/read/send';
import { ownRecords, refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { askPrepared } from '#kit/server/sql/statement';
import { substitutedBy } from '#features/academy/school-class/substitute.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { attendance, attendanceReport, classRegisters, mostRecords, sentAttendance } from './attendance.contract';
import { editAttendance } from './attendance-edit.server';
import { sendReport } from './attendance-report.server';
import { registersOf } from './class-registers.server';
import { registerDue } from './register-due.contract';
import { dueOf } from './register-due.server';
import { saveRegister } from './register.server';

/** A filter that names another teacher is refused to a teacher, as one that names a foreign class is (A14). */
const ownAttendance: Scope = (call) => {
  const { teacherID } = call.query;
  if (!isTeacher(call)) return ownRecords(call);
  const me = caller(call);
  if (teacherID !== undefined && teacherID !== me.teacherID) refuseNotYours();
  return sql`(${ownRecords(call)} or (t."classID", t.date) in (select s."classID", s.date from ${substitutedBy(call, me.teacherID)} s))`;
};

/** The register of a lesson that a teacher gives for another is the teacher's too (CL11): the list shows no more of that class. */
async function refuseForeign(call: Call): Promise<void> {
  const { classID, date, ...others } = call.query;
  if (!isTeacher(call) || classID === undefined || !isDay(date ?? '')) return refuseForeignFilters(call);
  const [own] = await askPrepared(
    call.db,
    sql`select from ${substitutedBy(call, caller(call).teacherID)} s where s."classID"::text = ${classID} and s.date = ${date}::date`,
  );
  return refuseForeignFilters(own === undefined ? call : { ...call, query: others });
}

const shape = describeEntity(attendance);
const sent = describeEntity(sentAttendance);

/** A register is an array of records, or one object with `items` (E27); a single record is a register of one record. */
const register: Route = {
  method: 'POST',
  path: attendance.path,
  title: 'Save a register',
  schema: {
    body: () => {
      const record = sent.sent();
      const list = { type: 'array', items: record, minItems: 1, maxItems: mostRecords };
      return { anyOf: [list, { type: 'object', properties: { items: list }, required: ['items'] }, record] };
    },
    reply: () => describeSaved(shape.list(), { saved: { type: 'integer' }, updated: { type: 'integer' } }),
  },
  handle: saveRegister,
};

export const attendanceRoutes: Route[] = [
  ...crud(attendance, {
    scope: ownAttendance,
    before: refuseForeign,
    without: ['create'],
    update: editAttendance,
  }),
  ...guarded(refuseForeignFilters, [
    register,
    on(attendanceReport, sendReport, { asks: 'report' }),
    on(classRegisters, registersOf),
  ]),
  on(registerDue, dueOf),
];
