import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { allOf, foldedOf, type Fragment, none, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { named, type Statement } from '#kit/server/sql/statement';
import { isPerson, type PaperFind, type PersonFind } from '#house/find/find.server';
import type { Findable } from './find-places.server';
import type { Wanted } from './search.rules';

const most = sql.lit(5);

/** One asking under way: who asks, and for what. */
interface Asking {
  readonly call: Call;
  readonly wanted: Wanted;
}

/** The kinds that the caller finds, among all that there are. */
interface Kinds {
  readonly shown: readonly Findable[];
  readonly all: readonly Findable[];
}

/**
 * One statement for everything that is looked for, in steps that each end at an index, the surest first; a step runs
 * only where those before it left room. At 100,000 students no step sorts more than it shows.
 */
export function searchStatement(call: Call, wanted: Wanted, { shown, all }: Kinds): Statement {
  const asking = { call, wanted };
  const papers = shown.flatMap(({ kind, find }) => (isPerson(find) ? [] : [paperOf(kind, find, all)]));
  const persons = new Map([...shown.flatMap(personOf), ...papers.map(({ owner }) => owner)]);
  const steps = [
    ...[...persons].flatMap(([kind, find]) => personSteps(kind, find, asking)),
    ...papers.flatMap((paper) => paperSteps(paper, asking)),
  ];
  const rows = shown.map(({ kind, find }, place) =>
    isPerson(find) ? personRows(kind, find, place, call) : paperRows(paperOf(kind, find, all), place, call),
  );
  return named(sql`with ${sql.join(steps)} ${sql.join(rows, sql` union all `)} order by place, step, sorted`);
}

/** A kind of paper, and the kind of the persons whose it is. */
interface Paper {
  readonly kind: string;
  readonly find: PaperFind;
  readonly owner: readonly [kind: string, find: PersonFind];
}

function paperOf(kind: string, find: PaperFind, all: readonly Findable[]): Paper {
  const [owner] = all.filter((one) => one.find.entity === find.of.person).flatMap(personOf);
  if (!owner) throw new Error(`Nobody finds those whose ${kind} it is`);
  return { kind, find, owner };
}

function personOf({ kind, find }: Findable): [kind: string, find: PersonFind][] {
  return isPerson(find) ? [[kind, find]] : [];
}

const columnOf = (name: string) => sql.ref(`t.${name}`);
const live = sql`t."voidedAt" is null`;

function personSteps(kind: string, of: PersonFind, { call, wanted }: Asking): Fragment[] {
  const own = of.scope?.(call);
  const table = tableOf(call, of.entity.table);
  const folded = (name: string) => foldedOf(call, columnOf(name));
  // The kept text finds by its index, the field itself says whether it was meant.
  const like = (name: string, pattern: string) => {
    const word = asked(call, pattern);
    return sql`t.searched like ${word} and ${folded(name)} like ${word}`;
  };
  const line = asked(call, wanted.line);
  const conditions: Step[] = [
    ...(of.number && wanted.number !== undefined
      ? [{ where: sql`${columnOf(of.number)} = ${wanted.number}::bigint` }]
      : []),
    begins(folded(of.name), line),
    { where: allOf(wanted.patterns.map((pattern) => like(of.name, pattern))) },
    ...(of.phone && wanted.number !== undefined ? [begins(columnOf(of.phone), line)] : []),
    ...(of.phone && wanted.phone !== undefined ? [{ where: like(of.phone, wanted.phone) }] : []),
    ...(of.login && wanted.login !== undefined ? [{ where: like(of.login, wanted.login) }] : []),
  ];
  if (own === undefined) return stepsOf(kind, table, conditions);
  // A teacher's own are few: they are taken first and looked through.
  const few = sql.id(`own_${kind}`);
  return [sql`${few} as materialized (select t.* from ${table} t where ${own})`, ...stepsOf(kind, few, conditions)];
}

/**
 * A word as the columns are folded, out of the planner's sight: whatever the word, the plan is the same and needs to be
 * made only once for a connection.
 */
function asked(place: OfBrand, word: string): Fragment {
  return sql`(select ${foldedOf(place, sql`${word}::text`)})`;
}

/**
 * What begins with a word, by the column's plain index: no letter stands behind the last of Unicode. Other collations
 * than ours order otherwise, so what was found is looked at once more.
 */
function begins(column: Fragment, word: Fragment): Step {
  return {
    where: sql`${column} >= ${word} and ${column} < ${word} || chr(1114111)`,
    order: sql`order by ${column}`,
    check: sql`starts_with(${column}, ${word})`,
  };
}

function paperSteps({ kind, find: of, owner: [person] }: Paper, { call, wanted }: Asking): Fragment[] {
  const theirs = sql`${columnOf(of.of.field)} in (select _id from ${sql.id(`found_${person}`)})`;
  const phone = wanted.phone === undefined ? none : asked(call, wanted.phone);
  const conditions: Step[] = [
    ...(wanted.number === undefined
      ? []
      : [{ where: sql`${columnOf(of.number)} = ${wanted.number}::bigint and ${live}` }]),
    { where: sql`${theirs} and ${live}`, order: sql`order by t."createdAt" desc, t._id desc` },
    ...(of.phone && wanted.phone !== undefined
      ? [
          {
            where: sql`t.searched like ${phone} and ${foldedOf(call, columnOf(of.phone))} like ${phone} and ${live}`,
          },
        ]
      : []),
  ];
  return stepsOf(kind, tableOf(call, of.entity.table), conditions);
}

interface Step {
  readonly where: Fragment;
  readonly order?: Fragment;
  /** What must hold of each row that was found. */
  readonly check?: Fragment;
}

/** Each step takes what the steps before it left room for; `found_` has the first of all, each once. */
function stepsOf(kind: string, from: Fragment, conditions: readonly Step[]): Fragment[] {
  const names = conditions.map((_one, index) => sql.id(`${kind}_${index}`));
  const steps = conditions.map(({ where, order, check = sql`true` }, index) => {
    const before = names.slice(0, index).map((name) => sql`(select count(*) from ${name})`);
    const room = index === 0 ? none : sql`${sql.join(before, sql` + `)} < ${most} and `;
    // Where nothing is sorted, the plan must not hope for an early end: a limit that it cannot read keeps it to the index.
    const end = order ? sql`${order} limit ${most}` : sql`limit (select ${most})`;
    const rows = sql`select t._id, ${check} as fits from ${from} t where ${room}${where} ${end}`;
    return sql`${names[index]} as materialized (select _id from (${rows}) f where fits)`;
  });
  const all = names.map((name, index) => sql`select _id, ${sql.lit(index)} as step from ${name}`);
  const each = sql.join(all, sql` union all `);
  const first = sql`select _id, min(step) as step from (${each}) s group by _id order by 2 limit ${most}`;
  return [...steps, sql`${sql.id(`found_${kind}`)} as materialized (${first})`];
}

function personRows(kind: string, of: PersonFind, place: number, brand: OfBrand): Fragment {
  const number = of.number ? sql`${columnOf(of.number)}::bigint` : sql`null::bigint`;
  const [name, phone] = [columnOf(of.name), of.phone ? columnOf(of.phone) : sql`null`];
  return sql`select ${headOf(kind, place)}, ${name} as name, ${number} as number, ${phone} as phone, t."createdAt", ${name} as sorted
    from ${sql.id(`found_${kind}`)} s join ${tableOf(brand, of.entity.table)} t on t._id = s._id`;
}

function paperRows({ kind, find: of, owner: [, person] }: Paper, place: number, brand: OfBrand): Fragment {
  const [number, name] = [columnOf(of.number), sql.ref(`p.${person.name}`)];
  const sorted = sql`to_char(1e12 - ${number}, 'FM0000000000000')`;
  return sql`select ${headOf(kind, place)}, ${name} as name, ${number} as number, null as phone, t."createdAt", ${sorted} as sorted
    from ${sql.id(`found_${kind}`)} s join ${tableOf(brand, of.entity.table)} t on t._id = s._id
    left join ${tableOf(brand, person.entity.table)} p on p._id = ${columnOf(of.of.field)}`;
}

const headOf = (kind: string, place: number) =>
  sql`${sql.lit(kind)} as kind, ${sql.lit(place)} as place, s.step, t._id`;
