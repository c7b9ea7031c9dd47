import type { InsertObject } from 'kysely';
import type { Tables } from '../../../entities';
import { type Entity, type Got, type Row } from '../../contract/entity';
import { record } from '../activity-log';
import type { Call } from '../call';
import { takeNumbers } from '../counter';
import { newId } from '../id';
import { readMany } from '../read/send';
import { labelOf } from '../label';
import { columnsOf } from './columns';

/** What a slice hands in to be kept: fields as checked and what it computed; the kit adds id, version and numbers. */
export type NewRow<E> = Partial<Row<E>> & Readonly<Record<string, unknown>>;

/** Keeps one new record and answers it as a read would. `values._id` is the client's, where it made one. */
export async function insert<E extends Entity>(call: Call, of: E, values: NewRow<E>): Promise<Got<E>> {
  const [made] = await insertMany(call, of, [values]);
  if (!made) throw new Error(`A new ${of.table} was not found again`);
  return made;
}

/** Keeps several new records in one statement each for rows and numbers. */
export async function insertMany<E extends Entity>(call: Call, of: E, rows: readonly NewRow<E>[]): Promise<Got<E>[]> {
  if (rows.length === 0) return [];
  const kept = rows.map((row) => ({ ...columnsOf(of, row), _id: row._id ?? newId() }));
  for (const [name, field] of Object.entries(of.stored)) {
    if (field.kind !== 'numbered') continue;
    const first = await takeNumbers(call, `${of.table}.${name}`, field.min ?? 1, kept.length);
    kept.forEach((row, index) => Object.assign(row, { [name]: first + index }));
  }
  const table = of.table as keyof Tables;
  // PostgreSQL takes at most 65,535 values a statement.
  const perStatement = Math.max(1, Math.floor(60_000 / Math.max(1, Object.keys(kept[0] ?? {}).length)));
  for (let start = 0; start < kept.length; start += perStatement) {
    const part = kept.slice(start, start + perStatement) as InsertObject<Tables, keyof Tables>[];
    await call.db.insertInto(table).values(part).execute();
  }
  const made = await readMany(call, of, kept.map((row) => row._id));
  for (const row of made) await record(call, { action: 'create', resource: of.path, recordID: String(row._id), label: labelOf(of, row), after: row });
  return made as unknown as Got<E>[];
}
