import { type Selectable, sql } from 'kysely';
import type { Tables } from '#kit/server/tables';
import type { Call } from '#kit/server/call';
import type { Db } from '#kit/server/db';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import type { Figure } from './figure.contract';
import './figure-tables.server';

/**
 * The kept figures at one moment, each month since `since` (YYYY-MM) by itself and all earlier ones together, so that there are no more
 * rows after twenty years than after one.
 */
export async function figuresOf(call: Pick<Call, 'brand' | 'database'>, since: string): Promise<Figure[]> {
  const figures = sql`
    select name, rtrim(left(part, length(part) - length(month))) as part,
      case when month >= ${since} then month else '' end as month, sum(rows)::bigint as rows, sum(amount) as amount
    from (
      select *, case when left(right(part, 7), 1) between '0' and '9' then right(part, 7) else '' end as month
      from ${tableOf(call, 'figure')}
    ) figures
    group by 1, 2, 3`;
  return ask<Figure>(call.database, named(figures));
}

/** The kept figures that differ from a new count of all rows, at one moment; empty while all is well. */
export async function figureDifferences(db: Db): Promise<Selectable<Tables['figure_difference']>[]> {
  return db.selectFrom('figure_difference').selectAll().orderBy('name').orderBy('part').execute();
}
