import { type Compilable, CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import type { Marks } from '#kit/server/driver/dialect';
import type { Said } from '#kit/server/driver/flight';
import { type Fragment, written } from './fragment';

/** A statement as it is sent. */
export interface Statement {
  readonly text: string;
  readonly values: unknown[];
  /** Whether the connection keeps its plan; otherwise it is planned for its values each time. */
  readonly plan?: 'kept';
}

/** A statement that is planned for its values each time. */
export const unnamed: (fragment: Fragment) => Statement = written;

/** A statement that each connection plans once: its text names it. */
export function named(fragment: Fragment): Statement {
  return { ...unnamed(fragment), plan: 'kept' };
}

/** Something that can be queried outside transactions: a database. */
interface Asked {
  ask(statement: Said): Promise<object[]>;
}

/** Something that can be sent several queries at once. */
interface AskedTogether {
  askTogether(statements: readonly Said[]): Promise<readonly object[][]>;
}

/** Something that sends Kysely's queries: a brand's schema, or a transaction. */
interface Sender {
  executeQuery<R>(query: CompiledQuery<R>): Promise<{ readonly rows: R[] }>;
}

/** The rows of a statement that is part of no transaction. */
export async function ask<R extends object>(database: Asked, statement: Statement): Promise<R[]> {
  const rows = await database.ask(sayingOf(statement));
  return rows as R[];
}

/** Sent at the beginning of a flight, so that the plans kept in it are made for any values and not for the current ones. */
const forAnyValues: Said = {
  text: `select set_config('plan_cache_mode', 'force_generic_plan', true)`,
  values: [],
  plan: 'kept',
};

/**
 * The rows of several statements that are part of no transaction, each its own: they take one round trip together. This is for statements
 * sent at each letter that somebody types, whose plans do not depend on the letters: they are planned once.
 */
export async function askTogether<R extends object>(
  database: AskedTogether,
  statements: readonly Statement[],
): Promise<R[][]> {
  if (statements.length === 0) return [];
  const [, ...all] = await database.askTogether([forAnyValues, ...statements.map(sayingOf)]);
  return all as R[][];
}

/** The rows of a statement that is part of no transaction, planned once for any values. */
export async function askForAny<R extends object>(database: AskedTogether, statement: Statement): Promise<R[]> {
  const [rows = []] = await askTogether<R>(database, [statement]);
  return rows;
}

function sayingOf(statement: Statement): Said {
  return { ...statement, plan: statement.plan ?? 'each' };
}

/** The rows of a statement that a call makes often, in its transaction or outside one: the connection keeps it prepared. */
export async function askPrepared<R>(db: Sender, fragment: Fragment): Promise<R[]> {
  return sent<R>(db, fragment, { isKept: true });
}

/** The rows of a query that Kysely has put together, likewise prepared. */
export async function askKept<R>(db: Sender, query: Compilable<R>): Promise<R[]> {
  const marks: Marks = { isKept: true };
  const { rows } = await db.executeQuery<R>({ ...query.compile(), ...marks });
  return rows;
}

/** Sends what a transaction ends with together with its commit: if that fails, so does the commit. */
export async function sayLast(db: Sender, fragment: Fragment): Promise<void> {
  await sent(db, fragment, { isKept: true, isLast: true });
}

async function sent<R>(db: Sender, fragment: Fragment, marks: Marks): Promise<R[]> {
  const { text, values } = written(fragment);
  const query = { ...CompiledQuery.raw(text, values), ...marks } as CompiledQuery<R>;
  const { rows } = await db.executeQuery<R>(query);
  return rows;
}

/** How long a database may take to answer, in milliseconds; a slower one counts as unreachable. */
const pulsePatience = 3_000;

/** Resolves when the database answers, and throws if it does not; it does not wait behind other queries. */
export async function askPulse({ pulse }: { readonly pulse: pg.Pool }): Promise<void> {
  const asked = { ...unnamed(sql`select 1`), query_timeout: pulsePatience };
  await pulse.query(asked);
}
