import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { type Known, knownBy } from '#kit/contract/known';
import { normalOf } from '#kit/contract/phone-form';
import { soundsTyped } from '#kit/rules/sound';
import { isLongWord, literal, literalWord, type TypedWords } from '#kit/rules/typed-words';
import { allOf, foldedOf, type Fragment, type OfBrand } from '#kit/server/sql/fragment';
import type { Put } from '#kit/server/sql/kept';
import { maintainedOf } from './maintained';
import { folded, isHeard, type Place, soundsPut } from './search';
import { type Step, unindexed } from './steps';

/** The order in which what fits equally is answered: people and things by name, documents the newest first. */
export function orderOfEqual(place: OfBrand, of: Entity): Fragment {
  const { name } = knownBy(of);
  if (of.erase === 'void' || name === undefined) return sql`t."createdAt" desc, t._id desc`;
  return sql`${folded(of, name, 't', place)}, t._id`;
}

/** The typed words in a statement: folded, and hidden from the planner, so that the plan is the same for all words. */
export interface Words {
  readonly line: Fragment;
  /** A pattern of texts that contain the whole line. */
  readonly within: Fragment;
  readonly number: Fragment;
  readonly whole: Fragment;
  /** A pattern of texts that contain this word. */
  readonly inside: (index: number) => Fragment;
  /** How this word sounds. */
  readonly sounds: (index: number) => Fragment;
  /** A pattern of texts with a word, other than the first, that begins with this one. */
  readonly starts: (index: number) => Fragment;
}

/** The words as separate values at each place of a statement. */
export function wordsPut(place: OfBrand, put: Put<TypedWords>): Words {
  const text = (read: (typed: TypedWords) => string) => asked(place, put(read));
  return {
    line: text(({ line }) => line),
    within: text(({ line }) => `%${literal(line)}%`),
    number: sql`${put(({ number }) => number)}::bigint`,
    whole: sql`${put(({ whole }) => whole)}`,
    inside: (index) => text((typed) => `%${literalWord(typed, index)}%`),
    sounds: (index) => soundsPut(put, index),
    starts: (index) => text((typed) => `% ${literalWord(typed, index)}%`),
  };
}

/** The fields by which records are known, and what else about them may match. */
interface Ranking {
  readonly by: Known;
  readonly elsewhere: readonly Fragment[];
  readonly words: Words;
}

/**
 * The steps by which records match what was typed, wherever one is picked: the exact number, one of the phones, names that begin with it,
 * names with a word that begins with it, and matches `elsewhere`. Within a step they are in `orderOfEqual`.
 */
export function rankedSteps(place: Place, of: Entity, typed: TypedWords, ranking: Ranking): Step[] {
  const { by, elsewhere, words } = ranking;
  const among = (where: Fragment): Step => ({ where, order: orderOfEqual(place, of), found: 'among all' });
  const names = by.name === undefined ? undefined : nameFits(place, { of, name: by.name }, typed, words);
  return [
    ...exactly(by, typed, words).map(among),
    ...(names ? [names.begins, among(names.starts)] : []),
    ...elsewhere.map(among),
  ];
}

/** The conditions that a number or a phone is exactly what was typed. */
export function exactly({ number, phones }: Known, typed: TypedWords, words: Words): Fragment[] {
  const column = (field: string) => sql.ref(`t.${field}`);
  return [
    ...(number !== undefined && typed.number !== undefined ? [sql`${column(number)} = ${words.number}`] : []),
    ...(typed.whole === undefined ? [] : phones.map((phone) => sql`${column(normalOf(phone))} = ${words.whole}`)),
  ];
}

/** The ways in which names match, each better than the next. */
export interface NameFits {
  /** They begin with all that was typed. */
  readonly begins: Step;
  /** A word in them begins with each word typed. */
  readonly starts: Fragment;
  /** Every word typed is somewhere in them, or begins a word where all are short. */
  readonly inside: Fragment;
  /** Every word typed is in them or is how a word in them sounds; undefined if no name can sound like it. */
  readonly sounds: Fragment | undefined;
}

/** The ways in which the names of an entity match what was typed. */
export function nameFits(
  place: Place,
  { of, name }: { readonly of: Entity; readonly name: string },
  typed: TypedWords,
  words: Words,
): NameFits {
  const { searched, nameWords, sounds } = maintainedOf(place.database, place.brand, of.table);
  const key = folded(of, name, 't', place);
  const text = textOf(place, of, name);
  const begins: Step =
    of.erase === 'void'
      ? {
          where: allOf([
            ...(searched.includes(name) ? [sql`t.searched like ${words.within}`] : []),
            sql`starts_with(${text}, ${words.line})`,
          ]),
          order: orderOfEqual(place, of),
          found: 'among all',
        }
      : beginning(key, words.line);
  // A name with an index of its own is found by its words; otherwise by the kept text, after which the name itself is checked.
  const fits = (word: string, index: number, pattern: Words['inside']) => {
    const like = sql`' ' || ${text} like ${pattern(index)}`;
    if (!searched.includes(name)) return [like];
    const found = isLongWord(word) ? words.inside : pattern;
    if (nameWords !== name) return [sql`t.searched like ${found(index)}`, like];
    // Words that begin with these few letters are in nearly all names, so the index is not asked for them.
    return found === pattern ? [like] : [sql`' ' || ${text} like ${found(index)}`, unindexed(like)];
  };
  const each = (pattern: Words['inside']) => typed.words.flatMap((word, index) => fits(word, index, pattern));
  const isLong = typed.words.some(isLongWord);
  const wherever = isLong ? words.inside : words.starts;
  const heard = typed.words.map((word, index) => {
    const there = allOf(fits(word, index, wherever));
    return soundsTyped(word).length === 0 ? there : sql`(t.sounds @> ${words.sounds(index)} or ${there})`;
  });
  return {
    begins,
    starts: allOf(each(words.starts)),
    inside: allOf(each(wherever)),
    sounds: sounds === name && isHeard(typed) ? allOf(heard) : undefined,
  };
}

/** The text of a field as it is searched: folded already, where the table keeps it. */
export function textOf(place: Place, of: Entity, field: string): Fragment {
  const at = maintainedOf(place.database, place.brand, of.table).searched.indexOf(field);
  return at < 0 ? folded(of, field, 't', place) : sql`split_part(t.searched, chr(10), ${sql.lit(at + 1)})`;
}

/** Everything about the typed text on which the text of the steps depends. */
export function shapeOfTyped({ words, number, whole }: TypedWords): string {
  const shapes = words.map((word) => `${isLongWord(word) ? 'l' : 's'}${soundsTyped(word).length === 0 ? '' : '~'}`);
  return `${shapes.join('')} ${number !== undefined} ${whole !== undefined}`;
}

/**
 * A word folded as the columns are, and hidden from the planner, so that the plan is the same for all words and made only once for each
 * connection.
 */
export function asked(place: OfBrand, word: unknown): Fragment {
  return sql`(select ${foldedOf(place, sql`${word}::text`)})`;
}

/**
 * The step of texts that begin with a word, by the column's plain index, as a range up to the last character of Unicode. Other collations
 * than ours order otherwise, so the rows found are checked once more.
 */
export function beginning(column: Fragment, word: Fragment): Step {
  return {
    where: sql`${column} >= ${word} and ${column} < ${word} || chr(1114111)`,
    order: sql`${column}, t._id`,
    found: 'in order',
    check: sql`starts_with(${column}, ${word})`,
  };
}
