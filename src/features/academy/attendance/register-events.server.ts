import { storedText } from '#kit/contract/language';
import type { Event } from '#kit/server/activity-log';
import { type Attendance, attendance } from './attendance.contract';

/** What a record was before it was saved again. */
export interface Before {
  readonly _id: string;
  readonly attendenceStatus: string;
  readonly reason: string | null;
}

/** One line of the activity log per register, because taking one is one act: each student by name, before and after. */
export function registerEvents(made: readonly Attendance[], before: readonly Before[]): Event[] {
  const stood = new Map(before.map((one) => [one._id, one]));
  const registers = new Map<string, Attendance[]>();
  for (const one of made) {
    const key = `${one.classID._id} ${one.date}`;
    registers.set(key, [...(registers.get(key) ?? []), one]);
  }
  return [...registers.values()].map((records) => {
    const [first] = records;
    const old = records.flatMap((one) => {
      const was = stood.get(one._id);
      return was ? [[nameOf(one), stateOf(was)] as const] : [];
    });
    return {
      action: old.length > 0 ? 'update' : 'create',
      resource: attendance.path,
      recordID: records.length === 1 ? first?._id : null,
      label: storedText('{className}, {date}', { className: first?.classID.className ?? '', date: first?.date ?? '' }),
      before: old.length > 0 ? Object.fromEntries(old) : undefined,
      after: Object.fromEntries(records.map((one) => [nameOf(one), stateOf(one)])),
    };
  });
}

function nameOf({ studentID }: Attendance): string {
  return `${studentID.studentName} (${studentID.stdID})`;
}

function stateOf({ attendenceStatus, reason }: Pick<Attendance, 'attendenceStatus' | 'reason'> | Before): string {
  return reason ? `${attendenceStatus}: ${reason}` : attendenceStatus;
}
