import { allFields, type Entity } from '#kit/contract/entity';
import type { Database } from '#kit/server/db';
import { keptOf } from './kept';
import { quoted, type Values } from './values';

/** Where a search looks: a brand's tables. */
interface Place {
  readonly brand: string;
  readonly database: Database;
}

/** Words of a search as the database folds them; `%`, `_` and `\` stand for themselves. */
function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Fewer letters than these match too much for ids to be worth collecting. */
const fewLetters = 3;

/**
 * The condition that every word of `q` occurs in a searched field (B9). A field of a referenced record is looked for in
 * that record's table; each place gives ids by its own index, and the ids of all places are one set. What one or two letters
 * match is much: there the rows are looked through once.
 */
export function searchCondition(place: Place, of: Entity, q: string, bound: Values): string[] {
  return searchConditionOver(place, of, of.search, { q, bound });
}

/** The same over these fields alone. */
export function searchConditionOver(
  place: Place,
  of: Entity,
  paths: readonly string[],
  { q, bound }: { readonly q: string; readonly bound: Values },
): string[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => {
    const like = `like ${place.brand}.fold(${bound.add(patternOf(word))}::text)`;
    const places = placesOf(place, of, paths, like);
    if (places.length === 0) return 'false';
    if (places.length === 1 || word.length < fewLetters) return `(${places.join(' or ')})`;
    const table = `${place.brand}.${of.table}`;
    return `t._id in (${places.map((where) => `select t._id from ${table} t where ${where}`).join(' union all ')})`;
  });
}

/** A condition on `t` for the own fields, and one for each reference. */
function placesOf(place: Place, of: Entity, paths: readonly string[], like: string): string[] {
  const own = paths.filter((path) => !path.includes('.'));
  const references = new Set(paths.filter((path) => path.includes('.')).map((path) => path.split('.')[0] ?? ''));
  return [
    ...(own.length > 0 ? [ownCondition(place, of, own, like)] : []),
    ...[...references].map((name) => {
      const to = allFields(of)[name]?.to?.();
      if (!to) throw new Error(`${of.table} searches ${name}, which is no reference`);
      const inner = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
      const where = placesOf(place, to, inner, like).join(' or ');
      return `t.${quoted(name)} in (select t._id from ${place.brand}.${to.table} t where ${where})`;
    }),
  ];
}

function ownCondition({ database, brand }: Place, of: Entity, own: readonly string[], like: string): string {
  const { searched } = keptOf(database, brand, of.table);
  const each = (wordsOf: (name: string) => string) => own.map((name) => `${wordsOf(name)} ${like}`).join(' or ');
  if (!own.every((name) => searched.includes(name))) return `(${each((name) => folded(of, name, 't', brand))})`;
  if (own.length === searched.length) return `t.searched ${like}`;
  // The whole text finds by its index; where it holds more than is asked for, the fields' own lines decide.
  return `(t.searched ${like} and (${each((name) => `split_part(t.searched, chr(10), ${searched.indexOf(name) + 1})`)}))`;
}

/** A field as it is searched and sorted: folded where it is text that people write. */
export function folded(of: Entity, name: string, alias: string, schema: string): string {
  const kind = allFields(of)[name]?.kind;
  const column = `${alias}.${quoted(name)}`;
  if (kind === 'text' || kind === 'note' || kind === 'email' || kind === 'phone') return `${schema}.fold(${column})`;
  return `${column}::text`;
}
