import { sql } from 'kysely';
import { timeIn } from '#kit/rules/calendar';
import type { Telling } from '#kit/server/read/telling';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { plannedLesson, roomOfLesson } from '#features/academy/clash/clash.server';
import { room } from './room.contract';

/** How many days ahead the next lesson in a room is looked for. */
const ahead = 62;

/** The day of the next lesson in a room, or of the one being held now. */
export const toldNextLesson: Telling = {
  of: room,
  name: 'nextLesson',
  value: (call) => sql`(select min(l.date) from (
      select array_agg(u."classID") as ids from (
        select "classID" from ${tableOf(call, 'class_week')} where "roomID" = t._id
        union select "classID" from ${tableOf(call, 'lesson_change')} where "roomID" = t._id) u) u
    cross join lateral ${functionOf(call, 'lessons')}(${call.today}::date, ${call.today}::date + ${ahead}::int, u.ids) l
    join ${tableOf(call, 'school_class')} c on c._id = l."classID"
    where u.ids is not null and (l.date > ${call.today}::date or l."TimeOut" > ${timeIn(call.house.timeZone, call.now)}) and ${plannedLesson} and ${roomOfLesson} = t._id)`,
};
