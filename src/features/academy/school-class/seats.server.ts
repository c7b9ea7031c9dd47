import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settle, tell } from '#house/notification/tell.server';
import type { Seats } from './school-class.contract';
import { isFreeForWaiting } from './seats.rules';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';

/** How many enrollments of a class take a seat, in SQL. */
export function seatsTakenIn(call: OfBrand, classID: Fragment): Fragment {
  return sql`(select count(*) from ${tableOf(call, 'enrollment')}
    where "classID" = ${classID} and "enrolledStatus" in ('active', 'pending'))`;
}

/** How many seats of a class, as `t`, are free, in SQL; null where there is no limit. */
export function seatsFreeIn(call: OfBrand, classID: Fragment): Fragment {
  return sql`(case when t.capacity is not null then greatest(t.capacity - ${seatsTakenIn(call, classID)}, 0) end)`;
}

/** How many wait for a seat of a class, in SQL. */
export function waitingIn(call: OfBrand, classID: Fragment): Fragment {
  return sql`(select count(*) from ${tableOf(call, 'enrollment')} where "classID" = ${classID} and "enrolledStatus" = 'waiting')`;
}

/** The seats of a class as they are now; undefined where there is no such class. */
export async function seatsOf(call: Call, classID: string): Promise<Seats | undefined> {
  const [found] = await askPrepared<Seats>(
    call.db,
    sql`select c."className", c.capacity, ${seatsTakenIn(call, sql`c._id`)}::int as taken, ${waitingIn(call, sql`c._id`)}::int as waiting
      from ${tableOf(call, 'school_class')} c where c._id = ${classID}`,
  );
  return found;
}

/** Notifies staff who may enrol that a class has a seat while somebody waits for one (CL5); it is never given automatically. */
export async function tellFreeSeat(call: Call, classID: string): Promise<void> {
  if (!call.house.features.has(timetableFeature.name)) return;
  const seats = await seatsOf(call, classID);
  if (!seats || !isFreeForWaiting(seats)) return;
  const { className, waiting } = seats;
  await tell(call, { kind: 'seat free', facts: { className, waiting }, concerns: classID });
}

/** Settles the notification of a free seat once none is free or nobody waits. */
export async function settleFreeSeat(call: Call, classID: string): Promise<void> {
  const seats = await seatsOf(call, classID);
  if (seats && !isFreeForWaiting(seats)) await settle(call, 'seat free', classID);
}
