import type { BodyOf } from '../../../kit/contract/endpoint';
import { t } from '../../../kit/contract/language';
import { type Call, caller } from '../../../kit/server/call';
import { listFile, sendFile } from '../../../kit/server/read/file';
import { refuseUnknownQuery } from '../../../kit/server/read/filter';
import { type Matching, matching, pageOf, pageStatement } from '../../../kit/server/read/list';
import { runRaw } from '../../../kit/server/read/send';
import { refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { find } from '../../../kit/server/write/change';
import { ownRecords, refuseForeignClass } from '../class-record/own-records.server';
import { schoolClass } from '../school-class/school-class.contract';
import { refuseForeignStudent } from '../student/own-student.server';
import { attendance, type AttendanceTotals, type attendanceReport, everyClass } from './attendance.contract';
import { attendanceTotals } from './attendance.rules';

type Asked = BodyOf<typeof attendanceReport>;

/** What the report is of, checked. */
interface Question {
  readonly studentID: string;
  /** Undefined for every class. */
  readonly classID: string | undefined;
  readonly attended: '0' | '1' | undefined;
}

/** Without a page the report is whole: one student's records are few. */
const wholeReport = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };

/** One student's records in a class or in all; the totals count all of them, whatever the status narrows to (E4). */
export async function sendReport(call: Call, asked: Asked): Promise<unknown> {
  refuseUnknownQuery(call.query, ['page', 'pageSize', 'format']);
  const question = await questionOf(call, asked);
  const { studentID, classID, attended } = question;
  const every = { studentID, ...(classID === undefined ? {} : { classID }), sort: 'date' };
  const shown = attended === undefined ? every : { ...every, attended };
  const rows = matching({ ...call, query: shown }, attendance, ownRecords);
  if (call.query.format !== undefined) return sendFile(call, listFile(attendance, rows), call.query.format);
  const { limit, offset } = pageOf(call.query) ?? wholeReport;
  const page = pageStatement(rows, limit, offset);
  const reading = { ...call, db: call.reading.in(call.brand) };
  const [answer] = await runRaw<{ json: string }>(reading, page.text, page.values);
  const totals = await totalsOver(reading, matching({ ...call, query: every }, attendance, ownRecords));
  const count = { all: totals.totalAtt, 1: totals.totalpresent, 0: totals.totalupsent }[attended ?? 'all'];
  call.reply.header('x-total-count', count);
  return {
    status: true,
    message: count === 0 ? t('Attendance not found') : '',
    attendenceData: JSON.parse(answer?.json ?? '[]'),
    ...totals,
  };
}

async function totalsOver(call: Call, { where, bound }: Matching): Promise<AttendanceTotals> {
  const [sums] = await runRaw<{ periods: number; present: number }>(
    call,
    `select count(*) as periods, coalesce(sum(t.attended), 0) as present
     from ${call.brand}.${attendance.table} t where ${where}`,
    bound.list,
  );
  return attendanceTotals(sums?.periods ?? 0, sums?.present ?? 0);
}

/** Whose records, and where; a student's own token says whose (E5). */
async function questionOf(call: Call, asked: Asked): Promise<Question> {
  const me = caller(call);
  const mine = me.kind === 'student' ? me.studentID : null;
  const studentID = asked.studentID ?? mine;
  const classID = asked.classID ?? null;
  // A student's page asks for a class alone (S§5); staff choose all three.
  refuseInvalid({
    ...(studentID === null ? { studentID: t('Please select student') } : {}),
    ...(classID === null ? { classID: mine === null ? t('Please select class') : t('Class not found') } : {}),
    ...(!asked.status && mine === null ? { status: t('Please select status') } : {}),
  });
  if (studentID === null || classID === null) return refuseMissing();
  await refuseForeignStudent(call, studentID);
  const status = asked.status ?? 'all';
  return {
    studentID,
    classID: classID === everyClass ? undefined : await classNamed(call, classID),
    attended: status === 'all' ? undefined : status === 'present' ? '1' : '0',
  };
}

/** A class that is the caller's to ask about. */
async function classNamed(call: Call, id: string): Promise<string> {
  await refuseForeignClass(call, id);
  if (!(await find(call, schoolClass, id))) refuseMissing();
  return id;
}
