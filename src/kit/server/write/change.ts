import { sql } from 'kysely';
import type { Entity, Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Event, record } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { refuse, refuseMissing } from '#kit/server/refusal';
import { letGo, picturesOf } from '#kit/server/pictures/references';
import { readOne } from '#kit/server/read/send';
import { shapeOf } from '#kit/server/read/shape';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { labelOf } from '#kit/server/label';
import { type Beside, besideOf } from './beside';
import { columnsOf } from './columns';
import { hasRows, keepRows } from './rows';

/**
 * A record's row, locked until the call ends; 404 if there is none. Other writers of the record wait; those that only refer to it by a
 * foreign key do not.
 */
export async function lock<E extends Entity>(call: Call, of: E, id: string): Promise<Row<E>> {
  return locked(call, of, id, sql`for no key update`);
}

/** A record's row, locked for its deletion until the call ends; 404 if there is none. Calls that begin to refer to the record wait too. */
export async function lockToErase<E extends Entity>(call: Call, of: E, id: string): Promise<Row<E>> {
  return locked(call, of, id, sql`for update`);
}

async function locked<E extends Entity>(call: Call, of: E, id: string, strength: Fragment): Promise<Row<E>> {
  const place = tableOf(call, of.table);
  const [row] = await askPrepared<Row<E>>(call.db, sql`select * from ${place} where _id = ${id} ${strength}`);
  return row ?? refuseMissing();
}

/** A record's row without a lock; undefined if there is none. */
export async function find<E extends Entity>(call: Call, of: E, id: string): Promise<Row<E> | undefined> {
  const place = tableOf(call, of.table);
  const [row] = await askPrepared<Row<E>>(call.db, sql`select * from ${place} where _id = ${id}`);
  return row;
}

/** Ends the call with 409 if the client edited an older version than the stored one (R 3.9). */
export function refuseStale(stored: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== stored) {
    refuse(409, t('This record was changed by someone else in the meantime. Reload it and try again.'), {
      __v: t('Older version'),
    });
  }
}

/** Ends the call with 409 if the document is voided (B24). */
export function refuseVoided(row: object): void {
  if ('voidedAt' in row && row.voidedAt !== null) refuse(409, t('This document is voided and cannot be changed'));
}

/** Changes columns of a record that the call has locked, and logs the change; returns the record as a read would. */
export async function change<E extends Entity>(
  call: Call,
  of: E,
  id: string,
  values: Partial<Row<E>>,
  beside?: Beside,
): Promise<Got<E>> {
  return setColumns(call, of, id, 'update', values, beside);
}

/** Sets columns, logged under the name of an action. */
export async function setColumns<E extends Entity>(
  call: Call,
  of: E,
  id: string,
  action: string,
  values: object,
  beside?: Beside,
): Promise<Got<E>> {
  const replaced = await picturesOf(call, of, id, values);
  const kept = hasRows(of) ? await readOne(call, of, id) : undefined;
  const written = await write(call, of, sql`_id = ${id}`, values, beside);
  if (!written) return refuseMissing();
  await letGo(call, replaced);
  await keepRows(call, of, id, { ...values });
  const after = hasRows(of) ? await readOne(call, of, id) : written.after;
  await recordChange(call, of, action, { before: kept ?? written.before, after: after ?? {} });
  return after as unknown as Got<E>;
}

/**
 * Sets columns of the one record that matches a condition on its own columns; returns it as it was, or undefined if none
 * does. For a record that is identified by something other than its id, and whose writers wait for each other elsewhere.
 */
export async function setColumnsIf<E extends Entity>(
  call: Call,
  of: E,
  where: Fragment,
  action: string,
  values: object,
): Promise<Got<E> | undefined> {
  const written = await write(call, of, where, values);
  if (!written) return undefined;
  await recordChange(call, of, action, written);
  return written.before as unknown as Got<E>;
}

type Read = Readonly<Record<string, unknown>>;

/** A record as a read answers it, before and after it was changed. */
export interface Written {
  readonly before: Read;
  readonly after: Read;
}

/** Writes columns and reads the record before and after, in one statement; undefined if there is none. */
async function write(
  call: Call,
  of: Entity,
  where: Fragment,
  values: object,
  beside?: Beside,
): Promise<Written | undefined> {
  const columns = { ...columnsOf(of, { ...values }), updatedAt: call.now, __v: sql`__v + 1` };
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { columns: shown, from, joins } = shapeOf(of, call);
  const read = (place: Fragment) => sql`select ${shown} from ${place} ${joins}`;
  // A statement reads a table as it was before the statement; only `t` is what it has written.
  const stored = sql`(select row_to_json(b) from (${read(from)} where t._id = r._id) b)`;
  const [written] = await askPrepared<Written>(
    call.db,
    sql`with ${besideOf(beside)}t as (update ${tableOf(call, of.table)} set ${sql.join(set)} where ${where} returning *)
      select row_to_json(r) as after, ${stored} as before from (${read(sql`t`)}) r`,
  );
  return written;
}

async function recordChange(call: Call, of: Entity, action: string, written: Written): Promise<void> {
  await record(call, changeEvent(of, action, written));
}

/** The entry of the activity log about a change: the members that differ. */
export function changeEvent(of: Entity, action: string, { before, after }: Written): Event {
  return {
    action,
    resource: of.path,
    recordID: String(before._id),
    label: labelOf(of, before),
    ...changed(before, after),
  };
}

/** The members that differ, before and after. */
function changed(before: Record<string, unknown>, after: Record<string, unknown>): { before: object; after: object } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== '__v' && name !== 'updatedAt' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (row: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: pick(before), after: pick(after) };
}
