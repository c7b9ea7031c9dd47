import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { weekOnDay } from './held-minutes.server';
import type { ChangeKind } from './lesson-change.contract';
import type { Became } from './lesson-change.rules';

/** A lesson that was changed, with its current times. */
export interface ChangedLesson {
  readonly _id: string;
  readonly classID: string;
  readonly date: Day;
  readonly newDate: Day | null;
  readonly kind: ChangeKind | Became['became'];
  readonly TimeIn: string;
  readonly TimeOut: string;
  readonly hasNewTime: boolean;
  /** The room that the change itself names. */
  readonly room: string | null;
  readonly teacher: string | null;
  /** The room in which it is held, changed or not. */
  readonly place: string | null;
  readonly link: string | null;
}

/** The days of the lessons, and the time within which their changes were saved, both ends included. */
export interface Asked {
  readonly from: Day;
  readonly to: Day;
  readonly since: Date;
  readonly until: Date;
}

/** The changes of lessons that are, or were to be, on these days. What a change leaves out is as in the week of its day (CL1). */
export function changesSince(
  of: Pick<Call, 'brand' | 'db'>,
  { from, to, since, until }: Asked,
): Promise<ChangedLesson[]> {
  const days = sql`between ${from}::date and ${to}::date`;
  const nameOf = (table: string, name: string, id: string) =>
    sql`(select ${sql.ref(name)} from ${tableOf(of, table)} n where n._id = ${sql.ref(id)})`;
  const [own, planned] = [nameOf('room', 'roomName', 'x.roomID'), nameOf('room', 'roomName', 'w.roomID')];
  return askPrepared<ChangedLesson>(
    of.db,
    sql`select x._id, x."classID", x.date::text as date, x."newDate"::text as "newDate", x."changeKind" as kind,
        coalesce(x."TimeIn", w."TimeIn") as "TimeIn", coalesce(x."TimeOut", w."TimeOut") as "TimeOut",
        x."TimeIn" is not null or x."TimeOut" is not null as "hasNewTime", c."meetingLink" as link,
        ${own} as room, ${nameOf('teacher', 'teacherName', 'x.teacherID')} as teacher, coalesce(${own}, ${planned}) as place
      from ${tableOf(of, 'lesson_change')} x join ${tableOf(of, 'school_class')} c on c._id = x."classID"
      cross join ${weekOnDay(of, sql`x."classID"`, sql`x.date`)}
      where x."updatedAt" between ${since}::timestamptz and ${until}::timestamptz and (x.date ${days} or x."newDate" ${days})
      order by x.date, x._id`,
  );
}
