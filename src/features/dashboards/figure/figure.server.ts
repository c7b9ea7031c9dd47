import type { Selectable } from 'kysely';
import type { Tables } from '../../../entities';
import type { Money } from '../../../kit/contract/money';
import type { Db } from '../../../kit/server/db';
import type { Figure } from '../summary/summary.rules';
import './figure-tables.server';

/** Every kept figure, its slots added up by the database: one consistent moment. */
export async function figuresOf(db: Db): Promise<Figure[]> {
  const rows = await db
    .selectFrom('figure')
    .select((on) => ['name', 'part', on.fn.sum<number>('rows').as('rows'), on.fn.sum<Money>('amount').as('amount')])
    .groupBy(['name', 'part'])
    .execute();
  return rows;
}

/** Where a kept figure is not what its rows say: counted anew from all rows, at one moment. Empty while all is well. */
export async function figureDifferences(db: Db): Promise<Selectable<Tables['figure_difference']>[]> {
  return db.selectFrom('figure_difference').selectAll().orderBy('name').orderBy('part').execute();
}
