import { date } from '#kit/contract/fields-text';
import { money } from '#kit/contract/fields-number';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';

/** The day by which a debt is to be paid (DE11). */
export const dueDateField = { ...date('Due date', { emptied: words('Enter due date') }), added: true } as const;

/** The amount that credit notes have taken off a debt (DE1). */
export const creditedField = { ...money('Taken off', { initial: 0 }), added: true } as const;

/** The amount that was charged for a debt, before anything was taken off it (DE1). */
export const chargedField = { ...money('Charged', { initial: 0 }), added: true } as const;

/** The facts about a debt's due days that its read calculates. */
export const dueTold = {
  /** The uncovered amount of parts that were due before today. */
  overdue: money('Overdue', { initial: 0 }),
  /** The day of the first part that is not covered; null where all is paid. */
  nextDue: date('Next due'),
} as const;

/** A part of a debt that is paid in several. */
export interface Part {
  readonly dueDate: string;
  readonly amount: Money;
}

/** A part with the amount of it that payments do not cover. */
export interface OpenPart extends Part {
  readonly open: Money;
}

/** The facts from which the due days of a debt follow. */
export interface Due {
  readonly owed: Money;
  readonly paid: Money;
  readonly dueDate: string;
  readonly instalments?: readonly Part[] | null;
}
