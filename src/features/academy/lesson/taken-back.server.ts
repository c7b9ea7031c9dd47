import { type ColumnType, sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { Where } from '#house/slice/slice.server';
import type { Asked, ChangedLesson } from './changes-since.server';
import { weekOnDay } from './held-minutes.server';
import type { Became } from './lesson-change.rules';

declare module '#kit/server/plain-tables' {
  interface PlainTables {
    /** The lessons whose changes were taken back. */
    lesson_taken_back: Became & {
      changeID: string;
      createdAt: ColumnType<string, Date, never>;
      classID: string;
    };
  }
}

/** Records that a change was taken back, for those who were notified of it. */
export async function keepTakenBack(call: Call, of: Became & { changeID: string; classID: string }): Promise<void> {
  await call.db
    .insertInto('lesson_taken_back')
    .values({ ...of, createdAt: call.now })
    .execute();
}

/** The future lessons whose changes were taken back, as they are now; those that have been changed again are left out. */
export function takenBackSince(
  of: Pick<Call, 'brand' | 'db'>,
  { from, since, until }: Omit<Asked, 'to'>,
): Promise<ChangedLesson[]> {
  return askPrepared<ChangedLesson>(
    of.db,
    sql`select b."changeID" as _id, b."classID", b.date::text as date, null as "newDate", b.became as kind,
        w."TimeIn", w."TimeOut", false as "hasNewTime", null as teacher, r."roomName" as room, r."roomName" as place, c."meetingLink" as link
      from ${tableOf(of, 'lesson_taken_back')} b join ${tableOf(of, 'school_class')} c on c._id = b."classID"
      cross join ${weekOnDay(of, sql`b."classID"`, sql`b.date`)} left join ${tableOf(of, 'room')} r on r._id = w."roomID"
      where b."createdAt" between ${since}::timestamptz and ${until}::timestamptz and b.date >= ${from}::date
        and not exists (select from ${tableOf(of, 'lesson_change')} x where x."classID" = b."classID" and x.date = b.date)
      order by b.date, b."changeID"`,
  );
}

/** Deletes what is too old to be announced. */
export async function forgetTakenBack(
  { database, brand }: Pick<Where, 'database' | 'brand'>,
  now: Date,
): Promise<void> {
  await askPrepared(
    database.in(brand),
    sql`delete from ${tableOf({ brand }, 'lesson_taken_back')} where "createdAt" < ${now}::timestamptz - interval '2 days'`,
  );
}
