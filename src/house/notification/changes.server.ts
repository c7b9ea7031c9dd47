import type { Database } from '#kit/server/db';
import { everything } from './notification.contract';

/** What became visible in a brand since a moment. */
export interface Changes {
  /** The moment up to which this tells: a snapshot of PostgreSQL, as text. */
  readonly at: string;
  /** Wire paths of the lists that were written. */
  readonly resources: readonly string[];
  /** Users whose notifications changed. */
  readonly people: readonly string[];
}

/** Lines of the log past which the answer is that everything may have changed. */
const mostLines = 20_000;

const momentText = /^\d{1,19}:\d{1,19}:[\d,]{0,4000}$/;

/** Whether a text can be a moment; a client sends back what it was given. */
export function isMoment(text: unknown): text is string {
  return typeof text === 'string' && momentText.test(text);
}

/**
 * What was committed since a moment. A line counts once it can be seen and could not be seen then, whenever its
 * transaction began: a long one that commits late is neither missed nor held up for, and holds nobody up.
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
  // A moment that has not come yet is another database's: this one was restored.
  return { at, people, resources: isElsewhere || lines === mostLines ? [everything] : resources };
}

/** This moment, to tell later what came after it. */
export async function momentNow(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ readonly at: string }>('select pg_current_snapshot()::text as at');
  return rows[0]?.at ?? '';
}
