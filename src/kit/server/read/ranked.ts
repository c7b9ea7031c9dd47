import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { type Known, knownBy } from '#kit/contract/known';
import { normalOf } from '#kit/contract/phone-form';
import { literal, literalWord, type TypedWords } from '#kit/rules/typed-words';
import { allOf, foldedOf, type Fragment, type OfBrand } from '#kit/server/sql/fragment';
import { type Put, valuesOf } from '#kit/server/sql/kept';
import { maintainedOf } from './maintained';
import { folded, type Place } from './search';
import type { Step } from './steps';

/** The order in which what fits equally is answered: people and things by name, documents the newest first. */
export function orderOfEqual(place: OfBrand, of: Entity): Fragment {
  const { name } = knownBy(of);
  if (of.erase === 'void' || name === undefined) return sql`t."createdAt" desc, t._id desc`;
  return sql`${folded(of, name, 't', place)}, t._id`;
}

/** By what records are known, what else of them fits, and how what was typed gets into the statement. */
interface Ranking {
  readonly by: Known;
  readonly elsewhere: readonly Fragment[];
  readonly put?: Put<TypedWords>;
}

/**
 * How well records fit what was typed, wherever one is picked or searched: the exact number, one of the phones, names that
 * begin so, names of which a word begins so, and what fits `elsewhere`. Within a step they stand in `orderOfEqual`.
 */
export function rankedSteps(
  place: Place,
  of: Entity,
  typed: TypedWords,
  { by, elsewhere, put = valuesOf(typed) }: Ranking,
): Step[] {
  const among = (where: Fragment): Step => ({ where, order: orderOfEqual(place, of), found: 'among all' });
  return [
    ...exact(by, typed, put).map(among),
    ...(by.name === undefined ? [] : nameSteps(place, { of, name: by.name }, typed, put)),
    ...elsewhere.map(among),
  ];
}

/** How many of the steps find exactly what was typed. */
export function exactSteps(by: Known, typed: TypedWords): number {
  return exact(by, typed, valuesOf(typed)).length;
}

function exact({ number, phones }: Known, typed: TypedWords, put: Put<TypedWords>): Fragment[] {
  const column = (field: string) => sql.ref(`t.${field}`);
  const isWhole = (phone: string) => sql`${column(normalOf(phone))} = ${put(({ whole }) => whole)}`;
  return [
    ...(number !== undefined && typed.number !== undefined
      ? [sql`${column(number)} = ${put((one) => one.number)}::bigint`]
      : []),
    ...(typed.whole === undefined ? [] : phones.map(isWhole)),
  ];
}

/** Names that begin with all that was typed, and names in which a word begins with each word. */
function nameSteps(
  place: Place,
  { of, name }: { readonly of: Entity; readonly name: string },
  { words }: TypedWords,
  put: Put<TypedWords>,
): Step[] {
  const among = (where: Fragment): Step => ({ where, order: orderOfEqual(place, of), found: 'among all' });
  const { searched } = maintainedOf(place.database, place.brand, of.table);
  const at = searched.indexOf(name);
  const key = folded(of, name, 't', place);
  // Folded already, where the table keeps it.
  const text = at < 0 ? key : sql`split_part(t.searched, chr(10), ${sql.lit(at + 1)})`;
  const like = (pattern: Pattern) => sql`like ${asked(place, put(pattern))}`;
  const found = (pattern: Pattern) => (at < 0 ? [] : [sql`t.searched ${like(pattern)}`]);
  const begins = asked(
    place,
    put(({ line }) => line),
  );
  const first: Step =
    of.erase === 'void'
      ? among(allOf([...found(({ line }) => `%${literal(line)}%`), sql`starts_with(${text}, ${begins})`]))
      : beginning(key, begins);
  if (words.length === 1) {
    // Names that begin so stand in the step before.
    const inside = startOfWord(0);
    return [first, among(allOf([...found(inside), sql`${text} ${like(inside)}`]))];
  }
  const each = words.flatMap((word, index) => [
    ...(word.length >= 3 ? found((one) => `%${literalWord(one, index)}%`) : index > 0 ? found(startOfWord(index)) : []),
    sql`' ' || ${text} ${like(startOfWord(index))}`,
  ]);
  return [first, among(allOf(each))];
}

/** A pattern made of what was typed. */
type Pattern = (typed: TypedWords) => string;

const startOfWord =
  (index: number): Pattern =>
  (typed) =>
    `% ${literalWord(typed, index)}%`;

/** All that the text of the steps depends on, of what was typed. */
export function shapeOfTyped({ words, number, whole }: TypedWords): string {
  return `${words.map((word) => (word.length >= 3 ? 'l' : 's')).join('')} ${number !== undefined} ${whole !== undefined}`;
}

/**
 * A word as the columns are folded, out of the planner's sight: whatever the word, the plan is the same and needs to be
 * made only once for a connection.
 */
export function asked(place: OfBrand, word: unknown): Fragment {
  return sql`(select ${foldedOf(place, sql`${word}::text`)})`;
}

/**
 * What begins with a word, by the column's plain index: no letter stands behind the last of Unicode. Other collations
 * than ours order otherwise, so what was found is looked at once more.
 */
export function beginning(column: Fragment, word: Fragment): Step {
  return {
    where: sql`${column} >= ${word} and ${column} < ${word} || chr(1114111)`,
    order: sql`${column}, t._id`,
    found: 'in order',
    check: sql`starts_with(${column}, ${word})`,
  };
}
