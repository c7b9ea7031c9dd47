import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { knownBy } from '#kit/contract/known';
import { typedWords } from '#kit/rules/typed-words';
import type { Call } from '#kit/server/call';
import { optionsStatements } from '#kit/server/read/options-statement';
import type { Fragment } from '#kit/server/sql/fragment';
import type { Statement } from '#kit/server/sql/statement';
import { slices } from '#app/slices';
import { findsOf } from '#features/search/find-places.server';
import { wantedBy } from '#features/search/search.rules';
import { familiesOf, mostPapers } from '#features/search/found.server';
import { familyStatements } from '#features/search/statement.server';
import { brands } from '#house/brand/brand.contract';
import { battery } from './battery';
import { everyEntity } from './example-records';
import type { TestApp } from './test-app';
import { startWholeApp } from './whole-app';

const { random, size } = battery('kept statements', { few: 400, gate: 20_000, goal: 20_000, perRun: 10 });

let app: TestApp;

beforeAll(async () => {
  app = await startWholeApp();
});
afterAll(() => app.stop());

function pick<T>(all: readonly T[]): T {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('There is nothing to pick');
  return one;
}

const some = <T>(all: readonly T[]): T[] => {
  const share = random();
  return all.filter(() => random() < share);
};
const many = (most: number, one: () => string) => Array.from({ length: Math.floor(random() * (most + 1)) }, one);
const digits = (most: number) =>
  `${1 + Math.floor(random() * 9)}${many(most, () => pick('0123456789'.split(''))).join('')}`;
const letters = () => many(5, () => pick('abéÜ%_\\@0. '.split(''))).join('');

/** What somebody may type: nothing, words, a number, a phone in one of its forms, or a login. */
const typing: readonly (() => string)[] = [
  () => '',
  () => many(pick([2, 3, 10]), letters).join(' '),
  letters,
  () => digits(14),
  () => `${pick(['+', '0', '00', ''])}${digits(12)}`,
  () => `${digits(3)} ${digits(3)}-${digits(6)}`,
  () => `${letters()}@${letters()}`,
];

/** A caller without rights: a brand on the test's database, and a country. */
const asking = () =>
  ({
    brand: pick(brands),
    database: app.served,
    house: { countryCode: pick(['252', '1', '49']) },
  }) as Call;

/** The kinds that a caller who is not a teacher finds. */
const finds = findsOf(slices).map((one) => ({ ...one, find: { ...one.find, scope: undefined } }));

const debts = slices.flatMap((slice) => (slice.debts ? [slice.debts.debt] : []));

/** Whether the second statement is the first one, as shown when a test fails. */
function same(kept: Statement, fresh: Statement, why: unknown): void {
  expect({ ...kept, why }).toEqual({ ...fresh, why });
}

/** Three things in turn, for so many askings that most shapes come again. */
function* turns<T>(setUp: () => T): Generator<T> {
  for (let run = 0; run < size; ) {
    const few = [setUp(), setUp(), setUp()];
    for (let turn = 0; turn < 100; turn++, run++) yield pick(few);
  }
}

it(`a search is asked the same whether its statement is kept or put together for it, for ${size} random askings`, () => {
  const kept = familyStatements();
  expect(finds.length).toBeGreaterThan(5);
  for (const shown of turns(() => [pick(finds), ...some(finds)])) {
    const call = asking();
    const q = pick(typing)();
    const wanted = wantedBy(q, call.house.countryCode);
    const family = pick(familiesOf({ shown, all: finds, debtsOf: () => some(debts) }, pick(Object.values(mostPapers))));
    const way = pick(['through', 'each'] as const);
    same(kept(call, wanted, family, way), familyStatements()(call, wanted, family, way), q);
  }
});

it(`a choice list is asked the same whether its statement is kept or put together for it, for ${size} random askings`, () => {
  const kept = optionsStatements();
  const conditions: readonly Fragment[] = [
    sql`true`,
    sql`t."createdAt" is null`,
    sql`t._id = ${'one'}`,
    sql`t._id = ${'two'}`,
  ];
  const setUp = () => {
    const of = pick(everyEntity.filter(({ options }) => options));
    const known = knownBy(of);
    const told = (name: string | undefined) => (random() < 0.5 ? name : undefined);
    const by = { name: told(known.name), number: told(known.number), phones: some(known.phones) };
    const { label = '', facts = [] } = of.options ?? {};
    return { of, label, facts, by };
  };
  for (const { of, label, facts, by } of turns(setUp)) {
    const call = asking();
    const q = pick(typing)();
    const typed = typedWords(q, call.house.countryCode);
    const asked = { label, facts: some(facts), by, within: pick(conditions) };
    same(kept(call, of, asked, typed), optionsStatements()(call, of, asked, typed), [q, of.table]);
  }
});
