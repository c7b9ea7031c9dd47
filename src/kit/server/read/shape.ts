import { sql } from 'kysely';
import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field, Fields, Kind, RowTable } from '#kit/contract/field';
import { fixed, type Fragment, none, type OfBrand, tableOf } from '#kit/server/sql/fragment';

/** How an entity's record is read: its columns as JSON members, its table, and the joins that its references need. */
export interface Shape {
  readonly columns: Fragment;
  /** The table, as `t`. */
  readonly from: Fragment;
  readonly joins: Fragment;
  /** What a file shows of each field, with the joins for that: a reference is the text of its brief, or the list of the brief's members. */
  readonly listed: { readonly values: ReadonlyMap<string, Fragment>; readonly joins: Fragment };
  /** How many rows there are and their sums, over rows `t`. */
  readonly totals: Fragment;
}

const instant = (column: Fragment) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** An instant in the form for files: `to_char` would take PostgreSQL longer than everything else in a row. */
const plainInstant = (column: Fragment) => sql`${column} at time zone 'UTC'`;
const columnIn = (alias: string, name: string) => sql.ref(`${alias}.${name}`);

const shapes = new WeakMap<Entity, Map<string, Shape>>();

/** The shape of an entity in a brand, made once. The record's own row is `t`. */
export function shapeOf(of: Entity, { brand }: OfBrand): Shape {
  const byBrand = shapes.get(of) ?? new Map<string, Shape>();
  shapes.set(of, byBrand);
  const known = byBrand.get(brand);
  if (known) return known;
  const making: Making = { brand, joins: [], briefs: 'named' };
  const columns = [
    sql`t._id`,
    ...Object.entries(allFields(of)).flatMap(([name, field]) => columnOf(of, name, field, making)),
    sql`${instant(sql`t."createdAt"`)} as "createdAt"`,
    sql`${instant(sql`t."updatedAt"`)} as "updatedAt"`,
    sql`t.__v`,
  ];
  const made = {
    columns: fixed(sql.join(columns)),
    from: fixed(sql`${tableOf(making, of.table)} t`),
    joins: fixed(joined(making)),
    listed: listedIn(of, brand),
    totals: fixed(totalsOf(of)),
  };
  byBrand.set(brand, made);
  return made;
}

function listedIn(of: Entity, brand: string): Shape['listed'] {
  const making: Making = { brand, joins: [], briefs: 'listed' };
  const values = Object.entries({ ...allFields(of), createdAt: undefined }).flatMap(([name, field]) => {
    if (!field) return [[name, fixed(plainInstant(columnIn('t', name)))] as const];
    return kindOf(field).answered === 'value' ? [[name, fixed(valueOf(name, field, making))] as const] : [];
  });
  return { values: new Map(values), joins: fixed(joined(making)) };
}

/** A voided document counts in no sum, even where it is shown (R 5.2). */
function totalsOf(of: Entity): Fragment {
  const live = of.erase === 'void' ? sql` filter (where t."voidedAt" is null)` : none;
  const sums = summedNames(of).map((name) => sql`coalesce(sum(${columnIn('t', name)})${live}, 0) as ${sql.ref(name)}`);
  return sql.join([sql`count(*) as rows`, ...sums]);
}

/** The names of the fields that a list sums: those that hold money, and those that the entity names. */
export function summedNames(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([name, field]) => field.kind === 'money' || of.summed?.includes(name))
    .map(([name]) => name);
}

/** A piece of SQL in the making, and the joins that it came to need. */
interface Making extends OfBrand {
  readonly joins: Fragment[];
  /** Whether a reference's members have their names, or are a list. */
  readonly briefs: 'named' | 'listed';
}

const joined = ({ joins }: Making) => sql.join(joins, sql` `);

/**
 * Rows of an entity's table with just these fields, as a report selects them: references are briefs, the row is `t`. `computed` is the
 * SQL of fields that are not columns of it. The report decides the order.
 */
export function selectOf(
  of: Entity,
  fields: Fields,
  { brand }: OfBrand,
  where: Fragment,
  computed: Readonly<Record<string, Fragment>> = {},
): Fragment {
  const making: Making = { brand, joins: [], briefs: 'named' };
  const columns = Object.entries(fields).flatMap(([name, field]) => {
    const own = computed[name];
    return own ? [sql`${own} as ${sql.ref(name)}`] : columnOf(of, name, field, making);
  });
  return sql`select ${sql.join([sql`t._id`, ...columns])} from ${tableOf(making, of.table)} t ${joined(making)} where ${where}`;
}

