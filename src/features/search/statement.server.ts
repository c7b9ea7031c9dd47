import { type Statement, named } from '#kit/server/read/list';
import type { Call } from '#kit/server/call';
import { quoted, type Values, values } from '#kit/server/read/values';
import { isPerson, type PaperFind, type PersonFind } from '#house/find/find.server';
import type { Findable } from './find-places.server';
import type { Wanted } from './search.rules';

const most = 5;

/** One asking under way: who asks, for what, and the values of the statement. */
interface Asking {
  readonly call: Call;
  readonly wanted: Wanted;
  readonly bound: Values;
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
  const asking = { call, wanted, bound: values() };
  const papers = shown.flatMap(({ kind, find }) => (isPerson(find) ? [] : [paperOf(kind, find, all)]));
  const persons = new Map([...shown.flatMap(personOf), ...papers.map(({ owner }) => owner)]);
  const steps = [
    ...[...persons].flatMap(([kind, find]) => personSteps(kind, find, asking)),
    ...papers.flatMap((paper) => paperSteps(paper, asking)),
  ];
  const rows = shown.map(({ kind, find }, place) =>
    isPerson(find) ? personRows(kind, find, place, call.brand) : paperRows(paperOf(kind, find, all), place, call.brand),
  );
  return named(`with ${steps.join(',\n')}\n${rows.join('\nunion all\n')}\norder by place, step, sorted`, asking.bound);
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

function personSteps(kind: string, of: PersonFind, { call, wanted, bound }: Asking): string[] {
  const schema = call.brand;
  const own = of.scope?.(call, bound);
  const table = `${schema}.${of.entity.table}`;
  const folded = (name: string) => `${schema}.fold(t.${quoted(name)})`;
  // The kept text finds by its index, the field itself says whether it was meant.
  const like = (name: string, pattern: string) => {
    const word = asked(pattern, schema, bound);
    return `t.searched like ${word} and ${folded(name)} like ${word}`;
  };
  const line = asked(wanted.line, schema, bound);
  const conditions: Step[] = [
    ...(of.number && wanted.number !== undefined
      ? [{ where: `t.${quoted(of.number)} = ${bound.add(wanted.number)}::bigint` }]
      : []),
    begins(folded(of.name), line),
    { where: wanted.patterns.map((pattern) => like(of.name, pattern)).join(' and ') },
    ...(wanted.number === undefined ? [] : [begins(`t.${quoted(of.phone)}`, line)]),
    ...(wanted.phone === undefined ? [] : [{ where: like(of.phone, wanted.phone) }]),
    ...(of.login && wanted.login !== undefined ? [{ where: like(of.login, wanted.login) }] : []),
  ];
  const from = own === undefined ? table : `own_${kind}`;
  return [
    // A teacher's own are few: they are taken first and looked through.
    ...(own === undefined ? [] : [`own_${kind} as materialized (select t.* from ${table} t where ${own})`]),
    ...stepsOf(kind, from, conditions),
  ];
}

/**
 * A word as the columns are folded, out of the planner's sight: whatever the word, the plan is the same and needs to be
 * made only once for a connection.
 */
function asked(word: string, schema: string, bound: Values): string {
  return `(select ${schema}.fold(${bound.add(word)}::text))`;
}

/**
 * What begins with a word, by the column's plain index: no letter stands behind the last of Unicode. Other collations
 * than ours order otherwise, so what was found is looked at once more.
 */
function begins(column: string, word: string): Step {
  const range = `${column} >= ${word} and ${column} < ${word} || chr(1114111)`;
  return { where: range, order: `order by ${column}`, check: `starts_with(${column}, ${word})` };
}

function paperSteps({ kind, find: of, owner: [person] }: Paper, { call, wanted, bound }: Asking): string[] {
  const schema = call.brand;
  const live = 't."voidedAt" is null';
  const theirs = `t.${quoted(of.of.field)} in (select _id from found_${person})`;
  const conditions: Step[] = [
    ...(wanted.number === undefined
      ? []
      : [{ where: `t.${quoted(of.number)} = ${bound.add(wanted.number)}::bigint and ${live}` }]),
    { where: `${theirs} and ${live}`, order: 'order by t."createdAt" desc, t._id desc' },
    ...(of.phone && wanted.phone !== undefined
      ? [
          {
            where: `t.searched like ${asked(wanted.phone, schema, bound)} and ${schema}.fold(t.${quoted(of.phone)}) like ${asked(wanted.phone, schema, bound)} and ${live}`,
          },
        ]
      : []),
  ];
  return stepsOf(kind, `${schema}.${of.entity.table}`, conditions);
}

interface Step {
  readonly where: string;
  readonly order?: string;
  /** What must hold of each row that was found. */
  readonly check?: string;
}

/** Each step takes what the steps before it left room for; `found_` has the first of all, each once. */
function stepsOf(kind: string, from: string, conditions: readonly Step[]): string[] {
  const name = (index: number) => `${kind}_${index}`;
  const before = (index: number) => conditions.slice(0, index).map((_one, at) => `(select count(*) from ${name(at)})`);
  const steps = conditions.map(({ where, order, check = 'true' }, index) => {
    const room = index === 0 ? '' : `${before(index).join(' + ')} < ${most} and `;
    // Where nothing is sorted, the plan must not hope for an early end: a limit that it cannot read keeps it to the index.
    const end = order === undefined ? `limit (select ${most})` : `${order} limit ${most}`;
    const rows = `select t._id, ${check} as fits from ${from} t where ${room}${where} ${end}`;
    return `${name(index)} as materialized (select _id from (${rows}) f where fits)`;
  });
  const all = conditions.map((_one, index) => `select _id, ${index} as step from ${name(index)}`).join(' union all ');
  const first = `select _id, min(step) as step from (${all}) s group by _id order by 2 limit ${most}`;
  return [...steps, `found_${kind} as materialized (${first})`];
}

function personRows(kind: string, of: PersonFind, place: number, schema: string): string {
  const number = of.number ? `t.${quoted(of.number)}::bigint` : 'null::bigint';
  return `select '${kind}' as kind, ${place} as place, s.step, t._id, t.${quoted(of.name)} as name, ${number} as number, t.${quoted(of.phone)} as phone, t."createdAt", t.${quoted(of.name)} as sorted
    from found_${kind} s join ${schema}.${of.entity.table} t on t._id = s._id`;
}

function paperRows({ kind, find: of, owner: [, person] }: Paper, place: number, schema: string): string {
  return `select '${kind}' as kind, ${place} as place, s.step, t._id, p.${quoted(person.name)} as name, t.${quoted(of.number)} as number, null as phone, t."createdAt", to_char(1e12 - t.${quoted(of.number)}, 'FM0000000000000') as sorted
    from found_${kind} s join ${schema}.${of.entity.table} t on t._id = s._id
    left join ${schema}.${person.entity.table} p on p._id = t.${quoted(of.of.field)}`;
}
