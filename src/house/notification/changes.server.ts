import { sql } from 'kysely';
import type { Database } from '#kit/server/db';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named, unnamed } from '#kit/server/sql/statement';
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
 * The changes that were committed since a moment. A line counts if it is visible now and was not visible then, whenever its transaction
 * began: a long one that commits late is neither missed nor waited for.
 */
export async function changesSince(database: Database, brand: string, since: string): Promise<Changes> {
  const from = sql`${since}::pg_snapshot`;
  const fresh = sql`xid >= pg_snapshot_xmin(${from}) and not pg_visible_in_snapshot(xid, ${from})
    and xid < pg_snapshot_xmax(pg_current_snapshot())`;
  const told = sql`
    with lines as (
      select resource from ${tableOf({ brand }, 'activity')} where ${fresh} and status < 400 limit ${sql.lit(mostLines)})
    select pg_current_snapshot()::text as at, (select count(*) from lines) as lines,
      pg_snapshot_xmin(${from}) > pg_snapshot_xmax(pg_current_snapshot()) as "isElsewhere",
      (select coalesce(json_agg(distinct resource), '[]') from lines) as resources,
      (select coalesce(json_agg(distinct "userID"), '[]') from ${tableOf({ brand }, 'notification')} where ${fresh}) as people`;
  const [row] = await ask<Changes & { readonly lines: number; readonly isElsewhere: boolean }>(database, named(told));
  if (!row) throw new Error('PostgreSQL told no moment');
  const { at, lines, isElsewhere, resources, people } = row;
  // A moment in the future comes from another database: this one was restored.
  return { at, people, resources: isElsewhere || lines === mostLines ? [everything] : resources };
}

/** The current moment, for a later `changesSince`. */
export async function momentNow(database: Database): Promise<string> {
  const [row] = await ask<{ readonly at: string }>(database, unnamed(sql`select pg_current_snapshot()::text as at`));
  return row?.at ?? '';
}
