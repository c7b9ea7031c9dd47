import { caller, type Route } from '#kit/server/call';
import { crud, on } from '#kit/server/routes/crud';
import { describeEntity, describeSaved } from '#kit/server/schema/describe';
import type { Scope } from '#kit/server/read/list';
import { guarded } from '#kit/server/routes/guarded';
import { refuseNotYours } from '#kit/server/read/send';
import { ownRecords, refuseForeignFilters } from '#features/academy/class-record/own-records.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { attendance, attendanceReport, classRegisters, mostRecords, sentAttendance } from './attendance.contract';
import { editAttendance } from './attendance-edit.server';
import { sendReport } from './attendance-report.server';
import { registersOf } from './class-registers.server';
import { saveRegister } from './register.server';

/** A filter that names another teacher is refused to a teacher, as one that names a foreign class is (A14). */
const ownAttendance: Scope = (call) => {
  const { teacherID } = call.query;
  if (teacherID !== undefined && isTeacher(call) && teacherID !== caller(call).teacherID) refuseNotYours();
  return ownRecords(call);
};

const shape = describeEntity(attendance);
const sent = describeEntity(sentAttendance);

/** A register is an array of records, or one object with `items` (E27); a single record is a register of one. */
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
    before: refuseForeignFilters,
    without: ['create'],
    update: editAttendance,
  }),
  ...guarded(refuseForeignFilters, [
    register,
    on(attendanceReport, sendReport, { asks: 'report' }),
    on(classRegisters, registersOf),
  ]),
];
