import { knownBy } from '#kit/contract/known';
import type { Debt } from '#features/ledger/debt/debt.contract';
import { isPerson, type PersonFind } from '#house/find/find.server';
import type { Findable } from './find-places.server';
import type { Family } from './statement.server';

/** The kinds that a caller finds, among all that there are, and what the caller may take from persons of a kind. */
export interface Kinds {
  readonly shown: readonly Findable[];
  readonly all: readonly Findable[];
  readonly debtsOf: (kind: string) => readonly Debt[];
}

/**
 * Kinds of papers that one statement looks for: with more of them it is too long to be kept by its name, and digits are looked for in
 * more ways than words, which an exact number is not.
 */
export const mostPapers = { ofDigits: 2, ofWords: 4, ofNumbers: 4 };

/** Kinds of persons, each with the kinds of their papers, at most so many in one: papers are found by whose they are. */
export function familiesOf({ shown, all, debtsOf }: Kinds, most: number): Family[] {
  const persons = all.flatMap(({ kind, find }) => (isPerson(find) ? [{ kind, find }] : []));
  const papers = shown.flatMap(({ kind, find }) =>
    isPerson(find) ? [] : [{ kind, find, owner: ownerOf(find.of.person, persons) }],
  );
  return persons.flatMap(({ kind, find }) => {
    const own = papers.filter(({ owner }) => owner === kind).map((one) => ({ kind: one.kind, find: one.find }));
    const isShown = shown.some((one) => one.kind === kind);
    return partsOf({ kind, find, isShown, papers: own, debts: debtsOf(kind) }, most);
  });
}

/** A family in parts of so many kinds of papers; the persons are in the first. */
function partsOf({ papers, isShown, ...rest }: Family, most: number): Family[] {
  const first: Family[] = isShown || papers.length > 0 ? [{ ...rest, isShown, papers: papers.slice(0, most) }] : [];
  const more = papers.slice(most);
  return more.length > 0 ? [...first, ...partsOf({ ...rest, isShown: false, papers: more }, most)] : first;
}

/** The families of which somebody, or a paper, has a number. */
export function numbered(families: readonly Family[]): Family[] {
  return families.filter(({ find, papers }) => knownBy(find.entity).number !== undefined || papers.length > 0);
}

/** A family as families of one kind each. */
export function kindByKind(family: Family): Family[] {
  const persons = family.isShown ? [{ ...family, papers: [] }] : [];
  return [...persons, ...family.papers.map((paper) => ({ ...family, isShown: false, papers: [paper] }))];
}

function ownerOf(
  entity: PersonFind['entity'],
  persons: readonly { readonly kind: string; readonly find: PersonFind }[],
): string {
  const owner = persons.find(({ find }) => find.entity === entity);
  if (!owner) throw new Error(`Nobody finds those of ${entity.table}`);
  return owner.kind;
}
