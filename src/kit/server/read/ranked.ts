import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { type Known, knownBy } from '#kit/contract/known';
import { literal, type TypedWords } from '#kit/rules/typed-words';
import { allOf, foldedOf, type Fragment, type OfBrand } from '#kit/server/sql/fragment';
import { maintainedOf } from './maintained';
import { folded, type Place } from './search';
import type { Step } from './steps';

/** The order in which what fits equally is answered: people and things by name, documents the newest first. */
export function orderOfEqual(place: OfBrand, of: Entity): Fragment {
  const { name } = knownBy(of);
  if (of.erase === 'void' || name === undefined) return sql`t."createdAt" desc, t._id desc`;
  return sql`${folded(of, name, 't', place)}, t._id`;
}

/**
 * How well records fit what was typed, wherever one is picked or searched: the exact number, the exact phone, names that
 * begin so, names of which a word begins so, and what fits `elsewhere`. Within a step they stand in `orderOfEqual`.
 */
export function rankedSteps(
  place: Place,
  of: Entity,
  typed: TypedWords,
  { by, elsewhere }: { readonly by: Known; readonly elsewhere: readonly Fragment[] },
): Step[] {
  const among = (where: Fragment): Step => ({ where, order: orderOfEqual(place, of), found: 'among all' });
  return [
    ...exact(by, typed).map(among),
    ...(by.name === undefined ? [] : nameSteps(place, of, by.name, typed)),
    ...elsewhere.map(among),
  ];
}

/** How many of the steps find exactly what was typed. */
export function exactSteps(by: Known, typed: TypedWords): number {
  return exact(by, typed).length;
}

function exact({ number, phone }: Known, typed: TypedWords): Fragment[] {
  const column = (field: string) => sql.ref(`t.${field}`);
  return [
    ...(number !== undefined && typed.number !== undefined ? [sql`${column(number)} = ${typed.number}::bigint`] : []),
    ...(phone !== undefined && typed.phones.length > 0 ? [sql`${column(phone)} = any(${typed.phones}::text[])`] : []),
  ];
}

/** Names that begin with all that was typed, and names in which a word begins with each word. */
function nameSteps(place: Place, of: Entity, name: string, { line, words }: TypedWords): Step[] {
  const among = (where: Fragment): Step => ({ where, order: orderOfEqual(place, of), found: 'among all' });
  const { searched } = maintainedOf(place.database, place.brand, of.table);
  const at = searched.indexOf(name);
  const key = folded(of, name, 't', place);
  // Folded already, where the table keeps it.
  const text = at < 0 ? key : sql`split_part(t.searched, chr(10), ${sql.lit(at + 1)})`;
  const like = (pattern: string) => sql`like ${asked(place, pattern)}`;
  const found = (pattern: string) => (at < 0 ? [] : [sql`t.searched ${like(pattern)}`]);
  const begins = asked(place, line);
  const first: Step =
    of.erase === 'void'
      ? among(allOf([...found(`%${literal(line)}%`), sql`starts_with(${text}, ${begins})`]))
      : beginning(key, begins);
  const [only] = words.length === 1 ? words : [];
  if (only !== undefined) {
    // Names that begin so stand in the step before.
    const inside = `% ${literal(only)}%`;
    return [first, among(allOf([...found(inside), sql`${text} ${like(inside)}`]))];
  }
  const each = words.flatMap((word, index) => [
    ...(word.length >= 3 ? found(`%${literal(word)}%`) : index > 0 ? found(`% ${literal(word)}%`) : []),
    sql`' ' || ${text} ${like(`% ${literal(word)}%`)}`,
  ]);
  return [first, among(allOf(each))];
}

/**
 * A word as the columns are folded, out of the planner's sight: whatever the word, the plan is the same and needs to be
 * made only once for a connection.
 */
export function asked(place: OfBrand, word: string): Fragment {
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
