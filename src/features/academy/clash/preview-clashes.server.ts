import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { previewedBy } from '#kit/server/routes/tried';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { ClashesFound, RoomSeats, SmallRoom } from './clash.contract';
import { roomProblem } from './clash.rules';
import { besideOwn, clashesOf, lessonsToCome, plannedLesson, roomOfLesson } from './clash.server';

/**
 * A write that plans lessons and says, with `preview=1`, which others they would clash with. `classOf` finds the class in the record that
 * the write answers.
 */
export function previewingClashes(classOf: (info: Readonly<Record<string, unknown>>) => unknown): OwnWay {
  const list = { type: 'array' };
  return previewedBy({ clashes: list, freeRooms: list, smallRooms: list }, (call, info) =>
    clashesAfter(call, String(classOf(info))),
  );
}

async function clashesAfter(call: Call, classID: string): Promise<ClashesFound> {
  const clashes = await clashesOf(call, [classID]);
  const [freeRooms, smallRooms] = [await freeRoomsFor(call, classID), await smallRoomsOf(call, classID)];
  return { status: true, message: roomProblem(clashes) ?? '', clashes, freeRooms, smallRooms };
}

/** The rooms that are free at the times of the lessons of a class, the smallest first; shared ones are always free. */
async function freeRoomsFor(call: Call, classID: string): Promise<RoomSeats[]> {
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
async function smallRoomsOf(call: Call, classID: string): Promise<SmallRoom[]> {
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
