import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import { listFile, sendFile } from '#kit/server/read/file';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { besideStatement, type Matching, matching, pageOf } from '#kit/server/read/list';
import { refuseStanding, type Standing, standingTo } from '#kit/server/read/standing';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { ask, named, type Statement } from '#kit/server/sql/statement';
import { ownRecords, refuseForeignClass } from '#features/academy/class-record/own-records.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { student } from '#features/academy/student/student.contract';
import { ownStudents } from '#features/academy/student/student.server';
import { refuseUnseenStudent } from '#house/session/seen-students.server';
import { attendance, attendanceReport, everyClass } from './attendance.contract';
import { attendanceTotals } from './attendance.rules';

type Asked = BodyOf<typeof attendanceReport>;

/** What the report asks for, checked. */
interface Question {
  readonly studentID: string;
  /** Undefined for every class. */
  readonly classID: string | undefined;
  readonly attended: 0 | 1 | undefined;
}

/** One student's records in a class or in all; the totals count all of them, whatever the status narrows to (E4). */
export async function sendReport(call: Call, asked: Asked): Promise<unknown> {
  refuseUnknownQuery(call.query, attendanceReport.query ?? []);
  const question = await questionOf(call, asked);
  const { attended } = question;
  if (call.query.format !== undefined) return sendRows(call, question, call.query.format);
  const every = everyRecord(call, question);
  const page = besideStatement(narrowed(every, question), pageOf(call.query), factsOf(call, question, every));
  const found = await read(call, page);
  const totals = attendanceTotals(found.periods, found.present);
  const count = attended === undefined ? totals.totalAtt : [totals.totalupsent, totals.totalpresent][attended];
  call.reply.header('x-total-count', count);
  return {
    status: true,
    message: count === 0 ? t('Attendance not found') : '',
    attendenceData: JSON.parse(found.json ?? '[]'),
    ...totals,
  };
}

interface Found {
  readonly json?: string;
  readonly periods: number;
  readonly present: number;
  readonly student: Standing;
  readonly class: Standing;
}

async function sendRows(call: Call, question: Question, format: string): Promise<unknown> {
  const every = everyRecord(call, question);
  await read(call, named(factsOf(call, question, every)));
  return sendFile(call, listFile(attendance, narrowed(every, question)), format);
}

function everyRecord(call: Call, { studentID, classID }: Question): Matching {
  const query = { studentID, ...(classID === undefined ? {} : { classID }), sort: call.query.sort ?? 'date' };
  return matching({ ...call, query }, attendance, ownRecords);
}

function narrowed(every: Matching, { attended }: Question): Matching {
  return attended === undefined
    ? every
    : { ...every, where: sql`${every.where} and t.attended = ${sql.lit(attended)}` };
}

/** The rows that a statement found; ends the call where the student or the class is not the caller's. */
async function read({ reading }: Call, statement: Statement): Promise<Found> {
  const [found] = await ask<Found>(reading, statement);
  refuseStanding(found?.student ?? null);
  refuseStanding(found?.class ?? null);
  return found ?? refuseMissing();
}

/** The counts, and whether student and class are within the caller's reach: one statement answers both, because each costs a round trip. */
function factsOf(call: Call, { studentID, classID }: Question, { where }: Matching): Fragment {
  const counted = sql`select count(*) as periods, coalesce(sum(t.attended), 0) as present
    from ${tableOf(call, attendance.table)} t where ${where}`;
  const known = standingTo(call, student, studentID, ownStudents);
  const held = classID === undefined ? sql`true` : standingTo(call, schoolClass, classID, ownClasses);
  return sql`select counts.*, ${known} as student, ${held} as class from (${counted}) counts`;
}

/** The student and class asked about; a student's own token says who it is (E5), a guardian names the child. */
async function questionOf(call: Call, asked: Asked): Promise<Question> {
  const me = caller(call);
  const isStaff = me.kind === 'staff';
  const studentID = asked.studentID ?? me.studentID;
  const classID = asked.classID ?? null;
  // The portal's page asks for a class alone (S§5); staff choose all three.
  refuseInvalid({
    ...(studentID === null ? { studentID: t('Please select student') } : {}),
    ...(classID === null ? { classID: isStaff ? t('Please select class') : t('Class not found') } : {}),
    ...(!asked.status && isStaff ? { status: t('Please select status') } : {}),
  });
  if (studentID === null || classID === null) return refuseMissing();
  if (!isStaff) await refuseNotOwn(call, studentID, classID);
  const status = asked.status ?? 'all';
  return {
    studentID,
    classID: classID === everyClass ? undefined : classID,
    attended: status === 'all' ? undefined : status === 'present' ? 1 : 0,
  };
}

/** Students may ask only about themselves, guardians about a child, and both only about classes that the student is or was in. */
async function refuseNotOwn(call: Call, studentID: string, classID: string): Promise<void> {
  refuseUnseenStudent(caller(call), studentID, 'all');
  if (classID !== everyClass) await refuseForeignClass(call, classID);
}
