import { sql } from 'kysely';
import { type Fragment, none } from '#kit/server/sql/fragment';

/** Rows that match better than those of later steps. */
export interface Step {
  readonly where: Fragment;
  /** The order in which they are answered; an index has it. */
  readonly order: Fragment;
  /**
   * How the first of them are found: in the order itself, if the condition is part of it, or among all that match; among very many, if
   * nearly every row may match and an index would return them all.
   */
  readonly found: 'in order' | 'among all' | 'among very many';
  /** What must hold of each row that was found. */
  readonly check?: Fragment;
}

/** Where the steps look. */
export interface Steps {
  /** Names what they find: `found_` and this. */
  readonly as: string;
  readonly from: Fragment;
  /** The most rows that all steps find together. */
  readonly most: number;
  /** The surest first. */
  readonly steps: readonly Step[];
}

/** More matches than these are not gathered and sorted: among so many, a walk in order soon finds the first. */
const manyMatches = sql.lit(500);
/** If so many rows of a sample match, an index would return a large part of the table. A small table has no sample. */
const fewRows = sql`offset 450 limit 50`;
const manyOfFew = sql.lit(10);

/**
 * Expressions for a statement's `with`, of which `found_` has the first of all steps, each row once: its `_id`, its `step`,
 * and where it stands `at` within that. A step takes what the steps before it left room for.
 */
export function stepsOf({ as, from, most, steps }: Steps): Fragment[] {
  const end = sql.lit(most);
  const names = steps.map((_one, index) => sql.id(`${as}_${index}`));
  const found = steps.flatMap(({ where, order, found: how, check = sql`true` }, index) => {
    const before = names.slice(0, index).map((name) => sql`(select count(*) from ${name})`);
    const room = index === 0 ? none : sql`${sql.join(before, sql` + `)} < ${end} and `;
    const looking = { from, where: sql`${room}${where}`, order, end };
    const { all, first } = foundAs[how](looking, `${as}_${index}`);
    const placed = sql`select t._id, row_number() over (order by ${order}) as at from (${first}) t where ${check}`;
    return [...all, sql`${sql.id(`${as}_${index}`)} as materialized (${placed})`];
  });
  const all = names.map((name, index) => sql`select _id, ${sql.lit(index)} as step, at from ${name}`);
  const [only, second] = all;
  // A single step holds each record once, in its order.
  if (only && !second) return [...found, sql`${sql.id(`found_${as}`)} as materialized (${only})`];
  const once = sql`select distinct on (_id) * from (${sql.join(all, sql` union all `)}) s order by _id, step`;
  const first = sql`select * from (${once}) s order by step, at limit ${end}`;
  return [...found, sql`${sql.id(`found_${as}`)} as materialized (${first})`];
}

/** The rows of a small sample that match a condition, counted before an index is asked for all. */
export function sampleOf(from: Fragment, where: Fragment): Fragment {
  return sql`select t._id from (select * from ${from} s ${fewRows}) t where ${where}`;
}

/** Whether a sample says that very many match. */
export function saysMany(sample: Fragment): Fragment {
  return sql`(select count(*) from ${sample}) >= ${manyOfFew}`;
}

/** A condition hidden from indexes, because too many rows match it. */
export function unindexed(where: Fragment): Fragment {
  return sql`case when ${where} then true else false end`;
}

interface Looking {
  readonly from: Fragment;
  readonly where: Fragment;
  readonly order: Fragment;
  readonly end: Fragment;
}

function inOrder({ from, where, order, end }: Looking) {
  return { all: [], first: sql`select t.* from ${from} t where ${where} order by ${order} limit ${end}` };
}

/** Gathered by an index and sorted where few match, walked to in order where many do. */
function amongAll(looking: Looking, as: string) {
  const name = sql.id(`${as}_all`);
  return gathered(looking, { name, isAsked: none, isMany: sql`(select count(*) from ${name}) >= ${manyMatches}` });
}

/** Gathered by an index only where a sample does not say that very many match; otherwise walked to in order. */
function amongVeryMany(looking: Looking, as: string) {
  const [name, sample] = [sql.id(`${as}_all`), sql.id(`${as}_sample`)];
  const isMany = sql`(${saysMany(sample)} or (select count(*) from ${name}) >= ${manyMatches})`;
  const { all, first } = gathered(looking, { name, isAsked: sql`not ${saysMany(sample)} and `, isMany });
  return { all: [sql`${sample} as materialized (${sampleOf(looking.from, looking.where)})`, ...all], first };
}

interface Gathering {
  readonly name: Fragment;
  readonly isAsked: Fragment;
  readonly isMany: Fragment;
}

function gathered({ from, where, order, end }: Looking, { name, isAsked, isMany }: Gathering) {
  const few = sql`select t.* from ${name} t where not ${isMany} order by ${order} limit ${end}`;
  const many = sql`select t.* from ${from} t where ${isMany} and ${unindexed(where)} order by ${order} limit ${end}`;
  // The planner must not bet on an early end: a limit that it cannot read keeps it to the index.
  const all = sql`select t.* from ${from} t where ${isAsked}${where} limit (select ${manyMatches})`;
  return { all: [sql`${name} as materialized (${all})`], first: sql`(${few}) union all (${many})` };
}

const foundAs = { 'in order': inOrder, 'among all': amongAll, 'among very many': amongVeryMany };
