import { allFields, type Entity } from '../../contract/entity';
import { t } from '../../contract/language';
import { refuse } from '../refusal';
import { folded } from './search';
import { quoted } from './values';

/** An order by SQL, and the join that it needs. */
export interface Order {
  readonly by: string;
  readonly join: string;
}

const unsortable = new Set(['password', 'photo', 'list', 'choices', 'json']);

/** The order that `sort` asks for: `field` or `-field`; without it the order of creation (B8). */
export function orderOf(of: Entity, sort: string | undefined, schema: string): Order {
  if (sort === undefined) return { by: 't."createdAt", t._id', join: '' };
  const down = sort.startsWith('-');
  const name = down ? sort.slice(1) : sort;
  const direction = down ? 'desc' : 'asc';
  if (name === 'createdAt' || name === 'updatedAt')
    return { by: `t.${quoted(name)} ${direction}, t._id ${direction}`, join: '' };
  const field = Object.hasOwn(allFields(of), name) ? allFields(of)[name] : undefined;
  if (!field || unsortable.has(field.kind))
    return refuse(400, t('Cannot sort by {name}', { name }), { sort: t('Cannot sort by {name}', { name }) });
  const to = field.to?.();
  const key = to?.brief[0];
  if (!to || key === undefined)
    return { by: `${sortable(of, name, 't', schema)} ${direction}, t._id ${direction}`, join: '' };
  return {
    by: `${sortable(to, key, 's', schema)} ${direction} nulls last, t._id ${direction}`,
    join: `left join ${schema}.${to.table} s on s._id = t.${quoted(name)}`,
  };
}

function sortable(of: Entity, name: string, alias: string, schema: string): string {
  const kind = allFields(of)[name]?.kind;
  return kind === 'text' || kind === 'note' || kind === 'email'
    ? folded(of, name, alias, schema)
    : `${alias}.${quoted(name)}`;
}
