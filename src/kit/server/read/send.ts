import { sql } from 'kysely';
import type { Entity, Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuse, refuseMissing } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { ask, askPrepared } from '#kit/server/sql/statement';
import { batchesOf, jsonArray } from './cursor';
import { listFile, sendFile } from './file';
import {
  countedPageStatement,
  everyRow,
  type Matching,
  matching,
  type Page,
  pageFromEndStatement,
  pageOf,
  pageStatement,
  type Scope,
  totalsStatement,
} from './list';
import { sendPieces } from './pieces';
import { shapeOf } from './shape';
import { saidInFiles, type Told, toldIn, toldOfOne } from './telling';

/**
 * Answers a list: a page, the whole as a stream, or a file of it. `X-Total-Count` carries the number of matches and `X-Totals` the sums
 * of the money columns over all of them (B13). A page and a file also say what other slices tell of their rows; the whole list does not,
 * if that would have to be read for each of its rows.
 */
export async function sendList(call: Call, of: Entity, scope?: Scope): Promise<unknown> {
  const plain = matching(call, of, scope);
  const page = pageOf(call.query);
  const { format } = call.query;
  const found = (): Matching => ({ ...plain, told: toldIn(call, of) });
  if (format !== undefined) return sendFile(call, listFile(of, { ...found(), inFiles: saidInFiles(call, of) }), format);
  if (!page) return sendWhole(call, plain);
  const { json, ...counted } = await countedPage(call, found(), page);
  headOf(call, counted);
  return call.reply.send(json);
}

async function sendWhole(call: Call, found: Matching): Promise<unknown> {
  const [counted] = await ask<Counted>(call.database, totalsStatement(found));
  headOf(call, counted);
  return sendPieces(call, jsonArray(batchesOf(call.database, everyRow(found))));
}

type Counted = Readonly<Record<string, number>>;
type CountedPage = Counted & { readonly json: string };

/** Beyond this offset a page is looked for from the end of the list, where that is nearer. */
const deep = 2_000;

async function countedPage(call: Call, found: Matching, { limit, offset }: Page): Promise<{ json: string }> {
  const { database } = call;
  if (found.total && offset >= deep) {
    const [counted] = await ask<Counted>(database, totalsStatement(found));
    const all = counted?.rows ?? 0;
    const near =
      offset * 2 > all ? pageFromEndStatement(found, limit, offset, all) : pageStatement(found, limit, offset);
    const [answer] = await ask<{ json: string }>(database, near);
    return { ...counted, json: answer?.json ?? '[]' };
  }
  const [answer] = await ask<CountedPage>(database, countedPageStatement(found, { limit, offset }));
  return answer ?? { json: '[]' };
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
  return readTold(call, of, ids, []);
}

/** Records by id, in the order of the ids, each with what other slices tell of it. */
async function readTold(
  call: Call,
  of: Entity,
  ids: readonly string[],
  told: readonly Told[],
): Promise<Record<string, unknown>[]> {
  const { columns: own, from, joins } = shapeOf(of, call);
  const columns = sql.join([own, ...told.map(({ name, value }) => sql`${value} as ${sql.ref(name)}`)]);
  const [only] = ids;
  // A plan for any values cannot know how many ids the list holds and assumes ten; and a plan for each list would have to be made each time.
  const isOne = only !== undefined && ids.length === 1;
  const records = sql`select ${columns} from ${from} ${joins} where ${isOne ? sql`t._id = ${only}::uuid` : sql`t._id = any(${ids}::uuid[])`}`;
  const rows = await askPrepared<{ json: Record<string, unknown> & { _id: string } }>(
    call.db,
    sql`select row_to_json(r) as json from (${records}) r`,
  );
  const byId = new Map(rows.map((row) => [row.json._id, row.json]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The first record `t` that a condition finds; undefined if there is none. */
export async function readWhere<E extends Entity>(call: Call, of: E, condition: Fragment): Promise<Got<E> | undefined> {
  const { columns, from, joins } = shapeOf(of, call);
  const [row] = await askPrepared<{ json: Got<E> }>(
    call.db,
    sql`select row_to_json(r) as json from (select ${columns} from ${from} ${joins} where ${condition} limit 1) r`,
  );
  return row?.json;
}

/** Records by id as the contract types them, in the order of the ids. */
export async function readRecords<E extends Entity>(call: Call, of: E, ids: readonly string[]): Promise<Got<E>[]> {
  return (await readMany(call, of, ids)) as unknown as Got<E>[];
}

/** Answers one record; one outside the caller's scope is 403, one that does not exist 404 (A14). */
export async function sendOne(call: Call, of: Entity, id: string, scope?: Scope): Promise<unknown> {
  const [found] = await readTold(call, of, [id], toldOfOne(call, of));
  if (!found) return refuseMissing();
  await refuseForeign(call, of, id, scope);
  return found;
}

/** Ends the call with 403 if the record is outside the scope. */
export async function refuseForeign(call: Call, of: Entity, id: string, scope?: Scope): Promise<void> {
  const condition = scope?.(call);
  if (condition === undefined) return;
  const own = sql`select 1 from ${tableOf(call, of.table)} t where t._id = ${id} and ${condition}`;
  if ((await askPrepared(call.db, own)).length === 0) refuseNotYours();
}

/** Ends the call with 403: the record is outside the caller's scope. */
export function refuseNotYours(): never {
  return refuse(403, t('This record is not yours to see or change'));
}
