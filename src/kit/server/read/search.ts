import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import { soundsTyped } from '#kit/rules/sound';
import { isLongWord, literalWord, type TypedWords, typedWords } from '#kit/rules/typed-words';
import type { Database } from '#kit/server/db';
import { type Put, valuesOf } from '#kit/server/sql/kept';
import { normalOf } from '#kit/contract/phone-form';
import type { House } from '#kit/server/call';
import { allOf, anyOf, foldedOf, type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { maintainedOf } from './maintained';

/** Where a search looks: a brand's tables. */
export interface Place extends OfBrand {
  readonly database: Database;
  readonly house: Pick<House, 'countryCode'>;
}

/**
 * The condition that every word of `q` occurs in a searched field (B9). A field of a referenced record is looked for in that record's
 * table; each place gives ids by its own index, and the ids of all places form one set. One or two letters match a lot: in that case the
 * rows are looked through once.
 */
export function searchCondition(place: Place, of: Entity, q: string): Fragment[] {
  return searchConditionOver(place, of, soughtIn(place, of, q));
}

/** The condition that every word of `q` occurs literally or sounds like a searched person's name; undefined if no name can sound like it. */
export function soundCondition(place: Place, of: Entity, q: string): Fragment | undefined {
  return soundConditionOver(place, of, soughtIn(place, of, q));
}

function soughtIn(place: Place, of: Entity, q: string): Sought {
  const typed = typedWords(q, place.house.countryCode);
  return { paths: of.search, typed, put: valuesOf(typed) };
}

/** What is looked for, and in which fields. */
interface Sought {
  readonly paths: readonly string[];
  readonly typed: TypedWords;
  readonly put: Put<TypedWords>;
}

/** How a word fits: it occurs in a text, or it is how a name sounds. */
interface Fit {
  readonly like: Fragment;
  readonly sounds?: Fragment;
}

const occurring = (place: Place, { put }: Sought, index: number): Fit => {
  const pattern = put((one) => `%${literalWord(one, index)}%`);
  return { like: sql`like ${foldedOf(place, sql`${pattern}::text`)}` };
};

/** The sounds of a word, out of the planner's sight. */
export function soundsPut(put: Put<TypedWords>, index: number): Fragment {
  return sql`(select ${put(({ words }) => soundsTyped(words[index] ?? ''))}::text[])`;
}

/** Whether one of the words sounds like anything. */
export function isHeard({ words }: TypedWords): boolean {
  return words.some((word) => soundsTyped(word).length > 0);
}

/** The condition on `t` that all words fit in one of these fields, or sound like the name of a person that is among them. */
export function soundConditionOver(place: Place, of: Entity, sought: Sought): Fragment | undefined {
  const { paths, typed, put } = sought;
  if (!isHeard(typed) || !hasSounds(place, of, paths)) return undefined;
  const fits = typed.words.map((word, index): Fit => {
    const fit = occurring(place, sought, index);
    return soundsTyped(word).length === 0 ? fit : { ...fit, sounds: soundsPut(put, index) };
  });
  return allOf(allFit(place, of, sought, fits).conditions);
}

/** Whether one of these fields is a name whose sounds are kept. */
function hasSounds(place: Place, of: Entity, paths: readonly string[]): boolean {
  if (paths.length === 0) return false;
  const { sounds } = maintainedOf(place.database, place.brand, of.table);
  if (sounds !== undefined && paths.includes(sounds)) return true;
  return Object.entries(allFields(of)).some(([name, { to }]) => to && hasSounds(place, to(), innerOf(paths, name)));
}

const innerOf = (paths: readonly string[], name: string) =>
  paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));

/** The conditions that all of these fit, and whether one look at a row decides. */
interface AllFit {
  readonly conditions: Fragment[];
  readonly isOneLook: boolean;
}

function allFit(place: Place, of: Entity, { paths, typed }: Sought, fits: readonly Fit[]): AllFit {
  const conditions: Fragment[] = [];
  const sets: Fragment[] = [];
  for (const [index, fit] of fits.entries()) {
    const places = placesOf(place, of, paths, fit);
    if (places.length === 0) return { conditions: [sql`false`], isOneLook: true };
    if (places.length === 1 || !isLongWord(typed.words[index] ?? '')) {
      conditions.push(sql`(${anyOf(places)})`);
      continue;
    }
    const ids = places.map((where) => sql`select t._id from ${tableOf(place, of.table)} t where ${where}`);
    sets.push(sql`(${sql.join(ids, sql` union all `)})`);
  }
  // Intersected as one set, so that none is computed more than once: how many ids a word gives cannot be foreseen.
  if (sets.length === 0) return { conditions, isOneLook: true };
  return { conditions: [...conditions, sql`t._id in (${sql.join(sets, sql` intersect `)})`], isOneLook: false };
}

