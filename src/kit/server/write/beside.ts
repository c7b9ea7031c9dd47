import { sql } from 'kysely';
import { type Fragment, none } from '#kit/server/sql/fragment';

/** A change of another table made by the same statement, so that one is never visible without the other. */
export type Beside = Fragment;

/** The beginning of the list of what a statement does, after `with`. */
export function besideOf(beside: Beside | undefined): Fragment {
  return beside ? sql`beside as (${beside}), ` : none;
}
