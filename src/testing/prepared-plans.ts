import type pg from 'pg';
import type { TestApp } from './test-app';

/** A text of which PostgreSQL made more plans for values than the five that it makes before it judges the one for any. */
export const isPlannedAnew = (plans: number | undefined): boolean => plans === undefined || plans > 5;

/** The texts that the product's connections keep prepared, and how often one of them planned each for its values, at the most. */
export async function preparedBy(app: TestApp): Promise<ReadonlyMap<string, number>> {
  const { pool } = app.served;
  const clients: pg.PoolClient[] = [];
  for (let nth = 0; nth < pool.options.max; nth++) clients.push(await pool.connect());
  const found = new Map<string, number>();
  for (const client of clients) {
    const { rows } = await client.query('select statement, custom_plans::int as planned from pg_prepared_statements');
    for (const { statement, planned } of rows) found.set(statement, Math.max(found.get(statement) ?? 0, planned));
    client.release();
  }
  return found;
}
