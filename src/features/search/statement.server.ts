import { sql } from 'kysely';
import { knownBy } from '#kit/contract/known';
import type { Call } from '#kit/server/call';
import { asked, beginning, exactSteps, rankedSteps } from '#kit/server/read/ranked';
import { type Step, stepsOf } from '#kit/server/read/steps';
import { allOf, foldedOf, type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { named, type Statement } from '#kit/server/sql/statement';
import { isPerson, type PaperFind, type PersonFind } from '#house/find/find.server';
import type { Findable } from './find-places.server';
import type { Wanted } from './search.rules';

const most = 5;

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
    isPerson(find) ? personRows(kind, find, place, asking) : paperRows(paperOf(kind, find, all), place, asking),
  );
  // A kind of which one is exactly what was typed comes first.
  const found = sql`select r.*, bool_or(r.exact) over (partition by r.place) as surest from (${sql.join(rows, sql` union all `)}) r`;
  return named(sql`with ${sql.join(steps)} select * from (${found}) f order by surest desc, place, step, at`);
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
  const by = knownBy(of.entity);
  const { name, phone } = by;
  const { login } = of;
  // The kept text finds by its index, the field itself says whether it was meant.
  const like = (field: string, pattern: string) => {
    const word = asked(call, pattern);
    return sql`t.searched like ${word} and ${foldedOf(call, columnOf(field))} like ${word}`;
  };
  const elsewhere = [
    ...(name === undefined ? [] : [allOf(wanted.patterns.map((pattern) => like(name, pattern)))]),
    ...(phone !== undefined && wanted.number !== undefined
      ? [beginning(columnOf(phone), asked(call, wanted.line)).where]
      : []),
    ...(phone !== undefined && wanted.phone !== undefined ? [like(phone, wanted.phone)] : []),
    ...(login !== undefined && wanted.login !== undefined ? [like(login, wanted.login)] : []),
  ];
  const steps = rankedSteps(call, of.entity, wanted, { by, elsewhere });
  if (own === undefined) return stepsOf({ as: kind, from: table, most, steps });
  // A teacher's own are few: they are taken first and looked through.
  const few = sql.id(`own_${kind}`);
  const ofFew = stepsOf({ as: kind, from: few, most, steps });
  return [sql`${few} as materialized (select t.* from ${table} t where ${own})`, ...ofFew];
}

function paperSteps({ kind, find: of, owner: [person] }: Paper, { call, wanted }: Asking): Fragment[] {
  const theirs = sql`${columnOf(of.of.field)} in (select _id from ${sql.id(`found_${person}`)})`;
  const phone = wanted.phone === undefined ? none : asked(call, wanted.phone);
  const newest = sql`t."createdAt" desc, t._id desc`;
  const conditions = [
    ...(wanted.number === undefined ? [] : [sql`${columnOf(of.number)} = ${wanted.number}::bigint`]),
    theirs,
    ...(of.phone && wanted.phone !== undefined
      ? [sql`t.searched like ${phone} and ${foldedOf(call, columnOf(of.phone))} like ${phone}`]
      : []),
  ];
  const steps = conditions.map(
    (where): Step => ({
      where: sql`${where} and ${live}`,
      order: newest,
      found: where === theirs ? 'in order' : 'among all',
    }),
  );
  return stepsOf({ as: kind, from: tableOf(call, of.entity.table), most, steps });
}

function personRows(kind: string, { entity }: PersonFind, place: number, { call, wanted }: Asking): Fragment {
  const known = knownBy(entity);
  const [name, phone] = [known.name, known.phone].map((field) => (field === undefined ? sql`null` : columnOf(field)));
  const number = known.number === undefined ? sql`null::bigint` : sql`${columnOf(known.number)}::bigint`;
  const head = headOf(kind, place, exactSteps(known, wanted));
  return sql`select ${head}, ${name} as name, ${number} as number, ${phone} as phone, t."createdAt"
    from ${sql.id(`found_${kind}`)} s join ${tableOf(call, entity.table)} t on t._id = s._id`;
}

function paperRows(paper: Paper, place: number, { call, wanted }: Asking): Fragment {
  const { kind, find: of, owner } = paper;
  const [, { entity: person }] = owner;
  const called = knownBy(person).name;
  const [number, name] = [columnOf(of.number), called === undefined ? sql`null` : sql.ref(`p.${called}`)];
  const head = headOf(kind, place, wanted.number === undefined ? 0 : 1);
  return sql`select ${head}, ${name} as name, ${number} as number, null as phone, t."createdAt"
    from ${sql.id(`found_${kind}`)} s join ${tableOf(call, of.entity.table)} t on t._id = s._id
    left join ${tableOf(call, person.table)} p on p._id = ${columnOf(of.of.field)}`;
}

const headOf = (kind: string, place: number, exact: number) =>
  sql`${sql.lit(kind)} as kind, ${sql.lit(place)} as place, s.step, s.at, s.step < ${sql.lit(exact)} as exact, t._id`;
