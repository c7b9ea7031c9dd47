import type { Selectable } from 'kysely';
import type { Tables } from '#kit/server/tables';
import type { Call } from '#kit/server/call';
import type { Db } from '#kit/server/db';
import { named } from '#kit/server/read/list';
import { values } from '#kit/server/read/values';
import type { Figure } from './figure.contract';
import './figure-tables.server';

/**
 * The kept figures at one moment, each month from `since` (YYYY-MM) on by itself and all earlier ones together: as many
 * rows after twenty years as after one.
 */
export async function figuresOf(call: Call, since: string): Promise<Figure[]> {
  const bound = values();
  const text = `
    select name, rtrim(left(part, length(part) - length(month))) as part,
      case when month >= ${bound.add(since)} then month else '' end as month, sum(rows)::bigint as rows, sum(amount) as amount
    from (
      select *, case when left(right(part, 7), 1) between '0' and '9' then right(part, 7) else '' end as month
      from ${call.brand}.figure
    ) figures
    group by 1, 2, 3`;
  const { rows } = await call.database.pool.query<Figure>(named(text, bound));
  return rows;
}

/** Where a kept figure is not what its rows say: counted anew from all rows, at one moment. Empty while all is well. */
export async function figureDifferences(db: Db): Promise<Selectable<Tables['figure_difference']>[]> {
  return db.selectFrom('figure_difference').selectAll().orderBy('name').orderBy('part').execute();
}
