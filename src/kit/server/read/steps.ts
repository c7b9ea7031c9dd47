import { sql } from 'kysely';
import { type Fragment, none } from '#kit/server/sql/fragment';

/** Rows that fit better than those of the steps after it. */
export interface Step {
  readonly where: Fragment;
  /** The order in which they are answered; an index has it. */
  readonly order: Fragment;
  /** How the first of them are found: in the order itself, where the condition is a part of it, or among all that match. */
  readonly found: 'in order' | 'among all';
  /** What must hold of each row that was found. */
  readonly check?: Fragment;
}

/** Where the steps look. */
export interface Steps {
  /** Names what they find: `found_` and this. */
  readonly as: string;
  readonly from: Fragment;
  /** As many are found. */
  readonly most: number;
  /** The surest first. */
  readonly steps: readonly Step[];
}

/** More matches than these are not gathered and sorted: among so many, a walk in order soon finds the first. */
const manyMatches = sql.lit(500);

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
    const { all, first } = how === 'in order' ? inOrder(looking) : amongAll(looking, sql.id(`${as}_${index}_all`));
    const placed = sql`select t._id, row_number() over (order by ${order}) as at from (${first}) t where ${check}`;
    return [...all, sql`${sql.id(`${as}_${index}`)} as materialized (${placed})`];
  });
  const all = names.map((name, index) => sql`select _id, ${sql.lit(index)} as step, at from ${name}`);
  const [only, second] = all;
  // What stands in a single step stands there once, in its order.
  if (only && !second) return [...found, sql`${sql.id(`found_${as}`)} as materialized (${only})`];
  const once = sql`select distinct on (_id) * from (${sql.join(all, sql` union all `)}) s order by _id, step`;
  const first = sql`select * from (${once}) s order by step, at limit ${end}`;
  return [...found, sql`${sql.id(`found_${as}`)} as materialized (${first})`];
}

/** A condition that no index is asked to find: too much matches it. */
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
function amongAll({ from, where, order, end }: Looking, name: Fragment) {
  const count = sql`(select count(*) from ${name})`;
  const few = sql`select t.* from ${name} t where ${count} < ${manyMatches} order by ${order} limit ${end}`;
  const walked = sql`${count} >= ${manyMatches} and ${unindexed(where)}`;
  const many = sql`select t.* from ${from} t where ${walked} order by ${order} limit ${end}`;
  // The plan must not hope for an early end: a limit that it cannot read keeps it to the index.
  const all = sql`select t.* from ${from} t where ${where} limit (select ${manyMatches})`;
  return { all: [sql`${name} as materialized (${all})`], first: sql`(${few}) union all (${many})` };
}
