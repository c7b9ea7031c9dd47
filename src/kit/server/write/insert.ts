import { sql } from 'kysely';
import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity, type Got, type Row } from '#kit/contract/entity';
import { recordAll } from '#kit/server/activity-log';
import type { Call } from '#kit/server/call';
import { advancing, numbersOf } from '#kit/server/counter';
import { newId } from '#kit/server/id';
import { readMany } from '#kit/server/read/send';
import { shapeOf } from '#kit/server/read/shape';
import { labelOf } from '#kit/server/label';
import { type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { inserting, type NewRows } from '#kit/server/sql/rows';
import { askPrepared } from '#kit/server/sql/statement';
import { type Beside, besideOf } from './beside';
import { columnsOf } from './columns';
import { hasRows, writeRows } from './rows';

/** What a slice passes in to be stored: validated fields and computed ones; the kit adds id, version and numbers. */
export type NewRow<E> = Partial<Row<E>> & Readonly<Record<string, unknown>>;

/** Stores and logs one new record; returns it as a read would. `values._id` is the client's own id, if it made one. */
export async function insert<E extends Entity>(call: Call, of: E, values: NewRow<E>, beside?: Beside): Promise<Got<E>> {
  const [made] = await insertMany(call, of, [values], beside);
  if (!made) throw new Error(`A new ${of.table} was not found again`);
  return made;
}

/** Stores several new records whose columns the caller has put together for entities of any kind. */
export async function insertMade<E extends Entity>(
  call: Call,
  of: E,
  rows: readonly object[],
  beside?: Beside,
): Promise<Got<E>[]> {
  return insertMany(call, of, rows as unknown as readonly NewRow<E>[], beside);
}

/** Stores several new records, with one statement for rows and numbers. */
export async function insertMany<E extends Entity>(
  call: Call,
  of: E,
  rows: readonly NewRow<E>[],
  beside?: Beside,
): Promise<Got<E>[]> {
  if (rows.length === 0) return [];
  // The call's own moment, not the database's: one clock for everything that a call does.
  const stamps = { createdAt: call.now, updatedAt: call.now };
  const kept = rows.map((row) => ({ ...stamps, ...columnsOf(of, row), _id: row._id ?? newId() }));
  // PostgreSQL accepts at most 65,535 values in a statement.
  const perStatement = Math.max(1, Math.floor(60_000 / Math.max(1, Object.keys(kept[0] ?? {}).length + 1)));
  let made: Record<string, unknown>[] = [];
  for (let start = 0; start < kept.length; start += perStatement)
    made = made.concat(await keep(call, of, kept.slice(start, start + perStatement), start === 0 ? beside : undefined));
  if (hasRows(of)) {
    await writeRows(
      call,
      of,
      kept.map(({ _id }, index) => ({ _id, values: rows[index] ?? {} })),
    );
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

/** Writes rows with their numbers and reads them as answers in one statement, in the order of the rows. */
async function keep(
  call: Call,
  of: Entity,
  rows: readonly { readonly _id: string }[],
  beside?: Beside,
): Promise<Record<string, unknown>[]> {
  const { taken, ...numbered } = await numberedRows(call, of, rows);
  const { columns, joins } = shapeOf(of, call);
  const into = inserting({ table: tableOf(call, of.table), json: jsonOf(of), ...numbered });
  const read = await askPrepared<{ json: Read }>(
    call.db,
    sql`with ${taken}${besideOf(beside)}t as (${into} returning *)
      select row_to_json(r) as json from (select ${columns} from t ${joins}) r`,
  );
  const byId = new Map(read.map(({ json }) => [json._id, json]));
  return rows.flatMap(({ _id }) => byId.get(_id) ?? []);
}

type Read = Record<string, unknown> & { readonly _id: string };

/** The columns that hold JSON. */
function jsonOf(of: Entity): string[] {
  return Object.entries(allFields(of)).flatMap(([name, field]) => (kindOf(field).stored === 'json' ? [name] : []));
}

interface Numbered extends Pick<NewRows, 'rows' | 'numbered'> {
  /** What the statement begins with: it takes the numbers, so that nobody waits for a round trip. */
  readonly taken: Fragment;
}

/** Rows with their numbers. */
async function numberedRows(call: Call, of: Entity, made: readonly object[]): Promise<Numbered> {
  const rows = made as NewRows['rows'];
  const numbers = numbersOf(of, rows.length);
  if (!numbers) return { taken: none, rows };
  const { name, count } = numbers;
  if (call.batch) {
    const begin = await call.batch.numbers.take(numbers);
    return { taken: none, rows: rows.map((row, index) => ({ ...row, [name]: begin + index })) };
  }
  const at = (place: Fragment) => sql`(select last from taken) - ${count}::bigint + ${place}`;
  return { taken: sql`taken as (${advancing(call, numbers)}), `, rows, numbered: { name, at } };
}
