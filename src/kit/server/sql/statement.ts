import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { remembered } from '#kit/contract/remembered';
import type { Database } from '#kit/server/db';
import type { Tables } from '#kit/server/tables';
import { type Fragment, written } from './fragment';

/** A statement as it is sent; a name lets the connection keep its plan. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** A statement that is planned for its values each time. */
export const unnamed: (fragment: Fragment) => Statement = written;

/** A statement that each connection plans once: its text names it. */
export function named(fragment: Fragment): Statement {
  const statement = unnamed(fragment);
  return { name: nameOf(statement.text), ...statement };
}

// Remembered, because the same few texts are sent again and again, and hashing costs more than a look-up.
const nameOf = remembered((text) => createHash('sha1').update(text).digest('base64url'));

/** The rows of a statement that is part of no transaction. */
export async function ask<R extends object>({ pool }: Pick<Database, 'pool'>, statement: Statement): Promise<R[]> {
  const { rows } = await pool.query<R>(statement);
  return rows;
}

/** The rows of a statement that is part of a call's transaction, and is sent often and expensive to plan: the connection keeps it prepared. */
export async function askPrepared<R>(db: Kysely<Tables>, fragment: Fragment): Promise<R[]> {
  const { values, ...prepared } = named(fragment);
  // Kysely hands the text on to pg as it is, and pg takes a named query in its place.
  const query: unknown = prepared;
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(query as string, values));
  return rows;
}

/** A database that answers no sooner, in milliseconds, is as good as away. */
const pulsePatience = 3_000;

/** Ends where the database answers, and throws where it does not; it waits for nothing else that is asked. */
export async function askPulse({ pulse }: Pick<Database, 'pulse'>): Promise<void> {
  const asked = { ...unnamed(sql`select 1`), query_timeout: pulsePatience };
  await pulse.query(asked);
}
