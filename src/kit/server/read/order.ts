import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { refuse } from '#kit/server/refusal';
import { folded } from './search';
import { quoted } from './values';

/** An order by SQL, the same from the other end, and the join that it needs. */
export interface Order {
  readonly by: string;
  readonly reversed: string;
  readonly join: string;
}

/** The order that `sort` asks for: `field` or `-field`; without it the order of creation (B8). */
export function orderOf(of: Entity, sort: string | undefined, schema: string): Order {
  if (sort === undefined) return orderBy('t."createdAt"', 'asc');
  const name = sort.startsWith('-') ? sort.slice(1) : sort;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  if (name === 'createdAt' || name === 'updatedAt') return orderBy(`t.${quoted(name)}`, direction);
  const field = Object.hasOwn(allFields(of), name) ? allFields(of)[name] : undefined;
  if (!field || kindOf(field).sorted === 'never')
    return refuse(400, t('Cannot sort by {name}', { name }), { sort: t('Cannot sort by {name}', { name }) });
  const to = field.to?.();
  const key = to?.brief[0];
  if (!to || key === undefined) return orderBy(sortable(of, name, 't', schema), direction);
  const value = sortable(to, key, 's', schema);
  const join = `join ${schema}.${to.table} s on s._id = t.${quoted(name)}`;
  // What every record has can be walked in the other table's own order; a page of it then sorts nothing.
  if (field.required !== undefined) return { ...orderBy(value, direction), join };
  return {
    by: `${value} ${direction} nulls last, t._id ${direction}`,
    reversed: `${value} ${turned[direction]} nulls first, t._id ${turned[direction]}`,
    join: `left ${join}`,
  };
}

const turned = { asc: 'desc', desc: 'asc' } as const;

function orderBy(key: string, direction: 'asc' | 'desc'): Order {
  const by = (way: 'asc' | 'desc') => `${key} ${way}, t._id ${way}`;
  return { by: by(direction), reversed: by(turned[direction]), join: '' };
}

function sortable(of: Entity, name: string, alias: string, schema: string): string {
  const field = allFields(of)[name];
  return field && kindOf(field).sorted === 'folded' ? folded(of, name, alias, schema) : `${alias}.${quoted(name)}`;
}
