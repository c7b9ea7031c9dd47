import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { noMoney, plus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseInvalid } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { brandNamed } from '#house/brand/brand.server';
import type { FoundRow, PersonFind } from '#house/find/find.server';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { guardianScreen } from '#features/academy/guardian/guardian.screens';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';
import { creditOfAll } from '#features/ledger/credit/credit.server';
import type { Findable } from '#features/search/find-places.server';
import { wantedBy, wordsProblem } from '#features/search/search.rules';
import { hitsOf } from '#features/search/found.server';
import { customer } from '#features/shop/customer/customer.contract';
import { customerScreen } from '#features/shop/customer/customer.screens';
import type { FoundPerson, Payer } from './counter.contract';
import { childrenOf, type Family, familiesOf, keepsGuardians } from './family.server';
import { openDebtsOf, owedByAll } from '#features/counter/open-debt/open-debts.server';
import { payersOfPaper } from './papers.server';

type Person = Pick<FoundPerson, '_id' | 'label' | 'phone' | 'number'> & Pick<Payer, 'kind'>;

const students: PersonFind = {
  entity: student,
  screen: studentScreen,
  right: () => '',
  also: ['parentName', 'parentPhone'],
};
const customers: PersonFind = { entity: customer, screen: customerScreen, right: () => '' };
const guardians: PersonFind = { entity: guardian, screen: guardianScreen, right: () => '' };
const kinds = { student: students, guardian: guardians, customer: customers } as const;

/** The kinds of people whom a brand has, its own first (CO1). */
function kindsOf(call: Call): readonly (keyof typeof kinds)[] {
  if (brandNamed(call.brand) !== 'academy') return ['customer'];
  return keepsGuardians(call) ? ['student', 'guardian', 'customer'] : ['student', 'customer'];
}

/** The most people that are found, families among them. */
const most = 10;

/** `GET counter/people`: people who may come to the counter, with what each owes and has as credit; the first one with the debts. */
export async function findPeopleTyped(call: Call): Promise<FoundPerson[]> {
  refuseUnknownQuery(call.query, ['q']);
  const { q = '' } = call.query;
  const problem = wordsProblem(q);
  if (problem !== undefined) refuseInvalid({ q: problem });
  const named = await peopleWith(call, await payersOfPaper(call, q));
  const people = named.length > 0 ? named : await peopleNamed(call, q);
  return withMoney(call, people);
}

/** People found by name, number and phone, an exact match first. */
export async function peopleNamed(call: Call, q: string): Promise<Person[]> {
  const shown: Findable[] = kindsOf(call).map((kind) => ({ kind, find: kinds[kind], places: [] }));
  const wanted = wantedBy(q, call.house.countryCode);
  const rows = await hitsOf(call, wanted, { shown, all: shown, debtsOf: () => [] });
  return withChildren(call, [...rows.filter(({ exact }) => exact), ...rows.filter(({ exact }) => !exact)]);
}

/** The people found, with children in place of guardians. */
async function withChildren(call: Call, rows: readonly FoundRow[]): Promise<Person[]> {
  const guardians = rows.filter(({ kind }) => kind === 'guardian');
  if (guardians.length === 0) return rows.map(personOf);
  const ids = await childrenOf(
    call,
    guardians.map(({ _id }) => _id),
  );
  const children = await peopleWith(call, ids);
  const first = rows.findIndex(({ kind }) => kind === 'guardian');
  const others = (part: readonly FoundRow[]) => part.filter(({ kind }) => kind !== 'guardian').map(personOf);
  const all = [...others(rows.slice(0, first)), ...children, ...others(rows.slice(first))];
  return [...new Map(all.toReversed().map((person) => [person._id, person])).values()].toReversed();
}

function personOf(row: FoundRow): Person {
  const kind = row.kind === 'student' ? 'student' : 'customer';
  const { _id, name, phone, number } = row;
  // The phone is shown beside it.
  return { kind, _id, label: number === null ? (name ?? '') : `${name} (${number})`, phone, number };
}

/** These people by their ids, students first. */
export async function peopleWith(call: Call, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await ask<FoundRow>(
    call.database,
    named(sql`
      select 'student' as kind, _id, "studentName" as name, "stdID"::bigint as number, "studentPhone" as phone, "createdAt"
      from ${tableOf(call, 'student')} where _id = any(${ids}::uuid[])
      union all
      select 'customer', _id, name, code::bigint, phone, "createdAt"
      from ${tableOf(call, 'customer')} where _id = any(${ids}::uuid[])
      order by kind desc, "createdAt", _id`),
  );
  return rows.map(personOf);
}

/** The people with what each owes and has as credit, and their families, each right after its first member. */
async function withMoney(call: Call, people: readonly Person[]): Promise<FoundPerson[]> {
  const families = await familiesOf(
    call,
    people.flatMap(({ kind, _id }) => (kind === 'student' ? [_id] : [])),
  );
  const everybody = [...new Set([...people.map(({ _id }) => _id), ...families.flatMap(({ members }) => members)])];
  const [owed, credit] = await Promise.all([owedByAll(call, everybody), creditOfAll(call, everybody)]);
  const sumOf = (of: ReadonlyMap<string, Money>, ids: readonly string[]) =>
    ids.reduce((all, id) => plus(all, of.get(id) ?? noMoney), noMoney);
  const shown = new Set<Family>();
  const found = people.flatMap((person): FoundPerson[] => {
    const alone = { ...person, due: sumOf(owed, [person._id]), credit: sumOf(credit, [person._id]) };
    const family = families.find(({ members }) => members.includes(person._id));
    if (!family || shown.has(family)) return [alone];
    shown.add(family);
    const { members, ...facts } = family;
    const together = { ...facts, kind: 'family', number: null } as const;
    return [alone, { ...together, due: sumOf(owed, members), credit: sumOf(credit, members) }];
  });
  const [first, ...others] = found.slice(0, most);
  if (!first) return [];
  return [{ ...first, debts: await openDebtsOf(call, [first._id]) }, ...others];
}
