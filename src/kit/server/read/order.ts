import { sql } from 'kysely';
import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isAlwaysNeeded } from '#kit/contract/parse';
import { refuseField } from '#kit/server/refusal';
import { type Fragment, none, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { folded } from './search';

/** An order in SQL, its reverse, and the join that it needs. */
export interface Order {
  readonly by: Fragment;
  readonly reversed: Fragment;
  readonly join: Fragment;
  /** The columns of the record itself that `by` and `join` read. */
  readonly columns: readonly string[];
}

/** The order that `sort` asks for: `field` or `-field`; without it the order of creation (B8). */
export function orderOf(of: Entity, sort: string | undefined, place: OfBrand): Order {
  if (sort === undefined) return ofCreation;
  const name = sort.startsWith('-') ? sort.slice(1) : sort;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  if (name === 'createdAt' || name === 'updatedAt') return orderBy(name, sql.ref(`t.${name}`), direction);
  const field = Object.hasOwn(allFields(of), name) ? allFields(of)[name] : undefined;
  if (!field || kindOf(field).sorted === 'never') return refuseField(400, 'sort', t('Cannot sort by {name}', { name }));
  const to = field.to?.();
  const key = to?.brief[0];
  if (!to || key === undefined) return orderBy(name, sortable(of, name, 't', place), direction);
  const value = sortable(to, key, 's', place);
  const join = sql`join ${tableOf(place, to.table)} s on s._id = ${sql.ref(`t.${name}`)}`;
  // What every record has can be walked in the other table's own order; a page of it then sorts nothing.
  if (isAlwaysNeeded(field)) return { ...orderBy(name, value, direction), join };
  const [way, back] = [ways[direction], ways[turned[direction]]];
  return {
    by: sql`${value} ${way} nulls last, t._id ${way}`,
    reversed: sql`${value} ${back} nulls first, t._id ${back}`,
    join: sql`left ${join}`,
    columns: ['_id', name],
  };
}

const turned = { asc: 'desc', desc: 'asc' } as const;
const ways = { asc: sql`asc`, desc: sql`desc` };

function orderBy(name: string, key: Fragment, direction: 'asc' | 'desc'): Order {
  const by = (way: 'asc' | 'desc') => sql`${key} ${ways[way]}, t._id ${ways[way]}`;
  return { by: by(direction), reversed: by(turned[direction]), join: none, columns: ['_id', name] };
}

const ofCreation = orderBy('createdAt', sql`t."createdAt"`, 'asc');

function sortable(of: Entity, name: string, alias: string, place: OfBrand): Fragment {
  const field = allFields(of)[name];
  return field && kindOf(field).sorted === 'folded' ? folded(of, name, alias, place) : sql.ref(`${alias}.${name}`);
}
