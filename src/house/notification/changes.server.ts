import type { Database } from '#kit/server/db';
import { everything } from './notification.contract';

/** What became visible in a brand since a moment. */
export interface Changes {
  /** The moment up to which these changes are complete: a PostgreSQL snapshot as text. */
  readonly at: string;
  /** Wire paths of the lists that were written. */
  readonly resources: readonly string[];
  /** Users whose notifications changed. */
  readonly people: readonly string[];
}

/** With more lines of the log than this, everything may have changed. */
const mostLines = 20_000;

const momentText = /^\d{1,19}:\d{1,19}:[\d,]{0,4000}$/;

/** True for text that has the form of a moment; a client sends back what it was given. */
export function isMoment(text: unknown): text is string {
  return typeof text === 'string' && momentText.test(text);
}

/**
 * What was committed since a moment. A line counts if it is visible now and was not visible then, whenever its
 * transaction began: a long one that commits late is neither missed nor waited for.
 */
export async function changesSince(database: Database, brand: string, since: string): Promise<Changes> {
  const fresh = `xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
    and xid < pg_snapshot_xmax(pg_current_snapshot())`;
  const { rows } = await database.pool.query<Changes & { readonly lines: number; readonly isElsewhere: boolean }>({
    name: `changes ${brand}`,
    text: `with lines as (
             select resource from ${brand}.activity where ${fresh} and status < 400 limit ${mostLines})
           select pg_current_snapshot()::text as at, (select count(*) from lines) as lines,
             pg_snapshot_xmin($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isElsewhere",
             (select coalesce(json_agg(distinct resource), '[]') from lines) as resources,
             (select coalesce(json_agg(distinct "userID"), '[]') from ${brand}.notification where ${fresh}) as people`,
    values: [since],
  });
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL told no moment');
  const { at, lines, isElsewhere, resources, people } = row;
  // A moment in the future comes from another database: this one was restored.
  return { at, people, resources: isElsewhere || lines === mostLines ? [everything] : resources };
}

/** The current moment, for a later `changesSince`. */
export async function momentNow(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ readonly at: string }>('select pg_current_snapshot()::text as at');
  return rows[0]?.at ?? '';
}
