import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Known } from '#kit/contract/known';
import { isLongWord, type TypedWords } from '#kit/rules/typed-words';
import { allOf, type Fragment, none, type OfBrand, tableOf, written } from '#kit/server/sql/fragment';
import { keptStatements, type Put, valuesOf } from '#kit/server/sql/kept';
import { named, type Statement, unnamed } from '#kit/server/sql/statement';
import { rankedSteps, shapeOfTyped, wordsPut } from './ranked';
import { type Place, searchConditionOver, soundConditionOver } from './search';
import { stepsOf, unindexed } from './steps';

const most = 20;

/** What a choice list shows, the condition on its rows, and the fields by which the caller may find one. */
export interface Chosen {
  readonly label: string;
  readonly facts?: readonly string[] | undefined;
  readonly within: Fragment;
  readonly by: Known;
  /** How many rows are answered if nothing is typed, for ids of chosen ones all of them; the usual number by default. */
  readonly most?: number | undefined;
}

/** Answers the statement of a choice list. */
type OptionsStatements = (place: Place, of: Entity, chosen: Chosen, typed: TypedWords) => Statement;

/** Statements of choice lists, put together once for each shape where the condition has no values, as that of a scope has. */
export function optionsStatements(): OptionsStatements {
  const kept = keptStatements<TypedWords>();
  return (place, of, chosen, typed) => {
    const make = (put: Put<TypedWords>) => optionsOf(place, of, chosen, { typed, put });
    const { text, values } = written(chosen.within);
    if (values.length > 0) return named(make(valuesOf(typed)));
    const { label, facts = [], by } = chosen;
    const known = [by.name, by.number, by.phones];
    return kept(JSON.stringify([place.brand, of.table, label, facts, known, text, shapeOfTyped(typed)]), typed, make);
  };
}

/** The statement of a choice list that is planned for its filters each time. */
export function plannedOptions(...[place, of, chosen, typed]: Parameters<OptionsStatements>): Statement {
  return unnamed(optionsOf(place, of, chosen, { typed, put: valuesOf(typed) }));
}

/** The typed text, and how it is put into the statement. */
interface Typed {
  readonly typed: TypedWords;
  readonly put: Put<TypedWords>;
}

function optionsOf(place: Place, of: Entity, chosen: Chosen, typed: Typed): Fragment {
  const { label, joins } = labelIn(place, of, chosen.label);
  const columns = [sql`t._id`, sql`${label} as label`, ...(chosen.facts ?? []).map((name) => sql.ref(`t.${name}`))];
  const { steps, page, order } = pageOf(place, of, chosen, typed);
  const options = sql`select ${sql.join(columns)} from (${page}) t ${joins} ${order}`;
  return sql`${steps}select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${options}) r`;
}

/** The rows of a choice list and their order: those that fit what is typed best, or the newest. */
function pageOf(place: Place, of: Entity, { label, within, by, most: limit = most }: Chosen, { typed, put }: Typed) {
  const table = tableOf(place, of.table);
  if (typed.line === '') {
    const order = sql`order by t."createdAt" desc, t._id desc`;
    return { steps: none, page: sql`select t.* from ${table} t where ${within} ${order} limit ${limit}`, order };
  }
  const sought = { paths: shownBy(label), typed, put };
  const anywhere = allOf(searchConditionOver(place, of, sought));
  const sounding = soundConditionOver(place, of, sought);
  const isShort = !typed.words.some(isLongWord);
  const ranked = rankedSteps(place, of, typed, {
    by,
    words: wordsPut(place, put),
    elsewhere: [isShort ? unindexed(anywhere) : anywhere, ...(sounding ? [sounding] : [])],
  });
  const steps = ranked.map((step) => ({ ...step, where: sql`${step.where} and ${within}` }));
  const found = stepsOf({ as: of.table, from: table, most, steps });
  return {
    steps: sql`with ${sql.join(found)} `,
    page: sql`select t.*, f.step, f.at from ${sql.id(`found_${of.table}`)} f join ${table} t on t._id = f._id`,
    order: sql`order by t.step, t.at`,
  };
}

/**
 * The fields that a label shows. A choice list searches no others: somebody who sees no phones must not find them by trying their
 * beginnings.
 */
export function shownBy(pattern: string): string[] {
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
