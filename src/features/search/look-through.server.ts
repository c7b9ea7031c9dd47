import { sql } from 'kysely';
import { sampleOf, saysMany, type Step, unindexed } from '#kit/server/read/steps';
import { anyOf, type Fragment } from '#kit/server/sql/fragment';

/** The most results of a kind in an answer. */
export const most = 5;
const room = sql.lit(most);
/** The most rows of a condition that are looked through. */
const manyMatches = sql.lit(500);

/** Rows found by one condition, with a step that says how well each matches: the lowest is best. */
export interface Part {
  readonly name: string;
  readonly rows: (from: Fragment, hasRoom: Fragment) => Fragment;
  readonly step: Fragment;
  readonly mayBeMany: boolean;
  /** Rows that are gathered first, as `{kind}_{name}_all`, which `rows` then reads. */
  readonly gathers?: (from: Fragment, hasRoom: Fragment) => Fragment;
  /** A sample of rows, for a condition that nearly every row may meet: if many of the sample meet it, the part finds nothing. */
  readonly sample?: (from: Fragment, hasRoom: Fragment) => Fragment;
}

/**
 * The parts of a statement that looks for a kind: expressions for its `with`, of which `found_{kind}` has the first matches, and the
 * condition that more may match than were looked through.
 */
export interface Looking {
  readonly expressions: readonly Fragment[];
  readonly isMore: Fragment;
}

interface Look {
  readonly kind: string;
  readonly from: Fragment;
  /** The best first: each is looked through only if those before it have left room. */
  readonly parts: readonly Part[];
  /** The columns of each row, besides its id and its step. */
  readonly columns: Fragment;
  /** The order, by these columns. */
  readonly order: Fragment;
}

/** Looks for a kind by conditions that indexes support, one part after the other, until there are enough rows. */
export function lookThrough({ kind, from, parts, columns, order }: Look): Looking {
  const name = (part: Part) => sql.id(`${kind}_${part.name}`);
  const sampleFor = (part: Part) => sql.id(`${kind}_${part.name}_sample`);
  const expressions = parts.flatMap((part, index): Fragment[] => {
    const before = parts.slice(0, index).map((one) => sql`select _id from ${name(one)}`);
    const room = before.length === 0 ? sql`true` : hasRoom(before);
    const found = (rows: Fragment) =>
      sql`${name(part)} as materialized (select t._id, ${part.step} as step, ${columns} from ${rows})`;
    if (part.gathers)
      return [
        sql`${allOfPart(kind, part.name)} as materialized (${part.gathers(from, room)})`,
        found(part.rows(from, room)),
      ];
    if (!part.sample) return [found(part.rows(from, room))];
    const sample = sampleFor(part);
    return [
      sql`${sample} as materialized (${part.sample(from, room)})`,
      found(part.rows(from, sql`${room} and not ${saysMany(sample)}`)),
    ];
  });
  const all = sql.join(
    parts.map((part) => sql`select * from ${name(part)}`),
    sql` union all `,
  );
  const once = sql`select distinct on (_id) * from (${all}) a order by _id, step`;
  const first = sql`select *, row_number() over (order by ${order}) as at from (${once}) o order by ${order} limit ${room}`;
  const many = parts.filter(({ mayBeMany }) => mayBeMany);
  return {
    expressions: [...expressions, sql`${sql.id(`found_${kind}`)} as materialized (${first})`],
    isMore:
      many.length === 0
        ? sql`false`
        : anyOf([
            ...many.map((part) => sql`(select count(*) from ${name(part)}) >= ${manyMatches}`),
            ...parts.flatMap((part) => (part.sample ? [saysMany(sampleFor(part))] : [])),
          ]),
  };
}

const hasRoom = (before: readonly Fragment[]) =>
  sql`(select count(*) from (${sql.join(before, sql` union `)}) b) < ${room}`;

/** All rows that meet a condition. */
export function allWhere(name: string, where: Fragment, step: Fragment): Part {
  return {
    name,
    // A limit that the planner cannot read makes it use the index.
    rows: (from, hasRoom) => sql`${from} t where ${hasRoom} and ${where} limit (select ${manyMatches})`,
    step,
    mayBeMany: true,
  };
}

/**
 * The rows that meet a condition which nearly every row may meet, such as a prefix that a whole column has in common; in that case it
 * finds none, because the index would return all of them.
 */
export function fewWhere(name: string, where: Fragment, step: Fragment): Part {
  return {
    ...allWhere(name, where, step),
    sample: (from, hasRoom) => sampleOf(from, sql`${hasRoom} and ${where}`),
  };
}

const allOfPart = (kind: string, name: string) => sql.id(`${kind}_${name}_all`);

/** The first rows in an order, however many match: gathered by an index if few do, found by walking in order if many do. */
export function firstOfAll(kind: string, name: string, where: Fragment, order: Fragment, step: Fragment): Part {
  const all = allOfPart(kind, name);
  const isMany = sql`(select count(*) from ${all}) >= ${manyMatches}`;
  return {
    name,
    gathers: (from, hasRoom) =>
      sql`select t.* from ${from} t where ${hasRoom} and ${where} limit (select ${manyMatches})`,
    rows: (from) => sql`((select t.* from ${all} t where not ${isMany}) union all
      (select t.* from ${from} t where ${isMany} and ${unindexed(where)} order by ${order} limit ${room})) t`,
    step,
    mayBeMany: false,
  };
}

/** The first rows in an order that an index has. */
export function firstOf(name: string, { where, order, check = sql`true` }: Step, step: number): Part {
  return {
    name,
    rows: (from, hasRoom) => {
      const walked = sql`select t.* from ${from} t where ${hasRoom} and ${where} order by ${order} limit ${room}`;
      return sql`(${walked}) t where ${check}`;
    },
    step: sql.lit(step),
    mayBeMany: false,
  };
}

/** The step of the first of these conditions that holds. */
export function stepOf(conditions: readonly Fragment[], from: number): Fragment {
  const cases = conditions.map((condition, index) => sql`when ${condition} then ${sql.lit(from + index)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}
