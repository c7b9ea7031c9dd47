import type { Day } from '#kit/contract/day';
import type { Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Errors, isObject } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { readSent } from '#kit/server/routes/sent';
import { refuse, refuseInvalid, refuseField } from '#kit/server/refusal';
import { type AttendanceStatus, mostRecords, sentAttendance } from './attendance.contract';
import { dateOf, dateProblems, presenceProblems, statusOf } from './attendance.rules';

/** One record of a register as it was sent, whose date and status are settled. */
export interface SentRecord {
  /** Names its fields in messages: `items.3.reason`, or `reason` where it was sent alone. */
  readonly at: (field: string) => string;
  readonly _id: string;
  readonly studentID: string;
  readonly classID: string;
  readonly teacherID: string | null | undefined;
  readonly courseID: string | null | undefined;
  readonly date: Day;
  readonly attendenceStatus: AttendanceStatus;
  readonly reason: string | null;
}

/** The records of a body: an array of them, one object with `items`, or a single record (E27). */
export function recordsOf(call: Call, body: unknown): SentRecord[] {
  const rows = rowsOf(body);
  if (rows.length === 0) refuse(400, t('The register is empty'));
  if (rows.length > mostRecords) refuse(400, t('At most {count} records a call', { count: mostRecords }));
  const problems: Record<string, string> = {};
  const records: SentRecord[] = [];
  const seen = new Set<string>();
  for (const { row, path } of rows) {
    const at = (field: string) => (path === '' ? field : field === '' ? path : `${path}.${field}`);
    const read = recordOf(call, row, at);
    const errors = 'errors' in read ? read.errors : {};
    for (const [field, message] of Object.entries(errors)) problems[at(field)] = message;
    if ('errors' in read) continue;
    const key = `${read.classID} ${read.date} ${read.studentID}`;
    if (seen.has(key)) problems[at('studentID')] = t('This student is in the register twice');
    seen.add(key);
    records.push(read);
  }
  refuseInvalid(problems);
  return records;
}

interface Row {
  readonly row: unknown;
  readonly path: string;
}

function rowsOf(body: unknown): Row[] {
  if (Array.isArray(body)) return body.map((row, index) => ({ row, path: String(index) }));
  if (!isObject(body) || body.items === undefined) return [{ row: body, path: '' }];
  const { items, _id: _ofTheRegister, ...shared } = body;
  if (!Array.isArray(items)) return refuseField(400, 'items', t('items is a list'));
  return items.map((row: unknown, index) => ({
    row: isObject(row) ? { ...shared, ...row } : row,
    path: `items.${index}`,
  }));
}

function recordOf(call: Call, row: unknown, at: SentRecord['at']): SentRecord | { readonly errors: Errors } {
  const read = readSent(call, sentAttendance, row);
  const { today } = call;
  if (!read.ok) return { errors: read.errors };
  const sent: Sent<typeof sentAttendance> & { readonly _id: string } = read.value;
  const attendenceStatus = statusOf(sent);
  const date = dateOf(sent, today);
  const errors = { ...dateProblems(sent, today), ...presenceProblems(sent, attendenceStatus) };
  if (attendenceStatus === undefined || date === undefined || Object.keys(errors).length > 0) return { errors };
  const { _id, studentID, classID, teacherID, courseID, reason = null } = sent;
  return { at, _id, studentID, classID, teacherID, courseID, date, attendenceStatus, reason };
}
