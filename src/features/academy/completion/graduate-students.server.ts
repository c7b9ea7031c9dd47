import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { isLiveIn } from '#features/academy/enrollment/live.server';
import { setGraduatedStudents } from '#features/academy/student/set-graduated.server';
import type { HeldSeat } from './hold.server';

/** Makes graduated students of those who graduate in a class, are in no other one and wait for none. */
export async function graduateStudents(call: Call, graduated: readonly HeldSeat[]): Promise<void> {
  const ids = graduated.map(({ studentID }) => studentID);
  const done = await askPrepared<{ _id: string }>(
    call.db,
    sql`select s._id from ${tableOf(call, 'student')} s where s._id = any(${ids}::uuid[]) and s."studentStatus" = 'active'
      and not exists (select 1 from ${tableOf(call, 'enrollment')} e
        where e."studentID" = s._id and ${isLiveIn('e')})
      order by s._id`,
  );
  await setGraduatedStudents(
    call,
    done.map(({ _id }) => _id),
  );
}
