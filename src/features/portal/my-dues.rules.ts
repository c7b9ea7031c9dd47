import type { Day } from '#kit/contract/day';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Tones } from '#kit/contract/tone';
import { sum } from '#kit/rules/money';
import type { Due, OpenPart } from '#features/ledger/debt/due.contract';
import { openPartsOf } from '#features/ledger/debt/due.rules';

/** The states of a part of a fee. */
export const partStates = { paid: words('Paid'), overdue: words('Overdue'), notDue: words('Not due') } as const;

export type PartState = keyof typeof partStates;

export const partTones: Tones<PartState> = { paid: 'good', overdue: 'wrong' };

/** The state of a part of a fee on a day; a part due that day is not overdue (DE11). */
export function partState({ open, dueDate }: OpenPart, today: Day): PartState {
  if (open <= 0) return 'paid';
  return dueDate < today ? 'overdue' : 'notDue';
}

/** An amount with the day that goes with it. */
interface DuePart {
  readonly amount: Money;
  readonly day: Day;
}

interface Dues {
  /** The overdue amount of all fees, and since when; undefined if nothing is overdue. */
  readonly late: DuePart | undefined;
  /** The amount due on the next due day, and that day; undefined if nothing more is due. */
  readonly next: DuePart | undefined;
}

/** The overdue part of several fees, and the next part that is due. */
export function duesOf(fees: readonly Due[], today: Day): Dues {
  const open = fees
    .flatMap(openPartsOf)
    .filter((part) => part.open > 0)
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
  const late = open.filter(({ dueDate }) => dueDate < today);
  const coming = open.find(({ dueDate }) => dueDate >= today)?.dueDate;
  return { late: together(late), next: together(open.filter(({ dueDate }) => dueDate === coming)) };
}

/** The sum of parts, and the day of the first; undefined where there is none. */
function together(parts: readonly OpenPart[]): DuePart | undefined {
  const [first] = parts;
  return first && { amount: sum(parts.map(({ open }) => open)), day: first.dueDate };
}
