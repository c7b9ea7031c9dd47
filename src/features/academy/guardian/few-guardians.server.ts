import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { mostGuardians } from './guardian.contract';
import { guardiansProblem } from './guardian.rules';

/**
 * Writes a guardian while its children are held, so that two calls at once give nobody a fifth guardian (FA2); 409 with the
 * students who have too many.
 */
export async function withFewGuardians<T>(
  call: Call,
  children: readonly { readonly studentID: string }[],
  write: () => Promise<T>,
): Promise<T> {
  const ids = children.map(({ studentID }) => studentID);
  if (ids.length === 0) return write();
  const students = tableOf(call, 'student');
  await askPrepared(
    call.db,
    sql`select _id from ${students} where _id = any(${ids}::uuid[]) order by _id for no key update`,
  );
  const written = await write();
  const crowded = await askPrepared<{ studentName: string }>(
    call.db,
    sql`select s."studentName" from ${tableOf(call, 'guardian_child')} c join ${students} s on s._id = c."studentID"
      where c."studentID" = any(${ids}::uuid[]) group by s._id having count(*) > ${mostGuardians} order by 1`,
  );
  refuseConflict(guardiansProblem(crowded.map(({ studentName }) => studentName)), 'children');
  return written;
}
