import type { Column } from './column';
import { whoOf } from './column-turns';

/**
 * The place of a cell in the two lines of a row on a phone; `firm` is never cut there. A `figure` is an amount and a `told` one a fact,
 * each with its label. The other cells are shown once the row is unfolded or opened.
 */
export type PhonePlace = 'name' | 'amount' | 'figure' | 'firm' | 'told' | 'fact' | 'note';

type Lined<R> = Pick<
  Column<R>,
  'id' | 'part' | 'cuts' | 'align' | 'total' | 'onPhone' | 'wide' | 'isBare' | 'said' | 'value' | 'show'
>;

/** The most cells that fit the second line. */
const mostFacts = 3;

/**
 * The two lines of a row: whom or what it is about and what a phone's row is for, or else the first amount that is summed, amount, or
 * figure; then its status, what a phone's row is for, and its day, or else what comes first. Empty cells, and what the open tab has said,
 * leave their place to the next.
 */
export function phoneLines<R>(columns: readonly Lined<R>[], row: R): ReadonlyMap<string, PhonePlace> {
  const who = whoOf(columns) ?? columns[0];
  const others = columns.filter(
    (one) =>
      one !== who &&
      (one.onPhone || (!one.wide && !one.isBare)) &&
      !isEmpty(one, row) &&
      !one.said?.includes(String(one.value(row))),
  );
  const asked = others.filter(({ onPhone }) => onPhone);
  const sides = others.filter(({ part }) => part === 'side');
  const money = others.filter(({ part }) => part === 'amount');
  const due = asked.find(isCounted);
  const amount =
    // Where nothing is left, how much it was.
    (due?.part === 'amount' && due.value(row) === 0 ? columns.find(isSum) : due) ??
    due ??
    money.find(isSum) ??
    money[0] ??
    (asked.some(({ part }) => part !== 'day') ? undefined : others.find(isFigure));
  const amounts = sides.length > 0 ? sides : amount ? [amount] : [];
  const first = (part: string) => others.find((column) => column.part === part);
  const isFact = (one: Lined<R>) => (one.part ?? 'fact') === 'fact' && !isFigure(one);
  // A number beside the amount needs its label, and so does a day that is not the list's own.
  const told = asked.filter((one) => one !== due && one !== amount);
  const more = told.some(({ part }) => part !== 'day') ? [] : others.filter(isFact);
  const firm = told.filter(({ onPhone }) => onPhone === true);
  const wanted = new Set([first('status'), ...firm, first('day'), ...told, ...more].flatMap((column) => column ?? []));
  return new Map<string, PhonePlace>([
    ...[...wanted]
      .slice(0, mostFacts)
      .map((one) => [one.id, needsLabel(one) ? 'told' : one.cuts ? 'fact' : 'firm'] as const),
    ...amounts.map((one) => [one.id, one.part === 'fact' && !one.onPhone ? 'figure' : 'amount'] as const),
    ...others.flatMap(({ id, part }) => (part === 'note' ? [[id, 'note'] as const] : [])),
    ...(who ? [[who.id, 'name'] as const] : []),
  ]);
}

/** True for a cell that shows nothing. */
export function isEmpty<R>({ value, show }: Pick<Column<R>, 'value' | 'show'>, row: R): boolean {
  return (value(row) ?? '') === '' || (show(row) ?? false) === false;
}

type Kind = Pick<Column<never>, 'part' | 'align' | 'total' | 'onPhone'>;

/** A number that says nothing without its heading. */
const isFigure = ({ align }: Kind) => align === 'end';

const isCounted = (column: Kind) => column.part === 'amount' || isFigure(column);

const isSum = ({ part, total }: Kind) => part === 'amount' && total !== undefined;

const needsLabel = (column: Kind) => isCounted(column) || (column.part === 'day' && column.onPhone);
