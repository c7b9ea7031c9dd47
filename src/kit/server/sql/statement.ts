import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, PostgresQueryCompiler, sql } from 'kysely';
import type { Database } from '#kit/server/db';
import type { Tables } from '#kit/server/tables';
import type { Fragment } from './fragment';

/** A statement as it is sent; a name lets the connection keep its plan. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

const compiler = new PostgresQueryCompiler();
const noId = { queryId: '' };

/** A statement that is planned for its values each time. */
export function unnamed(fragment: Fragment): Statement {
  const { sql: text, parameters } = compiler.compileQuery(fragment.toOperationNode(), noId);
  return { text, values: [...parameters] };
}

/** A statement that each connection plans once: its text names it. */
export function named(fragment: Fragment): Statement {
  const statement = unnamed(fragment);
  return { name: nameOf(statement.text), ...statement };
}

// The same few texts come again and again; a name costs more than the look at what is known.
const names = new Map<string, string>();
const mostNames = 1000;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) names.clear();
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** A piece without values, put together once for all the statements it will be a part of. */
export function fixed(fragment: Fragment): Fragment {
  const { text, values } = unnamed(fragment);
  if (values.length > 0) throw new Error(`A fixed piece of SQL has values: ${text}`);
  return sql.raw(text);
}

/** The rows of a statement that is part of no transaction. */
export async function ask<R extends object>({ pool }: Pick<Database, 'pool'>, statement: Statement): Promise<R[]> {
  const { rows } = await pool.query<R>(statement);
  return rows;
}

/** The rows of a statement that is part of a call's transaction, and is made often and dear to plan: kept prepared by the connection. */
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
