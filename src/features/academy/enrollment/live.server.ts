import { sql } from 'kysely';
import type { Fragment } from '#kit/server/sql/fragment';
import { liveStatuses } from './live.rules';

/** `isLive` in SQL, of the enrollments that a statement calls so. */
export function isLiveIn(of: string): Fragment {
  return sql`${sql.ref(`${of}.enrolledStatus`)} in (${sql.join(liveStatuses.map((status) => sql.lit(status)))})`;
}
