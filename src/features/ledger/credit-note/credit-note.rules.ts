import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { changedNames, type Values } from '#kit/rules/changed-names';
import { minus, noMoney, plus, showMoney } from '#kit/rules/money';
import { planFor } from '#features/ledger/debt/due.rules';
import type { Part } from '#features/ledger/debt/due.contract';
import { leftToPay } from '#features/ledger/debt/debt.rules';

/** The facts of a held debt that a credit note needs. */
export interface CreditedDebt {
  readonly _id: string;
  /** The student or customer who owes; null for a walk-in. */
  readonly payer: string | null;
  readonly owed: Money;
  readonly paid: Money;
  readonly classID: string | null;
  readonly plan: readonly Part[] | null;
}

/** How much of a credit note lowers the open balance, and how much of it had been paid and goes back (DE4). */
export interface Split {
  readonly lowered: Money;
  readonly returned: Money;
}

/** Splits an amount: the open balance comes first; the rest had been paid. */
export function splitOf({ owed, paid }: Pick<CreditedDebt, 'owed' | 'paid'>, amount: Money): Split {
  const balance = leftToPay(owed, paid);
  const lowered = amount < balance ? amount : balance;
  return { lowered, returned: minus(amount, lowered) };
}

/** Why this much cannot be taken off: it is more than was charged (DE3). */
export function limitProblem(amount: Money, owed: Money): string | undefined {
  if (amount <= owed) return undefined;
  return t('Only {owed} can be credited', { owed: showMoney(owed, '', language()) });
}

/** A debt after a credit note (DE1). */
export function afterNote(debt: CreditedDebt, { lowered, returned }: Split): CreditedDebt {
  const owed = minus(debt.owed, plus(lowered, returned));
  return { ...debt, owed, paid: minus(debt.paid, returned), plan: planFor(debt.plan, owed) };
}

/** A debt after its credit note is voided (DE7). */
export function withoutNote(debt: CreditedDebt, { lowered, returned }: Split): CreditedDebt {
  const owed = plus(debt.owed, plus(lowered, returned));
  return { ...debt, owed, paid: plus(debt.paid, returned), plan: planFor(debt.plan, owed) };
}

/** Whether something that had been paid goes back. */
export function givesBack({ returned }: Pick<Split, 'returned'>): boolean {
  return returned > noMoney;
}

/** The fields of which exactly one names what is credited. */
export const creditedNames = ['feeID', 'serviceID', 'invoiceID'] as const;

/** The fields of a credit note as sent. */
interface Asked {
  readonly feeID?: string | null | undefined;
  readonly serviceID?: string | null | undefined;
  readonly invoiceID?: string | null | undefined;
  readonly creditKind?: string | null | undefined;
  readonly items?: readonly { readonly itemID?: string | undefined }[] | undefined;
  readonly amount?: Money | null | undefined;
  readonly date?: string | null | undefined;
}

/** Errors of a credit note by itself, by field. */
export function noteErrors(asked: Asked, today: string): Errors {
  const named = creditedNames.filter((name) => asked[name]);
  const items = asked.items ?? [];
  const wrong: Record<string, string | undefined> = {
    [named[1] ?? 'feeID']: named.length === 1 ? undefined : t('Choose what is credited'),
    creditKind: items.length > 0 || asked.creditKind ? undefined : t('Select type'),
    items: items.length > 0 && named.length === 1 && !asked.invoiceID ? t('Only an invoice has items') : undefined,
    amount: items.length > 0 || (asked.amount ?? noMoney) > 0 ? undefined : t('Enter amount'),
    date: asked.date && asked.date > today ? t('A credit note is of today or before') : undefined,
  };
  return Object.fromEntries(Object.entries(wrong).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

/** Why money of a walk-in customer cannot become credit: it is paid back at once. */
export function walkInNoteProblem(
  payer: string | null,
  refundAccountID: string | null | undefined,
): string | undefined {
  return payer === null && !refundAccountID ? t('Choose where the money comes from') : undefined;
}

/** Errors of an edit that would change more of a credit note than its reason. */
export function fixedNoteErrors(stored: Values, values: Values): Errors {
  const problem = t('A credit note is kept as it is made: void it and make another');
  return Object.fromEntries(changedNames(stored, values).map((name) => [name, problem]));
}
