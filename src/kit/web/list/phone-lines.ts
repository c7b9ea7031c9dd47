import type { Column } from './column';
import { whoOf } from './column-turns';

/**
 * The place of a cell in the two lines of a row on a phone; `firm` is never cut there. A `figure` is an amount and a `told` one a fact,
 * each with its label. The other cells are shown once the row is unfolded or opened.
 */
export type PhonePlace = 'name' | 'amount' | 'figure' | 'firm' | 'told' | 'fact' | 'note';

/** The most cells that fit the second line. */
const mostFacts = 3;

/**
 * The two lines of a row: whom or what it is about and what a phone's row is for, or else the first amount that is summed, amount, or figure; then its
 * status, and what a phone's row is for, or else its day and what else comes first.
 */
export function phoneLines(
  columns: readonly Pick<Column<never>, 'id' | 'part' | 'cuts' | 'align' | 'total' | 'onPhone' | 'wide' | 'isBare'>[],
): ReadonlyMap<string, PhonePlace> {
  const who = whoOf(columns) ?? columns[0];
  const all = columns.filter((column) => column !== who);
  const asked = all.filter((column) => column.onPhone);
  const others = all.filter((column) => !column.wide && !column.isBare);
  const sides = others.filter(({ part }) => part === 'side');
  const money = others.filter(({ part }) => part === 'amount');
  const amount =
    asked.find(isCounted) ??
    money.find(({ total }) => total) ??
    money[0] ??
    (asked.length > 0 ? undefined : others.find(isFigure));
  const amounts = sides.length > 0 ? sides : amount ? [amount] : [];
  const first = (part: string) => others.find((column) => column.part === part);
  const isFact = (one: (typeof others)[number]) => (one.part ?? 'fact') === 'fact' && !isFigure(one);
  // A number beside the amount needs its label.
  const told = asked.filter((column) => !amounts.some(({ id }) => id === column.id));
  const wanted =
    told.length > 0 ? [first('status'), ...told] : [first('status'), first('day'), ...others.filter(isFact)];
  const facts = wanted.flatMap((column) => column ?? []).slice(0, mostFacts);
  return new Map<string, PhonePlace>([
    ...facts.map((one) => [one.id, isCounted(one) ? 'told' : one.cuts ? 'fact' : 'firm'] as const),
    ...amounts.map((one) => [one.id, one.part === 'fact' && !one.onPhone ? 'figure' : 'amount'] as const),
    ...others.flatMap(({ id, part }) => (part === 'note' ? [[id, 'note'] as const] : [])),
    ...(who ? [[who.id, 'name'] as const] : []),
  ]);
}

/** A number that says nothing without its heading. */
const isFigure = ({ align }: Pick<Column<never>, 'align'>) => align === 'end';

const isCounted = (column: Pick<Column<never>, 'part' | 'align'>) => column.part === 'amount' || isFigure(column);
