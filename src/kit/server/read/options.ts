import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { filterConditions, refuseUnknownQuery } from './filter';
import { named, type Scope } from './list';
import { searchConditionOver } from './search';
import { quoted, values } from './values';

const most = 20;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** More filters of a choice list than its columns: `student?classID` asks for another table. */
export type OptionFilters = Readonly<
  Record<string, (value: string, schema: string, add: (value: unknown) => string) => string>
>;

/** Answers a choice list: at most 20 matches, newest first, or the labels of `ids` (B11). */
export async function sendOptions(call: Call, of: Entity, scope?: Scope, more: OptionFilters = {}): Promise<unknown> {
  const facts = of.options;
  if (!facts) throw new Error(`${of.table} has no options`);
  const own = (facts.filters ?? []).filter((name) => name in allFields(of));
  refuseUnknownQuery(call.query, ['q', 'ids', ...own, ...Object.keys(more)]);
  const schema = call.brand;
  const bound = values();
  const asked = Object.fromEntries(Object.entries(call.query).filter(([name]) => own.includes(name)));
  const conditions = [
    ...filterConditions(of, asked, bound),
    ...(call.query.q === undefined
      ? []
      : searchConditionOver(call, of, shownBy(facts.label), { q: call.query.q, bound })),
    ...(call.query.ids === undefined ? [] : [`t._id = any(${bound.add(idsOf(call.query.ids))}::uuid[])`]),
    ...Object.entries(more).flatMap(([name, condition]) =>
      call.query[name] === undefined ? [] : [condition(call.query[name], schema, bound.add)],
    ),
  ];
  if (of.erase === 'void') conditions.push('t."voidedAt" is null');
  const scoped = scope?.(call, bound);
  if (scoped !== undefined) conditions.push(scoped);
  const where = conditions.join(' and ') || 'true';
  const members = (facts.facts ?? []).map((name) => `, t.${quoted(name)}`).join('');
  const joins: string[] = [];
  const label = labelText(of, facts.label, schema, joins);
  const page = `select t.* from ${schema}.${of.table} t where ${where} order by t."createdAt" desc, t._id desc limit ${bound.add(most)}`;
  const text = `select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (select t._id, ${label} as label${members} from (${page}) t ${joins.join(' ')} order by t."createdAt" desc, t._id desc) r`;
  const { rows } = await call.database.pool.query<{ json: string }>(named(text, bound));
  return call.reply.type('application/json; charset=utf-8').send(rows[0]?.json ?? '[]');
}

/**
 * The fields that a label shows, which alone a choice list searches: who sees no phones must not find them by their
 * beginnings.
 */
function shownBy(pattern: string): string[] {
  return [...pattern.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path);
}

/** The label's pattern as SQL: text and columns, one reference deep. */
function labelText(of: Entity, pattern: string, schema: string, joins: string[]): string {
  const parts = pattern.split(/\{([\w.]+)\}/).map((part, index) => {
    if (index % 2 === 0) return part === '' ? '' : `'${part.replaceAll("'", "''")}'`;
    const [name = '', inner] = part.split('.');
    if (inner === undefined) return `t.${quoted(name)}`;
    const to = allFields(of)[name]?.to?.();
    if (!to) throw new Error(`${of.table}.${name} is no reference`);
    joins.push(`left join ${schema}.${to.table} l_${name} on l_${name}._id = t.${quoted(name)}`);
    return `l_${name}.${quoted(inner)}`;
  });
  return `concat(${parts.filter(Boolean).join(', ')})`;
}

function idsOf(text: string): string[] {
  const ids = text.split(',').filter(Boolean);
  if (ids.length <= 200 && ids.every((id) => uuid.test(id))) return ids;
  return refuse(400, t('ids takes at most 200 ids, separated by commas'), {
    ids: t('ids takes at most 200 ids, separated by commas'),
  });
}
