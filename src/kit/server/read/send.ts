import { Readable } from 'node:stream';
import { CompiledQuery } from 'kysely';
import type { Entity, Got } from '../../contract/entity';
import { t } from '../../contract/language';
import type { Call } from '../call';
import { refuse, refuseMissing } from '../refusal';
import { batchesOf, jsonArray } from './cursor';
import { listFile, sendFile } from './file';
import { matching, named, pageOf, pageStatement, type Scope, streamStatement, totalsStatement } from './list';
import { shapeOf } from './shape';
import { values } from './values';

/**
 * Answers a list: a page, the whole as a stream, or a file of it. `X-Total-Count` carries the number of
 * matches and `X-Totals` the sums of the money columns over all of them (B13).
 */
export async function sendList(call: Call, of: Entity, scope?: Scope): Promise<unknown> {
  const found = matching(call, of, scope);
  const page = pageOf(call.query);
  if (call.query.format !== undefined) return sendFile(call, listFile(of, found), call.query.format);
  const { rows } = await call.database.pool.query<Record<string, number>>(totalsStatement(found));
  const { rows: count = 0, ...totals } = rows[0] ?? {};
  call.reply
    .header('x-total-count', count)
    .header('x-totals', JSON.stringify(totals))
    .type('application/json; charset=utf-8');
  if (!page)
    return call.reply.send(
      Readable.from(jsonArray(batchesOf(call.database, streamStatement(found))), { objectMode: false }),
    );
  const answer = await call.database.pool.query<{ json: string }>(pageStatement(found, page.limit, page.offset));
  return call.reply.send(answer.rows[0]?.json ?? '[]');
}

/** One record as a read answers it, within the call's own transaction if it has one; undefined if there is none. */
export async function readOne(call: Call, of: Entity, id: string): Promise<Record<string, unknown> | undefined> {
  const found = await readMany(call, of, [id]);
  return found[0];
}

/** Records by id, in the order of the ids. */
export async function readMany(call: Call, of: Entity, ids: readonly string[]): Promise<Record<string, unknown>[]> {
  const { columns, joins } = shapeOf(of, call.brand);
  const bound = values();
  const text = `select row_to_json(r) as json from (select ${columns} from ${call.brand}.${of.table} t ${joins} where t._id = any(${bound.add(ids)}::uuid[])) r`;
  const rows = await runRaw<{ json: Record<string, unknown> & { _id: string } }>(call, text, bound.list);
  const byId = new Map(rows.map((row) => [row.json._id, row.json]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Records by id as the contract types them, in the order of the ids. */
export async function readRecords<E extends Entity>(call: Call, of: E, ids: readonly string[]): Promise<Got<E>[]> {
  return (await readMany(call, of, ids)) as unknown as Got<E>[];
}

/** Runs a statement of the kit's own on the call's connection: its transaction, where it has one. */
export async function runRaw<R>(call: Call, text: string, bound: readonly unknown[]): Promise<R[]> {
  const { rows } = await call.db.executeQuery<R>(CompiledQuery.raw(text, [...bound]));
  return rows;
}

/**
 * The same, kept prepared by the connection: for a statement that is made often and is dear to plan. Its text is
 * the same each time.
 */
export async function runPrepared<R>(call: Call, text: string, bound: readonly unknown[]): Promise<R[]> {
  // Kysely hands the text on to pg as it is, and pg takes a named query in its place.
  const query: unknown = { name: named(text, values()).name, text };
  const { rows } = await call.db.executeQuery<R>(CompiledQuery.raw(query as string, [...bound]));
  return rows;
}

/** Answers one record; one outside the caller's scope is 403, one that does not exist 404 (A14). */
export async function sendOne(call: Call, of: Entity, id: string, scope?: Scope): Promise<unknown> {
  const found = await readOne(call, of, id);
  if (!found) return refuseMissing();
  await refuseForeign(call, of, id, scope);
  return found;
}

/** Ends the call with 403 where the scope does not hold the record. */
export async function refuseForeign(call: Call, of: Entity, id: string, scope?: Scope): Promise<void> {
  const bound = values();
  const condition = scope?.(call, bound);
  if (condition === undefined) return;
  const rows = await runRaw(
    call,
    `select 1 from ${call.brand}.${of.table} t where t._id = ${bound.add(id)} and ${condition}`,
    bound.list,
  );
  if (rows.length === 0) refuseNotYours();
}

export function refuseNotYours(): never {
  return refuse(403, t('This record is not yours to see or change'));
}
