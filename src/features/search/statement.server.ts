import { sql } from 'kysely';
import { knownBy } from '#kit/contract/known';
import type { Call } from '#kit/server/call';
import { shapeOfTyped } from '#kit/server/read/ranked';
import { anyOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { keptStatements, type Put, valuesOf } from '#kit/server/sql/kept';
import { named, type Statement } from '#kit/server/sql/statement';
import type { Debt } from '#features/ledger/debt/debt.contract';
import { openOf } from '#features/ledger/debt/owed.server';
import type { PaperFind, PersonFind } from '#house/find/find.server';
import { fitsOf } from './person-fits.server';
import { papersEachWay, papersExactly, papersThrough } from './paper-steps.server';
import { personsEachWay, personsExactly, personsThrough } from './person-steps.server';
import type { Wanted } from './search.rules';
import { wordsOf } from './words.server';

/** A kind of persons with the kinds of their papers, which one statement looks for. */
export interface Family {
  readonly kind: string;
  readonly find: PersonFind;
  /** Whether the persons themselves are answered, or only their papers. */
  readonly isShown: boolean;
  readonly papers: readonly { readonly kind: string; readonly find: PaperFind }[];
  /** The kinds of their debts for which the caller may take a payment. */
  readonly debts: readonly Debt[];
}

/** How a family is searched: only for an exact number; all ways to match at once, if few rows match; or each way separately, if many may. */
export type Way = 'exact' | 'through' | 'each';

const waysOf = {
  exact: { persons: personsExactly, papers: papersExactly },
  through: { persons: personsThrough, papers: papersThrough },
  each: { persons: personsEachWay, papers: papersEachWay },
};

/** Gives the statement that looks for a family. */
type FamilyStatements = (call: Call, wanted: Wanted, family: Family, way: Way) => Statement;

/** Statements of the search, composed once for each shape. */
export function familyStatements(): FamilyStatements {
  const kept = keptStatements<Wanted>();
  return (call, wanted, family, way) => {
    const make = (put: Put<Wanted>) => statementOf(call, wanted, put, { family, way });
    // A scope contains values of its caller, so the statement cannot be shared.
    if (family.find.scope?.(call)) return named(make(valuesOf(wanted)));
    return kept(`${call.brand} ${way} ${shapeOf(family)} ${shapeOfWanted(wanted)}`, wanted, make);
  };
}

function shapeOf({ kind, find: { login, also = [] }, isShown, papers, debts }: Family): string {
  return JSON.stringify([kind, login, also, isShown, papers.map((one) => one.kind), debts.map(({ table }) => table)]);
}

function shapeOfWanted(wanted: Wanted): string {
  return `${shapeOfTyped(wanted)} ${wanted.phone !== undefined} ${wanted.mayBeLogin}`;
}

interface Looked {
  readonly family: Family;
  readonly way: Way;
}

function statementOf(call: Call, wanted: Wanted, put: Put<Wanted>, { family, way }: Looked): Fragment {
  const { kind, find, isShown, papers } = family;
  const words = wordsOf(call, wanted, put);
  const own = find.scope?.(call);
  const table = tableOf(call, find.entity.table);
  const few = sql.id(`own_${kind}`);
  const fits = fitsOf(call, find, wanted, words);
  const sought = { kind, find, fits, from: own ? few : table };
  const lookFor = waysOf[way];
  const persons = lookFor.persons(call, sought);
  const theirs = papers.map((paper) => lookFor.papers(call, { ...paper, owner: kind }, wanted, words));
  const steps = [
    words.given,
    // A teacher's own rows are few: they are selected first and then looked through.
    ...(own ? [sql`${few} as materialized (select t.* from ${table} t where ${own})`] : []),
    ...[persons, ...theirs].flatMap(({ expressions }) => expressions),
  ];
  const isMore = anyOf([persons, ...theirs].map((one) => one.isMore));
  const rows = [
    sql`select ${sql.lit(kind)} as kind, -1 as step, 0::bigint as at, false as exact, null::uuid as _id, null as name, null::bigint as number,
      null as phone, null::timestamptz as "createdAt", null::numeric as owed where ${isMore}`,
    ...(isShown ? [personRows(call, family, fits.exact.length)] : []),
    ...papers.map((paper) => paperRows(call, { paper, family }, wanted)),
  ];
  return sql`with ${sql.join(steps)} ${sql.join(rows, sql` union all `)}`;
}

function personRows(call: Call, { kind, debts }: Family, exact: number): Fragment {
  const sums = debts.map(
    (debt) =>
      sql`select sum(${sql.ref(debt.balance)}) as owed from ${tableOf(call, debt.table)} where ${openOf(debt, sql`= f._id`)}`,
  );
  const owed =
    sums.length === 0 ? sql`null::numeric` : sql`(select sum(owed) from (${sql.join(sums, sql` union all `)}) o)`;
  return sql`select ${sql.lit(kind)}, f.step, f.at, f.step < ${sql.lit(exact)}, f._id, f.name, f.number, f.phone, f."createdAt", ${owed}
    from ${sql.id(`found_${kind}`)} f`;
}

interface PaperOf {
  readonly paper: Family['papers'][number];
  readonly family: Family;
}

function paperRows(call: Call, { paper, family }: PaperOf, { number }: Wanted): Fragment {
  const { kind, find } = paper;
  const person = family.find.entity;
  const called = knownBy(person).name;
  const exact = sql.lit(number === undefined ? 0 : 1);
  const name = called === undefined ? sql`null` : sql.ref(`p.${called}`);
  return sql`select ${sql.lit(kind)}, s.step, s.at, s.step < ${exact}, t._id, ${name}, ${sql.ref(`t.${find.number}`)}::bigint, null, t."createdAt", null
    from ${sql.id(`found_${kind}`)} s join ${tableOf(call, find.entity.table)} t on t._id = s._id
    left join ${tableOf(call, person.table)} p on p._id = ${sql.ref(`t.${find.of.field}`)}`;
}
