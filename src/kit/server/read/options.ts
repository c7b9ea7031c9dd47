import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import { type Known, knownBy } from '#kit/contract/known';
import { t } from '#kit/contract/language';
import { typedWords } from '#kit/rules/typed-words';
import { type Call, caller } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { allOf, type Fragment, none, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { filterConditions, refuseUnknownQuery } from './filter';
import type { Scope } from './list';
import { rankedSteps } from './ranked';
import { fewLetters, searchConditionOver } from './search';
import { stepsOf, unindexed } from './steps';

const most = 20;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** More filters of a choice list than its columns: `student?classID` asks for another table. */
export type OptionFilters = Readonly<Record<string, (value: string, call: Call) => Fragment>>;

/** Answers a choice list: at most 20 matches, the best first, or the labels of `ids` (B11). */
export async function sendOptions(call: Call, of: Entity, scope?: Scope, more: OptionFilters = {}): Promise<unknown> {
  const facts = of.options;
  if (!facts) throw new Error(`${of.table} has no options`);
  const own = (facts.filters ?? []).filter((name) => name in allFields(of));
  refuseUnknownQuery(call.query, ['q', 'ids', ...own, ...Object.keys(more)]);
  const asked = Object.fromEntries(Object.entries(call.query).filter(([name]) => own.includes(name)));
  const { ids } = call.query;
  const scoped = scope?.(call);
  const within = allOf([
    ...filterConditions(of, asked),
    ...(ids === undefined ? [] : [sql`t._id = any(${idsOf(ids)}::uuid[])`]),
    ...Object.entries(more).flatMap(([name, condition]) =>
      call.query[name] === undefined ? [] : [condition(call.query[name], call)],
    ),
    ...(of.erase === 'void' ? [sql`t."voidedAt" is null`] : []),
    ...(scoped ? [scoped] : []),
  ]);
  const { label, joins } = labelIn(call, of, facts.label);
  const columns = [sql`t._id`, sql`${label} as label`, ...(facts.facts ?? []).map((name) => sql.ref(`t.${name}`))];
  const { steps, page, order } = pageOf(call, of, within, facts.label);
  const options = sql`select ${sql.join(columns)} from (${page}) t ${joins} ${order}`;
  const statement = named(
    sql`${steps}select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${options}) r`,
  );
  const rows = await ask<{ json: string }>(call.database, statement);
  return call.reply.type('application/json; charset=utf-8').send(rows[0]?.json ?? '[]');
}

/** The rows of a choice list and their order: those that fit what is typed best, or the newest. */
function pageOf(call: Call, of: Entity, within: Fragment, label: string) {
  const typed = typedWords(call.query.q ?? '');
  const table = tableOf(call, of.table);
  if (typed.line === '') {
    const order = sql`order by t."createdAt" desc, t._id desc`;
    return { steps: none, page: sql`select t.* from ${table} t where ${within} ${order} limit ${most}`, order };
  }
  const anywhere = allOf(searchConditionOver(call, of, shownBy(label), typed.line));
  const isShort = typed.words.every((word) => word.length < fewLetters);
  const ranked = rankedSteps(call, of, typed, {
    by: knownTo(call, of, shownBy(label)),
    elsewhere: [isShort ? unindexed(anywhere) : anywhere],
  });
  const steps = ranked.map((step) => ({ ...step, where: sql`${step.where} and ${within}` }));
  const found = stepsOf({ as: of.table, from: table, most, steps });
  return {
    steps: sql`with ${sql.join(found)} `,
    page: sql`select t.*, f.step, f.at from ${sql.id(`found_${of.table}`)} f join ${table} t on t._id = f._id`,
    order: sql`order by t.step, t.at`,
  };
}

/** By what a caller may find a record: what the label does not show is known to those alone who may read the list. */
function knownTo(call: Call, of: Entity, shown: readonly string[]): Known {
  const { name, number, phone } = knownBy(of);
  if (call.product.rights.problem(`GET ${of.path}`, caller(call), call.brand) === undefined)
    return { name, number, phone };
  const told = (field: string | undefined) => (field !== undefined && shown.includes(field) ? field : undefined);
  return { name: told(name), number: told(number), phone: told(phone) };
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
