import { ofDatabase } from '#kit/server/of-database';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { askTogether } from '#kit/server/sql/statement';
import type { FoundRow } from '#house/find/find.server';
import { familiesOf, kindByKind, type Kinds, mostPapers, numbered } from './families.server';
import { inOrder } from './order.rules';
import { hasDigitsAlone, isNumberAlone, type Wanted } from './search.rules';
import { type Family, familyStatements, type Way } from './statement.server';

/** A row that was found, and where it stands. */
export interface Hit extends FoundRow {
  readonly step: number;
  readonly at: number;
  /** Whether it is exactly what was typed. */
  readonly exact: boolean;
  /** What is owed, as far as the caller may take it. */
  readonly owed: Money | null;
}

/** A row as it is told; one without an id says that more of a kind may fit than were looked through. */
interface Told extends Omit<Hit, '_id'> {
  readonly _id: string | null;
}

/**
 * The records found of these kinds, in the order of the kinds: a kind of which one is exactly what was typed comes first. Records that
 * have exactly the number typed, and the papers of such persons, are all that is answered.
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
