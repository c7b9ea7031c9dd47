import { sql } from 'kysely';
import { soundsTyped } from '#kit/rules/sound';
import { literal, literalWord } from '#kit/rules/typed-words';
import type { Call } from '#kit/server/call';
import type { Words } from '#kit/server/read/ranked';
import { foldedOf, type Fragment } from '#kit/server/sql/fragment';
import type { Put } from '#kit/server/sql/kept';
import type { Wanted } from './search.rules';

/** The words of a search, folded once for all that looks for them. */
export interface SearchedWords extends Words {
  /** The first expression of a statement's `with`, which the others read. */
  readonly given: Fragment;
  /** A pattern of a phone. */
  readonly phone: Fragment;
}

/** The words as values of a statement of the search. */
export function wordsOf(call: Call, wanted: Wanted, put: Put<Wanted>): SearchedWords {
  const text = (name: string, read: (one: Wanted) => unknown) =>
    sql`${foldedOf(call, sql`${put(read)}::text`)} as ${sql.id(name)}`;
  const columns = [
    text('line', ({ line }) => line),
    ...wanted.words.flatMap((word, index) => [
      ...(soundsTyped(word).length === 0
        ? []
        : [sql`${put(({ words }) => soundsTyped(words[index] ?? ''))}::text[] as ${sql.id(`sounds_${index}`)}`]),
      text(`inside_${index}`, (one) => `%${literalWord(one, index)}%`),
      text(`starts_${index}`, (one) => `% ${literalWord(one, index)}%`),
    ]),
    ...(wanted.phone === undefined ? [] : [text('phone', ({ phone }) => phone)]),
    ...(wanted.number === undefined ? [] : [sql`${put(({ number }) => number)}::bigint as number`]),
    ...(wanted.whole === undefined ? [] : [sql`${put(({ whole }) => whole)}::text as whole`]),
  ];
  const one = (name: string) => sql`(select ${sql.id(name)} from typed)`;
  return {
    given: sql`typed as materialized (select ${sql.join(columns)})`,
    line: one('line'),
    within: sql`${foldedOf(call, sql`${put(({ line }) => `%${literal(line)}%`)}::text`)}`,
    number: one('number'),
    whole: one('whole'),
    phone: one('phone'),
    inside: (index) => one(`inside_${index}`),
    sounds: (index) => one(`sounds_${index}`),
    starts: (index) => one(`starts_${index}`),
  };
}
