import { sql, type UpdateObject } from 'kysely';
import type { Tables } from '../../../entities';
import type { Entity, Got, Row } from '../../contract/entity';
import { t } from '../../contract/language';
import { record } from '../activity-log';
import type { Call } from '../call';
import { refuse, refuseMissing } from '../refusal';
import { readOne } from '../read/send';
import { labelOf } from '../label';
import { columnsOf } from './columns';
import { keepRows } from './rows';

/** Locks a record until the call ends and answers its row; 404 where there is none. */
export async function lock<E extends Entity>(call: Call, of: E, id: string): Promise<Row<E>> {
  const row = await call.db
    .selectFrom(of.table as keyof Tables)
    .selectAll()
    .where(sql.ref('_id'), '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as Row<E> | undefined) ?? refuseMissing();
}

/** A record's row without a lock; undefined where there is none. */
export async function find<E extends Entity>(call: Call, of: E, id: string): Promise<Row<E> | undefined> {
  const row = await call.db
    .selectFrom(of.table as keyof Tables)
    .selectAll()
    .where(sql.ref('_id'), '=', id)
    .executeTakeFirst();
  return row as Row<E> | undefined;
}

/** Ends the call with 409 where the client edited an older state than the stored one (R 3.9). */
export function refuseStale(stored: number, sent: number | undefined): void {
  if (sent !== undefined && sent !== stored) {
    refuse(409, t('This record was changed by someone else in the meantime. Reload it and try again.'), {
      __v: t('Older version'),
    });
  }
}

/** Ends the call with 409 where the document is voided (B24). */
export function refuseVoided(row: object): void {
  if ('voidedAt' in row && row.voidedAt !== null) refuse(409, t('This document is voided and cannot be changed'));
}

/** Changes the given columns of a record that the caller holds locked, and answers it as a read would. */
export async function change<E extends Entity>(
  call: Call,
  of: E,
  id: string,
  values: Partial<Row<E>>,
): Promise<Got<E>> {
  return setColumns(call, of, id, 'update', values);
}

/** Sets columns under the name of an action for the activity log. */
export async function setColumns<E extends Entity>(
  call: Call,
  of: E,
  id: string,
  action: string,
  values: object,
): Promise<Got<E>> {
  const before = await readOne(call, of, id);
  if (!before) return refuseMissing();
  const columns = { ...columnsOf(of, { ...values }), updatedAt: call.now, __v: sql`__v + 1` } as UpdateObject<
    Tables,
    keyof Tables
  >;
  await call.db
    .updateTable(of.table as keyof Tables)
    .set(columns)
    .where(sql.ref('_id'), '=', id)
    .execute();
  await keepRows(call, of, id, { ...values });
  const after = await readOne(call, of, id);
  await record(call, {
    action,
    resource: of.path,
    recordID: id,
    label: labelOf(of, before),
    ...changed(before, after ?? {}),
  });
  return after as unknown as Got<E>;
}

/** The members that differ, before and after. */
function changed(before: Record<string, unknown>, after: Record<string, unknown>): { before: object; after: object } {
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== '__v' && name !== 'updatedAt' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (row: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: pick(before), after: pick(after) };
}
