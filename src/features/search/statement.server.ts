import { type Statement, named } from '#kit/server/read/list';
import type { Call } from '#kit/server/call';
import { quoted, type Values, values } from '#kit/server/read/values';
import { type Document, documents, type Person, persons } from './kind.server';
import type { Kind } from './search.contract';
import type { Wanted } from './search.rules';

/** What the database answers of one find. */
export interface FoundRow {
  readonly kind: Kind;
  readonly _id: string;
  readonly name: string | null;
  readonly number: number | null;
  readonly phone: string | null;
  readonly createdAt: Date;
}

const most = 5;

/** One asking under way: who asks, for what, and the values of the statement. */
interface Asking {
  readonly call: Call;
  readonly wanted: Wanted;
  readonly bound: Values;
}

/**
 * One statement for everything that is looked for, in steps that each end at an index, the surest first; a step runs
 * only where those before it left room. At 100,000 students no step sorts more than it shows.
 */
export function searchStatement(call: Call, wanted: Wanted, kinds: readonly Kind[]): Statement {
  const asking = { call, wanted, bound: values() };
  const papers = kinds.flatMap((kind) => (isDocument(kind) ? [kind] : []));
  const needed = new Set([...kinds.filter(isPerson), ...papers.map((kind) => documents[kind].of.person)]);
  const steps = [
    ...[...needed].flatMap((kind) => personSteps(kind, persons[kind], asking)),
    ...papers.flatMap((kind) => documentSteps(kind, documents[kind], asking)),
  ];
  const shown = kinds.map((kind, place) =>
    isPerson(kind)
      ? personRows(kind, place, call.brand)
      : isDocument(kind)
        ? documentRows(kind, place, call.brand)
        : '',
  );
  return named(`with ${steps.join(',\n')}\n${shown.join('\nunion all\n')}\norder by place, step, sorted`, asking.bound);
}

function personSteps(kind: string, of: Person, { call, wanted, bound }: Asking): string[] {
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

function documentSteps(kind: string, of: Document, { call, wanted, bound }: Asking): string[] {
  const schema = call.brand;
  const live = 't."voidedAt" is null';
  const theirs = `t.${quoted(of.of.field)} in (select _id from found_${of.of.person})`;
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

function personRows(kind: keyof typeof persons, place: number, schema: string): string {
  const of: Person = persons[kind];
  const number = of.number ? `t.${quoted(of.number)}::bigint` : 'null::bigint';
  return `select '${kind}' as kind, ${place} as place, s.step, t._id, t.${quoted(of.name)} as name, ${number} as number, t.${quoted(of.phone)} as phone, t."createdAt", t.${quoted(of.name)} as sorted
    from found_${kind} s join ${schema}.${of.entity.table} t on t._id = s._id`;
}

function documentRows(kind: keyof typeof documents, place: number, schema: string): string {
  const of: Document = documents[kind];
  const person: Person = persons[of.of.person];
  return `select '${kind}' as kind, ${place} as place, s.step, t._id, p.${quoted(person.name)} as name, t.${quoted(of.number)} as number, null as phone, t."createdAt", to_char(1e12 - t.${quoted(of.number)}, 'FM0000000000000') as sorted
    from found_${kind} s join ${schema}.${of.entity.table} t on t._id = s._id
    left join ${schema}.${person.entity.table} p on p._id = t.${quoted(of.of.field)}`;
}

function isPerson(kind: Kind): kind is keyof typeof persons {
  return Object.hasOwn(persons, kind);
}

function isDocument(kind: Kind): kind is keyof typeof documents {
  return Object.hasOwn(documents, kind);
}
