import { sql } from 'kysely';
import { type Known, knownBy } from '#kit/contract/known';
import type { Call } from '#kit/server/call';
import { beginning, exactly, type NameFits, nameFits, orderOfEqual, textOf } from '#kit/server/read/ranked';
import type { Step } from '#kit/server/read/steps';
import { allOf, type Fragment } from '#kit/server/sql/fragment';
import type { PersonFind } from '#house/find/find.server';
import type { Wanted } from './search.rules';
import type { SearchedWords } from './words.server';

/** The ways in which a kind of persons may match what was typed, each better than the next. */
export interface PersonFits {
  readonly by: Known;
  /** The order of persons who match equally well. */
  readonly order: Fragment;
  readonly exact: readonly Fragment[];
  readonly names: NameFits | undefined;
  /** Phones of their own that begin with it. */
  readonly phones: Fragment | undefined;
  /** Phones, logins and further fields that contain it. */
  readonly others: readonly Fragment[];
  /** The condition by whose index all of the `others` are found. */
  readonly within: Fragment;
}

/** The ways in which persons of a kind can match; ways in which none of them can are left out. */
export function fitsOf(
  call: Call,
  { entity, login, also = [], scope }: PersonFind,
  wanted: Wanted,
  words: SearchedWords,
) {
  const by = knownBy(entity);
  const { name } = by;
  const [phone] = by.phones;
  const patterns = wanted.words.map((_word, index) => (wanted.isLong ? words.inside(index) : words.starts(index)));
  const like = (field: string, pattern: Fragment) => sql`${textOf(call, entity, field)} like ${pattern}`;
  const phoneOf = (field: string) => (wanted.phone === undefined ? [] : [like(field, words.phone)]);
  const others = [
    ...(phone === undefined ? [] : phoneOf(phone)),
    ...(login === undefined || !wanted.mayBeLogin ? [] : [like(login, words.inside(0))]),
    ...also.flatMap((field) =>
      entity.fields[field]?.kind === 'phone'
        ? phoneOf(field)
        : [allOf(patterns.map((pattern) => like(field, pattern)))],
    ),
  ];
  const anywhere = wanted.phone === undefined ? patterns : [words.phone];
  const names = name === undefined ? undefined : nameFits(call, { of: entity, name }, wanted, words);
  // No index covers a caller's own rows: the stored folded names are read, because folding each again takes far longer.
  const kept = name !== undefined && scope?.(call) ? textOf(call, entity, name) : undefined;
  const order = kept ? sql`${kept}, t._id` : orderOfEqual(call, entity);
  const fits: PersonFits = {
    by,
    order,
    exact: exactly(by, wanted, words),
    names: kept && names ? { ...names, begins: { ...beginningWith(kept, words), order } } : names,
    phones:
      phone === undefined || wanted.number === undefined
        ? undefined
        : beginning(sql.ref(`t.${phone}`), words.line).where,
    others,
    within: allOf(anywhere.map((pattern) => sql`t.searched like ${pattern}`)),
  };
  return fits;
}

function beginningWith(text: Fragment, { line }: SearchedWords): Pick<Step, 'where' | 'found'> {
  return { where: sql`starts_with(${text}, ${line})`, found: 'in order' };
}
