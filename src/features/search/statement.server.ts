import { sql } from 'kysely';
import { knownBy } from '#kit/contract/known';
import { normalOf } from '#kit/contract/phone-form';
import type { Call } from '#kit/server/call';
import { asked, beginning, exactSteps, rankedSteps, shapeOfTyped } from '#kit/server/read/ranked';
import { type Step, stepsOf } from '#kit/server/read/steps';
import { allOf, foldedOf, type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { keptStatements, type Put, valuesOf } from '#kit/server/sql/kept';
import { named, type Statement } from '#kit/server/sql/statement';
import { isPerson, type PaperFind, type PersonFind } from '#house/find/find.server';
import type { Findable } from './find-places.server';
import type { Wanted } from './search.rules';

const most = 5;

/** One asking under way: who asks, for what, and how that gets into the statement. */
interface Asking {
  readonly call: Call;
  readonly wanted: Wanted;
  readonly put: Put<Wanted>;
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
export function searchStatements(): (call: Call, wanted: Wanted, kinds: Kinds) => Statement {
  const kept = keptStatements<Wanted>();
  return (call, wanted, kinds) => {
    const make = (put: Put<Wanted>) => searchOf({ call, wanted, put }, kinds);
    // A scope holds values of its caller, and applies to the persons of papers too.
    if (kinds.all.some(({ find }) => isPerson(find) && find.scope?.(call))) return named(make(valuesOf(wanted)));
    return kept(shapeOf(call, wanted, kinds), wanted, make);
  };
}

/** The statement of one asking, put together for it alone: for a caller with kinds of its own. */
export function searchStatement(call: Call, wanted: Wanted, kinds: Kinds): Statement {
  return named(searchOf({ call, wanted, put: valuesOf(wanted) }, kinds));
}

/** The names of the kinds stand for what is found of each: whoever finds other kinds keeps statements of its own. */
function shapeOf({ brand }: Call, wanted: Wanted, { shown }: Kinds): string {
  const { phone, login } = wanted;
  const kinds = shown.map(({ kind }) => kind).join();
  return `${brand} ${kinds} ${shapeOfTyped(wanted)} ${phone !== undefined} ${login !== undefined}`;
}

function searchOf(asking: Asking, { shown, all }: Kinds): Fragment {
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
  return sql`with ${sql.join(steps)} select * from (${found}) f order by surest desc, place, step, at`;
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

function personSteps(kind: string, of: PersonFind, { call, wanted, put }: Asking): Fragment[] {
  const own = of.scope?.(call);
  const table = tableOf(call, of.entity.table);
  const by = knownBy(of.entity);
  const { name } = by;
  const [phone] = by.phones;
  const { login, also = [] } = of;
  // The kept text finds by its index, the field itself says whether it was meant.
  const like = (field: string, pattern: (one: Wanted) => unknown) => {
    const word = asked(call, put(pattern));
    return sql`t.searched like ${word} and ${foldedOf(call, columnOf(field))} like ${word}`;
  };
  const words = (field: string) =>
    wanted.patterns.map((_pattern, index) => like(field, ({ patterns }) => patterns[index]));
  const elsewhere = [
    ...(name === undefined ? [] : [allOf(words(name))]),
    ...(phone !== undefined && wanted.number !== undefined
      ? [
          beginning(
            columnOf(phone),
            asked(
              call,
              put(({ line }) => line),
            ),
          ).where,
        ]
      : []),
    ...(phone !== undefined && wanted.phone !== undefined ? [like(phone, (one) => one.phone)] : []),
    ...(login !== undefined && wanted.login !== undefined ? [like(login, (one) => one.login)] : []),
    ...also.flatMap((field) => {
      if (of.entity.fields[field]?.kind !== 'phone') return [allOf(words(field))];
      return wanted.phone === undefined ? [] : [like(field, (one) => one.phone)];
    }),
  ];
  const steps = rankedSteps(call, of.entity, wanted, { by, elsewhere, put });
  if (own === undefined) return stepsOf({ as: kind, from: table, most, steps });
  // A teacher's own are few: they are taken first and looked through.
  const few = sql.id(`own_${kind}`);
  const ofFew = stepsOf({ as: kind, from: few, most, steps });
  return [sql`${few} as materialized (select t.* from ${table} t where ${own})`, ...ofFew];
}

function paperSteps({ kind, find: of, owner: [person] }: Paper, { call, wanted, put }: Asking): Fragment[] {
  const theirs = sql`${columnOf(of.of.field)} in (select _id from ${sql.id(`found_${person}`)})`;
  const phone =
    wanted.phone === undefined
      ? none
      : asked(
          call,
          put((one) => one.phone),
        );
  const newest = sql`t."createdAt" desc, t._id desc`;
  const conditions = [
    ...(wanted.number === undefined ? [] : [sql`${columnOf(of.number)} = ${put(({ number }) => number)}::bigint`]),
    theirs,
    ...(of.phone && wanted.whole !== undefined
      ? [sql`${columnOf(normalOf(of.phone))} = ${put(({ whole }) => whole)}`]
      : []),
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
  const [name, phone] = [known.name, known.phones[0]].map((field) =>
    field === undefined ? sql`null` : columnOf(field),
  );
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
