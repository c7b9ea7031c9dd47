import type { Pool } from 'pg';

/** A guard of the database itself, as PostgreSQL's own catalogue describes it. */
export interface Constraint {
  readonly name: string;
  readonly table: string;
  readonly kind: 'check' | 'reference' | 'unique';
  /** Columns that it is about; of a unique index what it compares, columns or expressions. */
  readonly columns: readonly string[];
  /** The rows that a unique index is about. */
  readonly where: string | null;
}

const everyConstraint = `
  select c.conname as name, t.relname as table, case c.contype when 'c' then 'check' else 'reference' end as kind,
    (select array_agg(a.attname::text order by k.nth) from unnest(c.conkey) with ordinality k (no, nth)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.no) as columns, null as where
  from pg_constraint c join pg_class t on t.oid = c.conrelid
  where c.connamespace = $1::regnamespace and c.contype in ('c', 'f') and c.conparentid = 0
  union all
  select i.relname, t.relname, 'unique',
    (select array_agg(pg_get_indexdef(x.indexrelid, n, true) order by n) from generate_series(1, x.indnkeyatts) n),
    pg_get_expr(x.indpred, x.indrelid)
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = $1::regnamespace and x.indisunique
  order by 2, 1`;

/** Every CHECK, foreign key and unique index (a primary key is one) of a brand. */
export async function constraintsOf(pool: Pool, brand: string): Promise<Constraint[]> {
  return (await pool.query<Constraint>(everyConstraint, [brand])).rows;
}
