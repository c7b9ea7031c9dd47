import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { RoomSeats, SmallRoom } from './clash.contract';
import { besideOwn, lessonsToCome, plannedLesson, roomOfLesson } from './clash.server';

/** The rooms in which no other class is at the times of the lessons of a class, the smallest first; shared ones always are. */
export async function freeRoomsFor(call: Call, classID: string): Promise<RoomSeats[]> {
  const [weeks, changes] = [tableOf(call, 'class_week'), tableOf(call, 'lesson_change')];
  return askPrepared<RoomSeats>(
    call.db,
    sql`with own as materialized ${lessonsToCome(call, [classID])},
      housed as (select coalesce(array_agg(h."classID"), '{}') as ids, (select max(o.date) from own o) as last from (
        select "classID" from ${weeks} where "roomID" is not null
        union select "classID" from ${changes} where "roomID" is not null) h
        where h."classID" <> ${classID}::uuid and h."classID" in (${besideOwn(call)})),
      used as (select distinct ${roomOfLesson} as "roomID"
        from housed h cross join lateral ${functionOf(call, 'lessons')}(${call.today}::date, h.last, h.ids) l
        join ${tableOf(call, 'school_class')} c on c._id = l."classID"
        join own o on o.date = l.date and o."TimeIn" < l."TimeOut" and l."TimeIn" < o."TimeOut"
        where ${plannedLesson})
      select r._id, r."roomName", r.seats from ${tableOf(call, 'room')} r
        where exists (select from own) and (r."isShared" or not exists (select from used u where u."roomID" = r._id))
        order by r.seats, r."roomName"`,
  );
}

/** The rooms of the lessons of a class that have fewer seats than it has students. */
export async function smallRoomsOf(call: Call, classID: string): Promise<SmallRoom[]> {
  return askPrepared<SmallRoom>(
    call.db,
    sql`select r._id, r."roomName", r.seats, s.taken from (
        select count(*)::int as taken from ${tableOf(call, 'enrollment')}
        where "classID" = ${classID} and "enrolledStatus" in ('active', 'pending')) s
      join ${tableOf(call, 'room')} r on r.seats < s.taken
        and r._id in (select l."roomID" from ${lessonsToCome(call, [classID])} l)
      order by r."roomName"`,
  );
}
