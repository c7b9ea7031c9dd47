import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Check } from '#database/verify/check';
import type { Brand } from '#house/brand/brand.contract';
import { unnamed } from '#kit/server/sql/statement';

/** How many places each of these checks finds in a brand, by name, where it finds any: all in one statement. */
export function brokenOf(
  checks: readonly Check[],
): (pool: Pool, brand: Brand) => Promise<Readonly<Record<string, number>>> {
  const { text } = unnamed(
    sql.join(
      checks.map(
        ({ name, finds }) =>
          sql`select ${sql.lit(name)} as name, count(*)::int as places from (${finds}) found having count(*) > 0`,
      ),
      sql` union all `,
    ),
  );
  return async (pool, brand) => {
    const client = await pool.connect();
    try {
      await client.query(`begin; set local search_path to ${brand}, public; set local jit to off`);
      const { rows } = await client.query<{ name: string; places: number }>({ name: `checks ${brand}`, text });
      return Object.fromEntries(rows.map(({ name, places }) => [name, places]));
    } finally {
      await client.query('commit');
      client.release();
    }
  };
}
