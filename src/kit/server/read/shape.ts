import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field, Fields, RowTable } from '#kit/contract/field';
import { quoted } from './values';

/** How an entity's record is read: its columns as JSON members, and the joins that its references need. */
export interface Shape {
  readonly columns: string;
  readonly joins: string;
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const shapes = new WeakMap<Entity, Map<string, Shape>>();

/** The shape of an entity in a schema, made once. The record's own row is `t`. */
export function shapeOf(of: Entity, schema: string): Shape {
  const bySchema = shapes.get(of) ?? new Map<string, Shape>();
  shapes.set(of, bySchema);
  const known = bySchema.get(schema);
  if (known) return known;
  const joins: string[] = [];
  const columns = [
    't._id',
    ...Object.entries(allFields(of)).flatMap(([name, field]) => columnOf(of, name, field, schema, joins)),
    `${instant('t."createdAt"')} as "createdAt"`,
    `${instant('t."updatedAt"')} as "updatedAt"`,
    't.__v',
  ];
  const made = { columns: columns.join(', '), joins: joins.join(' ') };
  bySchema.set(schema, made);
  return made;
}

/**
 * Rows of an entity's table with just these fields, as a report selects them: references are briefs, the row is `t`.
 * `computed` is the SQL of fields that are no column of it. The order is left to the report.
 */
export function selectOf(
  of: Entity,
  fields: Fields,
  schema: string,
  where: string,
  computed: Readonly<Record<string, string>> = {},
): string {
  const joins: string[] = [];
  const columns = Object.entries(fields).flatMap(([name, field]) =>
    computed[name] === undefined ? columnOf(of, name, field, schema, joins) : [`${computed[name]} as ${quoted(name)}`],
  );
  return `select ${['t._id', ...columns].join(', ')} from ${schema}.${of.table} t ${joins.join(' ')} where ${where}`;
}

function columnOf(of: Entity, name: string, field: Field, schema: string, joins: string[]): string[] {
  const column = `t.${quoted(name)}`;
  const { answered } = kindOf(field);
  if (answered === 'never') return [];
  if (answered === 'address') {
    return [`${addressOf(of, name, 't')} as ${quoted(`${name}Url`)}`];
  }
  if (field.kind === 'timestamp') return [`${instant(column)} as ${quoted(name)}`];
  if (field.to) return [`${briefOf(field.to(), `r_${name}`, column, schema, joins)} as ${quoted(name)}`];
  if (field.kept) return [`${rowsOf(field.kept, field.items ?? {}, schema)} as ${quoted(name)}`];
  return [`${column} as ${quoted(name)}`];
}

/** Where a record's picture is had. */
function addressOf(of: Entity, name: string, alias: string): string {
  return `case when ${alias}.${quoted(name)} is not null then '${of.path}/' || ${alias}._id || '/${name}' end`;
}

/** A reference as its brief: one more join, and one deeper where the brief holds a reference itself. */
function briefOf(to: Entity, alias: string, column: string, schema: string, joins: string[]): string {
  joins.push(`left join ${schema}.${to.table} ${alias} on ${alias}._id = ${column}`);
  const fields = allFields(to);
  const members = to.brief.map((name) => {
    const inner = fields[name]?.to;
    const value = `${alias}.${quoted(name)}`;
    const picture = name.replace(/Url$/, '');
    if (fields[picture]?.kind === 'photo') return `'${name}', ${addressOf(to, picture, alias)}`;
    return `'${name}', ${inner ? briefOf(inner(), `${alias}_${name}`, value, schema, joins) : value}`;
  });
  return `case when ${alias}._id is not null then json_build_object('_id', ${alias}._id, ${members.join(', ')}) end`;
}

/** The rows of a record that stand in a table of their own, in their order. */
function rowsOf({ table, parent, stored }: RowTable, items: Fields, schema: string): string {
  const joins: string[] = [];
  const members = Object.entries({ ...items, ...stored }).map(([name, { to }]) => {
    const column = `i.${quoted(name)}`;
    return `'${name}', ${to ? briefOf(to(), `i_${name}`, column, schema, joins) : column}`;
  });
  const row = `json_build_object('_id', i._id, ${members.join(', ')})`;
  const from = `${schema}.${table} i ${joins.join(' ')} where i.${quoted(parent)} = t._id`;
  return `(select coalesce(json_agg(${row} order by i.position), '[]') from ${from})`;
}
