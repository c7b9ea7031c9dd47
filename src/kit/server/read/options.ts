import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { allOf, type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { filterConditions, refuseUnknownQuery } from './filter';
import type { Scope } from './list';
import { searchConditionOver } from './search';

const most = 20;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** More filters of a choice list than its columns: `student?classID` asks for another table. */
export type OptionFilters = Readonly<Record<string, (value: string, call: Call) => Fragment>>;

/** Answers a choice list: at most 20 matches, newest first, or the labels of `ids` (B11). */
export async function sendOptions(call: Call, of: Entity, scope?: Scope, more: OptionFilters = {}): Promise<unknown> {
  const facts = of.options;
  if (!facts) throw new Error(`${of.table} has no options`);
  const own = (facts.filters ?? []).filter((name) => name in allFields(of));
  refuseUnknownQuery(call.query, ['q', 'ids', ...own, ...Object.keys(more)]);
  const asked = Object.fromEntries(Object.entries(call.query).filter(([name]) => own.includes(name)));
  const { q, ids } = call.query;
  const scoped = scope?.(call);
  const where = allOf([
    ...filterConditions(of, asked),
    ...(q === undefined ? [] : searchConditionOver(call, of, shownBy(facts.label), q)),
    ...(ids === undefined ? [] : [sql`t._id = any(${idsOf(ids)}::uuid[])`]),
    ...Object.entries(more).flatMap(([name, condition]) =>
      call.query[name] === undefined ? [] : [condition(call.query[name], call)],
    ),
    ...(of.erase === 'void' ? [sql`t."voidedAt" is null`] : []),
    ...(scoped ? [scoped] : []),
  ]);
  const { label, joins } = labelIn(call, of, facts.label);
  const columns = [sql`t._id`, sql`${label} as label`, ...(facts.facts ?? []).map((name) => sql.ref(`t.${name}`))];
  const newest = sql`order by t."createdAt" desc, t._id desc`;
  const page = sql`select t.* from ${tableOf(call, of.table)} t where ${where} ${newest} limit ${most}`;
  const options = sql`select ${sql.join(columns)} from (${page}) t ${joins} ${newest}`;
  const statement = named(sql`select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${options}) r`);
  const rows = await ask<{ json: string }>(call.database, statement);
  return call.reply.type('application/json; charset=utf-8').send(rows[0]?.json ?? '[]');
}

/**
 * The fields that a label shows, which alone a choice list searches: who sees no phones must not find them by their
 * beginnings.
 */
function shownBy(pattern: string): string[] {
  return [...pattern.matchAll(/\{([\w.]+)\}/g)].map(([, path = '']) => path);
}

/** The label's pattern as SQL: text and columns, one reference deep, and the joins that they need. */
function labelIn(place: OfBrand, of: Entity, pattern: string): { label: Fragment; joins: Fragment } {
  const joins: Fragment[] = [];
  const parts = pattern.split(/\{([\w.]+)\}/).flatMap((part, index) => {
    if (index % 2 === 0) return part === '' ? [] : [sql.lit(part)];
    const [name = '', inner] = part.split('.');
    if (inner === undefined) return [sql.ref(`t.${name}`)];
    const to = allFields(of)[name]?.to?.();
    if (!to) throw new Error(`${of.table}.${name} is no reference`);
    const id = sql.ref(`l_${name}._id`);
    joins.push(sql`left join ${tableOf(place, to.table)} ${sql.id(`l_${name}`)} on ${id} = ${sql.ref(`t.${name}`)}`);
    return [sql.ref(`l_${name}.${inner}`)];
  });
  return { label: sql`concat(${sql.join(parts)})`, joins: sql.join(joins, sql` `) };
}

function idsOf(text: string): string[] {
  const ids = text.split(',').filter(Boolean);
  if (ids.length <= 200 && ids.every((id) => uuid.test(id))) return ids;
  return refuse(400, t('ids takes at most 200 ids, separated by commas'), {
    ids: t('ids takes at most 200 ids, separated by commas'),
  });
}
