import { sql } from 'kysely';
import type { Edit, Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseConflict, refuseField } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { roomProblem } from '#features/academy/clash/clash.rules';
import { clashesOf, plannedLesson, roomOfLesson } from '#features/academy/clash/clash.server';
import { soughtIn } from './free-at.rules';
import { room } from './room.contract';

/** The filter of rooms in which no other class has a lesson at a time; shared rooms always match (CL6). */
const freeAt: OptionFilters = {
  freeAt: (value, call) => {
    const sentence = t('Give a date, two times and a class');
    const { date, TimeIn, TimeOut, classID } = soughtIn(value) ?? refuseField(400, 'freeAt', sentence);
    return sql`(t."isShared" or not exists (
      select from ${functionOf(call, 'lessons')}(${date}::date, ${date}::date, null) l
      join ${tableOf(call, 'school_class')} c on c._id = l."classID"
      where ${roomOfLesson} = t._id and ${plannedLesson} and c._id <> ${classID}::uuid
        and l."TimeIn" < ${TimeOut} and ${TimeIn} < l."TimeOut"))`;
  },
};

/** Changes a room. One that is no longer shared can have only one lesson at a time (CL6); calls that plan lessons in it lock it too. */
async function edit(call: Call, stored: Row<typeof room>, values: Edit<typeof room>): Promise<Got<typeof room>> {
  const saved = await change(call, room, stored._id, values);
  if (!stored.isShared || values.isShared !== false) return saved;
  const clashes = await clashesOf(call, await classesIn(call, stored._id), ['room']);
  refuseConflict(roomProblem(clashes.filter(({ roomID }) => roomID?._id === stored._id)), 'isShared');
  return saved;
}

/** The classes that have lessons in a room, or may have. */
async function classesIn(call: Call, id: string): Promise<string[]> {
  const found = await askPrepared<{ classID: string }>(
    call.db,
    sql`select "classID" from ${tableOf(call, 'class_week')} where "roomID" = ${id}
      union select "classID" from ${tableOf(call, 'lesson_change')} where "roomID" = ${id}`,
  );
  return found.map(({ classID }) => classID);
}

export const roomRoutes: Route[] = crud(room, { update: edit, optionFilters: freeAt });