/** The condition that every word occurs in one of these fields alone. */
export function searchConditionOver(place: Place, of: Entity, sought: Sought): Fragment[] {
  const { paths, typed, put } = sought;
  const fits = typed.words.map((_word, index) => occurring(place, sought, index));
  const { conditions: found, isOneLook } = allFit(place, of, sought, fits);
  const phones = typed.whole === undefined ? [] : phonePlaces(place, of, paths, () => put(({ whole }) => whole));
  if (phones.length === 0) return found;
  if (isOneLook && !paths.some((path) => path.includes('.'))) return [sql`(${allOf(found)} or ${anyOf(phones)})`];
  const ids = [allOf(found), ...phones].map(
    (where) => sql`select t._id from ${tableOf(place, of.table)} t where ${where}`,
  );
  return [sql`t._id in (${sql.join(ids, sql` union all `)})`];
}

/** The conditions on `t` that one of the searched phones is this one, however it was written; those in its rows too. */
function phonePlaces(place: Place, of: Entity, paths: readonly string[], whole: () => unknown): Fragment[] {
  const fields = allFields(of);
  return paths.flatMap((path) => {
    const [name = '', inner] = path.split('.');
    const rows = fields[name]?.rowTable;
    if (rows && isPhoneInRows(of, path))
      return [
        sql`t._id in (select ${sql.ref(`r.${rows.parent}`)} from ${tableOf(place, rows.table)} r
          where ${sql.ref(`r.${normalOf(inner ?? '')}`)} = ${whole()})`,
      ];
    if (inner === undefined)
      return fields[name]?.kind === 'phone' ? [sql`${sql.ref(`t.${normalOf(name)}`)} = ${whole()}`] : [];
    const to = fields[name]?.to?.();
    if (!to) return [];
    const where = phonePlaces(place, to, [path.slice(name.length + 1)], whole);
    return where.map(
      (one) => sql`${sql.ref(`t.${name}`)} in (select t._id from ${tableOf(place, to.table)} t where ${one})`,
    );
  });
}

/** True for a phone in the rows of a record: it is found in full alone, because rows keep no words to search. */
function isPhoneInRows(of: Entity, path: string): boolean {
  const [name = '', inner = ''] = path.split('.');
  const { rowTable, items } = allFields(of)[name] ?? {};
  return rowTable !== undefined && items?.[inner]?.kind === 'phone';
}

/** A condition on `t` for the entity's own fields, and one for each reference. */
function placesOf(place: Place, of: Entity, all: readonly string[], fit: Fit): Fragment[] {
  const paths = all.filter((path) => !isPhoneInRows(of, path));
  const own = paths.filter((path) => !path.includes('.'));
  const references = new Set(paths.filter((path) => path.includes('.')).map((path) => path.split('.')[0] ?? ''));
  return [
    ...(own.length > 0 ? [ownCondition(place, of, own, fit)] : []),
    ...[...references].map((name) => within(place, allFields(of), name, paths, fit)),
  ];
}

/** A condition on `t` for what lies within one of its fields: in the record that it refers to, or in one of its rows. */
function within(place: Place, fields: Fields, name: string, paths: readonly string[], fit: Fit): Fragment {
  const inner = innerOf(paths, name);
  const to = fields[name]?.to?.();
  if (to) {
    const where = anyOf(placesOf(place, to, inner, fit));
    return sql`${sql.ref(`t.${name}`)} in (select t._id from ${tableOf(place, to.table)} t where ${where})`;
  }
  const { rowTable, items = {} } = fields[name] ?? {};
  if (!rowTable) throw new Error(`${name} is searched and is no reference`);
  const references = [...new Set(inner.map((path) => path.split('.')[0] ?? ''))];
  const where = anyOf(references.map((one) => within(place, items, one, inner, fit)));
  return sql`t._id in (select ${sql.ref(`t.${rowTable.parent}`)} from ${tableOf(place, rowTable.table)} t where ${where})`;
}

function ownCondition(place: Place, of: Entity, own: readonly string[], { like, sounds }: Fit): Fragment {
  const kept = maintainedOf(place.database, place.brand, of.table);
  const occurs = occurrence(place, of, own, like);
  if (sounds === undefined || kept.sounds === undefined || !own.includes(kept.sounds)) return occurs;
  return sql`(${occurs} or t.sounds @> ${sounds})`;
}

function occurrence(place: Place, of: Entity, own: readonly string[], like: Fragment): Fragment {
  const { searched } = maintainedOf(place.database, place.brand, of.table);
  const each = (wordsOf: (name: string) => Fragment) => anyOf(own.map((name) => sql`${wordsOf(name)} ${like}`));
  if (!own.every((name) => searched.includes(name))) return sql`(${each((name) => folded(of, name, 't', place))})`;
  if (own.length === searched.length) return sql`t.searched ${like}`;
  // The index of the whole text finds rows; if the text has more fields than are searched, the fields' own lines decide.
  const line = (name: string) => sql`split_part(t.searched, chr(10), ${sql.lit(searched.indexOf(name) + 1)})`;
  return sql`(t.searched ${like} and (${each(line)}))`;
}

/** A field as it is searched and sorted: folded where it is text that people write. */
export function folded(of: Entity, name: string, alias: string, place: OfBrand): Fragment {
  const kind = allFields(of)[name]?.kind;
  const column = sql.ref(`${alias}.${name}`);
  if (kind === 'text' || kind === 'note' || kind === 'email' || kind === 'phone') return foldedOf(place, column);
  return sql`${column}::text`;
}
