import { type QueryCreator, sql } from 'kysely';
import type { Tables } from '../../../entities';
import { type Entity, type Got, type Row } from '../../contract/entity';
import { recordAll } from '../activity-log';
import type { Call } from '../call';
import { advancing, takeNumbers } from '../counter';
import { newId } from '../id';
import { readMany } from '../read/send';
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

/** Keeps several new records in one statement for rows and numbers. */
export async function insertMany<E extends Entity>(call: Call, of: E, rows: readonly NewRow<E>[]): Promise<Got<E>[]> {
  if (rows.length === 0) return [];
  // The call's own moment, not the database's: one clock for all that a call does.
  const stamps = { createdAt: call.now, updatedAt: call.now };
  const kept = rows.map((row) => ({ ...stamps, ...columnsOf(of, row), _id: row._id ?? newId() }));
  // PostgreSQL takes at most 65,535 values a statement.
  const perStatement = Math.max(1, Math.floor(60_000 / Math.max(1, Object.keys(kept[0] ?? {}).length + 1)));
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

/** Writes rows with their numbers and reads them as answers in the one statement, in the order of the rows. */
async function keep(
  call: Call,
  of: Entity,
  rows: readonly { readonly _id: string }[],
): Promise<Record<string, unknown>[]> {
  const numbered = await numberedRows(call, of, rows);
  const { columns, joins } = shapeOf(of, call.brand);
  const read = await numbered.begun
    .with('t', (db) =>
      db
        .insertInto(of.table as keyof Tables)
        .values(numbered.rows)
        .returningAll(),
    )
    .selectFrom(sql<Read>`(select ${sql.raw(columns)} from t ${sql.raw(joins)})`.as('r'))
    .select(sql<Read>`row_to_json(r)`.as('json'))
    .execute();
  const byId = new Map(read.map(({ json }) => [json._id, json]));
  return rows.flatMap(({ _id }) => byId.get(_id) ?? []);
}

type Read = Record<string, unknown> & { readonly _id: string };

interface Numbered {
  readonly begun: QueryCreator<Tables>;
  readonly rows: readonly object[];
}

/** Rows with their numbers, and the statement that begins with taking them: nobody waits for one that is on its way. */
async function numberedRows(call: Call, of: Entity, rows: readonly object[]): Promise<Numbered> {
  const [name, field] = Object.entries(of.stored).find(([, { kind }]) => kind === 'numbered') ?? [];
  if (name === undefined || !field) return { begun: call.db, rows };
  const [sequence, first, count] = [`${of.table}.${name}`, field.min ?? 1, rows.length];
  if (call.batch) {
    const begin = await takeNumbers(call.batch, call, { sequence, first, count });
    return { begun: call.db, rows: rows.map((row, index) => ({ ...row, [name]: begin + index })) };
  }
  const number = (index: number) => sql`(select last from taken) - ${count - 1 - index}`;
  return {
    // What is written next asks for no table of that name.
    begun: call.db.with('taken', (db) => advancing(db, { sequence, first, count })) as QueryCreator<Tables>,
    rows: rows.map((row, index) => ({ ...row, [name]: number(index) })),
  };
}
