import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Values } from '#kit/contract/language';
import { unnamed } from '#kit/server/sql/statement';
import type { Check, CheckResult } from './check';

export interface RunOptions {
  readonly brands: readonly string[];
  readonly checks: readonly Check[];
  /** How many violations each check names; all are counted. */
  readonly most: number;
  /** Called after each check: with how many are done, and how many there are. */
  readonly progress?: (done: number, all: number) => void;
}

export interface BrandResult {
  readonly brand: string;
  readonly results: readonly CheckResult[];
}

/** The longest that one check may take, in milliseconds. */
const patience = 1_800_000;

/**
 * The results of every check in every brand, read in one read-only transaction as of one moment, whatever is written
 * meanwhile. It holds no lock that a write would wait for.
 */
export async function runChecks(pool: Pool, options: RunOptions): Promise<BrandResult[]> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(`set local statement_timeout to ${patience}`);
    // Sums over whole tables in memory instead of on disk.
    await client.query(`set local work_mem to '128MB'`);
    const found = await everyBrand(client, options);
    await client.query('rollback');
    client.release();
    return found;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function everyBrand(client: PoolClient, { brands, checks, most, progress }: RunOptions): Promise<BrandResult[]> {
  const all = brands.length * checks.length;
  let done = 0;
  const found: BrandResult[] = [];
  for (const brand of brands) {
    await client.query(`set local search_path to ${brand}, public`);
    const results: CheckResult[] = [];
    for (const check of checks) {
      results.push(await runCheck(client, check, most));
      done++;
      progress?.(done, all);
    }
    found.push({ brand, results });
  }
  return found;
}

/** The result of one check, run in the client's current transaction and search path. */
export async function runCheck(client: PoolClient, check: Check, most: number): Promise<CheckResult> {
  const { name, holds, broken, named = {} } = check;
  const began = performance.now();
  const { rows } = await client.query<Record<string, string | number | null>>(
    unnamed(sql`select found.*, count(*) over () as "countOfAll" from (${check.finds}) found limit ${sql.lit(most)}`),
  );
  return {
    name,
    holds,
    broken,
    named,
    count: Number(rows[0]?.countOfAll ?? 0),
    found: rows.map(valuesOf),
    milliseconds: Math.round(performance.now() - began),
  };
}

function valuesOf({ countOfAll: _counted, ...row }: Readonly<Record<string, string | number | null>>): Values {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? '–']));
}
