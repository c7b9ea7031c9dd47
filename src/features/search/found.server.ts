import { knownBy } from '#kit/contract/known';
import { ofDatabase } from '#kit/server/of-database';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { askTogether } from '#kit/server/sql/statement';
import { type FoundRow, isPerson, type PersonFind } from '#house/find/find.server';
import type { Debt } from '#features/ledger/debt/debt.contract';
import type { Findable } from './find-places.server';
import { inOrder } from './order.rules';
import { hasDigitsAlone, isNumberAlone, type Wanted } from './search.rules';
import { type Family, familyStatements, type Way } from './statement.server';

/** A row that was found, and its place among the others. */
export interface Hit extends FoundRow {
  readonly step: number;
  readonly at: number;
  /** Whether it is exactly what was typed. */
  readonly exact: boolean;
  /** The amount owed that the caller may take. */
  readonly owed: Money | null;
}

/** A row of the statement's answer; one without an id says that more rows of a kind may match than were looked through. */
interface Told extends Omit<Hit, '_id'> {
  readonly _id: string | null;
}

/**
 * The records found of these kinds, in the order of the kinds: a kind of which one is exactly what was typed comes first. If records have
 * exactly the number typed, only they, and the papers of such persons, are answered.
 */
export async function hitsOf(call: Call, wanted: Wanted, kinds: Kinds): Promise<Hit[]> {
  const exact = isNumberAlone(wanted) ? await exactHits(call, wanted, kinds) : [];
  return exact.length > 0 ? exact : hitsAnywhere(call, wanted, kinds);
}

async function exactHits(call: Call, wanted: Wanted, kinds: Kinds): Promise<Hit[]> {
  const families = numbered(familiesOf(kinds, mostPapers.ofNumbers));
  return hitsIn(await told(call, wanted, families, 'exact'), kinds);
}

async function hitsAnywhere(call: Call, wanted: Wanted, kinds: Kinds): Promise<Hit[]> {
  const isDigits = hasDigitsAlone(wanted);
  const families = familiesOf(kinds, isDigits ? mostPapers.ofDigits : mostPapers.ofWords);
  const first = await told(call, wanted, families, 'through');
  const many = families.filter((_family, index) => hasMore(first[index] ?? []));
  const again = await told(call, wanted, isDigits ? many.flatMap(kindByKind) : many, 'each');
  return hitsIn([...first.filter((some) => !hasMore(some)), ...again], kinds);
}

function hitsIn(answers: readonly (readonly Told[])[], { shown }: Kinds): Hit[] {
  const hits = answers.flat().flatMap((row): Hit[] => (row._id === null ? [] : [{ ...row, _id: row._id }]));
  return inOrder(
    hits,
    shown.map(({ kind }) => kind),
  );
}

const hasMore = (rows: readonly Told[]) => rows.some(({ _id }) => _id === null);

const statementsOn = ofDatabase(familyStatements);

function told(call: Call, wanted: Wanted, families: readonly Family[], way: Way): Promise<Told[][]> {
  const statements = statementsOn(call.database);
  return askTogether<Told>(
    call.database,
    families.map((family) => statements(call, wanted, family, way)),
  );
}

/** The kinds that a caller can find, among all, and the debts that the caller may take from persons of a kind. */
interface Kinds {
  readonly shown: readonly Findable[];
  readonly all: readonly Findable[];
  readonly debtsOf: (kind: string) => readonly Debt[];
}

/**
 * The most kinds of papers in one statement: with more, it would be too long for a kept plan. Digits are looked for in more ways than
 * words, an exact number in fewer.
 */
export const mostPapers = { ofDigits: 2, ofWords: 4, ofNumbers: 4 };

/** Kinds of persons, each with the kinds of their papers, at most `mostPapers` together, because papers are found by their persons too. */
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

/** A family split into parts with this many kinds of papers; the persons are in the first part. */
function partsOf({ papers, isShown, ...rest }: Family, most: number): Family[] {
  const first: Family[] = isShown || papers.length > 0 ? [{ ...rest, isShown, papers: papers.slice(0, most) }] : [];
  const more = papers.slice(most);
  return more.length > 0 ? [...first, ...partsOf({ ...rest, isShown: false, papers: more }, most)] : first;
}

/** The families whose persons or papers have numbers. */
function numbered(families: readonly Family[]): Family[] {
  return families.filter(({ find, papers }) => knownBy(find.entity).number !== undefined || papers.length > 0);
}

/** A family split into families of one kind each. */
function kindByKind(family: Family): Family[] {
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
