import { sql } from 'kysely';
import type { Edit, Got, Row } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { roomProblem } from '#features/academy/clash/clash.rules';
import { clashesOf } from '#features/academy/clash/clash.server';
import { freeAt } from './free-at.server';
import { room } from './room.contract';

/** Changes a room. One that is no longer shared has one lesson at a time (CL6); a call that plans lessons in it locks it too. */
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
