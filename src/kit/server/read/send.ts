import { CompiledQuery } from 'kysely';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuse, refuseMissing } from '#kit/server/refusal';
import { batchesOf, jsonArray } from './cursor';
import { listFile, sendFile } from './file';
import {
  countedPageStatement,
  type Matching,
  matching,
  named,
  type Page,
  pageFromEndStatement,
  pageOf,
  pageStatement,
  type Scope,
  streamStatement,
  totalsStatement,
} from './list';
import { sendPieces } from './pieces';
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
  if (!page) {
    const { rows } = await call.database.pool.query<Counted>(totalsStatement(found));
    headOf(call, rows[0]);
    return sendPieces(call, jsonArray(batchesOf(call.database, streamStatement(found))));
  }
  const { json, ...counted } = await countedPage(call, found, page);
  headOf(call, counted);
  return call.reply.send(json);
}

type Counted = Readonly<Record<string, number>>;
type CountedPage = Counted & { readonly json: string };

/** From here on a page is looked for from the end of the list, where that is nearer. */
const deep = 2_000;

async function countedPage(call: Call, found: Matching, { limit, offset }: Page): Promise<{ json: string }> {
  const { pool } = call.database;
  if (found.total && offset >= deep) {
    const counted = await pool.query<Counted>(totalsStatement(found));
    const all = counted.rows[0]?.rows ?? 0;
    const near =
      offset * 2 > all ? pageFromEndStatement(found, limit, offset, all) : pageStatement(found, limit, offset);
    const { rows } = await pool.query<{ json: string }>(near);
    return { ...counted.rows[0], json: rows[0]?.json ?? '[]' };
  }
  const { rows } = await pool.query<CountedPage>(countedPageStatement(found, { limit, offset }));
  return rows[0] ?? { json: '[]' };
}

function headOf(call: Call, counted: object = {}): void {
  const { rows = 0, ...totals } = counted as Counted;
  call.reply
    .header('x-total-count', rows)
    .header('x-totals', JSON.stringify(totals))
    .type('application/json; charset=utf-8');
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
