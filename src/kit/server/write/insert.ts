import type { Tables } from '../../../entities';
import { type Entity, type Got, type Row } from '../../contract/entity';
import { recordAll } from '../activity-log';
import type { Call } from '../call';
import { takeNumbers } from '../counter';
import { newId } from '../id';
import { readMany, runRaw } from '../read/send';
import { shapeOf } from '../read/shape';
import { labelOf } from '../label';
import { columnsOf } from './columns';
import { hasRows, keepRows } from './rows';

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
  // The call's own moment, not the database's: one clock for all that a call does.
  const stamps = { createdAt: call.now, updatedAt: call.now };
  const kept = rows.map((row) => ({ ...stamps, ...columnsOf(of, row), _id: row._id ?? newId() }));
  for (const [name, field] of Object.entries(of.stored)) {
    if (field.kind !== 'numbered') continue;
    const first = await takeNumbers(call, `${of.table}.${name}`, field.min ?? 1, kept.length);
    kept.forEach((row, index) => Object.assign(row, { [name]: first + index }));
  }
  // PostgreSQL takes at most 65,535 values a statement.
  const perStatement = Math.max(1, Math.floor(60_000 / Math.max(1, Object.keys(kept[0] ?? {}).length)));
  let made: Record<string, unknown>[] = [];
  for (let start = 0; start < kept.length; start += perStatement)
    made = made.concat(await keep(call, of, kept.slice(start, start + perStatement)));
  if (hasRows(of)) {
    for (const [index, { _id }] of kept.entries()) await keepRows(call, of, _id, rows[index] ?? {});
    made = await readMany(
      call,
      of,
      kept.map(({ _id }) => _id),
    );
  }
  await recordAll(
    call,
    made.map((row) => ({
      action: 'create',
      resource: of.path,
      recordID: String(row._id),
      label: labelOf(of, row),
      after: row,
    })),
  );
  return made as unknown as Got<E>[];
}

/** Writes rows and reads them as answers in the one statement, in the order of the rows. */
async function keep(
  call: Call,
  of: Entity,
  rows: readonly { readonly _id: string }[],
): Promise<Record<string, unknown>[]> {
  const written = call.db
    .insertInto(of.table as keyof Tables)
    .values(rows)
    .returningAll()
    .compile();
  const { columns, joins } = shapeOf(of, call.brand);
  const text = `with t as (${written.sql}) select row_to_json(r) as json from (select ${columns} from t ${joins}) r`;
  const read = await runRaw<{ json: Record<string, unknown> & { _id: string } }>(call, text, written.parameters);
  const byId = new Map(read.map(({ json }) => [json._id, json]));
  return rows.flatMap(({ _id }) => byId.get(_id) ?? []);
}
