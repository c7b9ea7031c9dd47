import { sql } from 'kysely';
import type { Fragment } from './fragment';

/** Rows that are written together; their members are columns. */
export interface NewRows {
  readonly table: Fragment;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Columns whose values are JSON written out. */
  readonly json?: readonly string[];
  /** One more column, whose value is computed from the row's place, counted from 1. */
  readonly numbered?: { readonly name: string; readonly at: (place: Fragment) => Fragment } | undefined;
}

/**
 * The statement that writes rows: one row as values, several as one parameter, so that its text is the same for every number of them.
 * A column that a row does not have takes its default.
 */
export function inserting(made: NewRows): Fragment {
  const [first = {}, ...others] = made.rows;
  const names = Object.keys(first);
  const alike = others.every((row) => isAlike(row, names));
  return others.length > 0 && alike ? asSet(made, names) : asValues(made);
}

function isAlike(row: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return Object.keys(row).length === names.length && names.every((name) => row[name] !== undefined);
}

function asValues({ table, rows, numbered }: NewRows): Fragment {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row, index) => {
    const cells = names.map((name) => (row[name] === undefined ? sql`default` : sql`${row[name]}`));
    if (numbered) cells.push(numbered.at(sql.lit(index + 1)));
    return sql`(${sql.join(cells)})`;
  });
  return sql`insert into ${table} (${columnsOf(names, numbered)}) values ${sql.join(lines)}`;
}

function asSet({ table, rows, json = [], numbered }: NewRows, names: readonly string[]): Fragment {
  const cells = names.map((name) => {
    const cell = sql`s.${sql.ref(name)}`;
    return json.includes(name) ? sql`(${cell} #>> '{}')::jsonb` : cell;
  });
  if (numbered) cells.push(numbered.at(sql`s.ordinality`));
  return sql`insert into ${table} (${columnsOf(names, numbered)}) select ${sql.join(cells)}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) with ordinality s`;
}

function columnsOf(names: readonly string[], numbered: NewRows['numbered']): Fragment {
  return sql.join([...names, ...(numbered ? [numbered.name] : [])].map((name) => sql.ref(name)));
}