function columnOf(of: Entity, name: string, field: Field, making: Making): Fragment[] {
  const { answered } = kindOf(field);
  if (answered === 'never') return [];
  if (answered === 'address') return [sql`${addressOf(of, name, 't')} as ${sql.ref(`${name}Url`)}`];
  return [sql`${valueOf(name, field, making)} as ${sql.ref(name)}`];
}

function valueOf(name: string, field: Field, making: Making): Fragment {
  const column = columnIn('t', name);
  if (field.kind === 'timestamp') return making.briefs === 'listed' ? plainInstant(column) : instant(column);
  if (field.to) return briefOf(field.to(), `r_${name}`, column, making);
  if (field.rowTable) return rowsOf(field.rowTable, field.items ?? {}, making);
  return column;
}

/** The address of a record's picture. */
function addressOf(of: Entity, name: string, alias: string): Fragment {
  const id = columnIn(alias, '_id');
  return sql`case when ${columnIn(alias, name)} is not null then ${sql.lit(`${of.path}/`)} || ${id} || ${sql.lit(`/${name}`)} end`;
}

/** A reference as its brief: one more join, and another one if the brief itself contains a reference. */
function briefOf(to: Entity, alias: string, column: Fragment, making: Making): Fragment {
  const id = columnIn(alias, '_id');
  making.joins.push(sql`left join ${tableOf(making, to.table)} ${sql.id(alias)} on ${id} = ${column}`);
  const fields = allFields(to);
  const told = to.brief.map((name) => {
    const inner = fields[name]?.to;
    const value = columnIn(alias, name);
    const picture = name.replace(/Url$/, '');
    if (fields[picture]?.kind === 'photo') return [name, addressOf(to, picture, alias)] as const;
    return [name, inner ? briefOf(inner(), `${alias}_${name}`, value, making) : value] as const;
  });
  const [one, two] = told.map(([, value]) => sql`${value}::text`);
  if (making.briefs === 'listed' && one && isText(to)) return two ? joinedText(one, two) : one;
  if (making.briefs === 'listed')
    return sql`case when ${id} is not null then json_build_array(${sql.join(told.map(([, value]) => value))}) end`;
  const members = told.map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  return sql`case when ${id} is not null then json_build_object('_id', ${id}, ${sql.join(members)}) end`;
}

/** Kinds that a file shows as PostgreSQL writes them. */
const written: ReadonlySet<Kind> = new Set(['text', 'note', 'email', 'phone', 'month', 'time', 'choice', 'numbered']);

/** True if PostgreSQL composes the text of a brief itself; a list would have to be made and taken apart again for each row. */
function isText(of: Entity): boolean {
  const fields = allFields(of);
  const isWritten = (field: Field | undefined) => field && (field.to ? isText(field.to()) : written.has(field.kind));
  return of.brief.length <= 2 && of.brief.every((name) => isWritten(fields[name]));
}

/** Two texts as `briefText` joins them: neither twice, none that is empty. */
function joinedText(one: Fragment, two: Fragment): Fragment {
  return sql`case when ${one} is distinct from ${two} then concat_ws(' – ', nullif(${one}, ''), nullif(${two}, '')) else ${one} end`;
}

/** The rows of a record that have a table of their own, in their order. */
function rowsOf({ table, parent, stored }: RowTable, items: Fields, { brand }: OfBrand): Fragment {
  const making: Making = { brand, joins: [], briefs: 'named' };
  const members = Object.entries({ ...items, ...stored }).map(([name, { to }]) => {
    const column = columnIn('i', name);
    return sql`${sql.lit(name)}, ${to ? briefOf(to(), `i_${name}`, column, making) : column}`;
  });
  const row = sql`json_build_object('_id', i._id, ${sql.join(members)})`;
  return sql`(select coalesce(json_agg(${row} order by i.position), '[]')
    from ${tableOf(making, table)} i ${joined(making)} where ${columnIn('i', parent)} = t._id)`;
}
