import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { fitsMoney, minus, plus, showMoney } from '#kit/rules/money';
import type { Debt } from './debt.contract';

/** The amount left to pay: the one balance of fees, services and invoices. */
export function leftToPay(owed: Money, paid: Money): Money {
  return minus(owed, paid);
}

/** The amount left to pay, as SQL over a row of a debt's table: `"feeAmount" - "feePaid"`. */
export function leftToPayIn({ owed, paid }: Pick<Debt, 'owed' | 'paid'>): string {
  return `"${owed}" - "${paid}"`;
}

/** Why an edited document cannot have so small an amount, by field: more is paid already. */
export function owedProblems(field: string, wanted: Money, paid: Money): Errors {
  if (wanted >= paid) return {};
  const shown = showMoney(paid, '', language());
  return { [field]: t('{paid} is already paid: the amount cannot be less', { paid: shown }) };
}

/** Why something waits for a credit note to be voided (DE7). */
export function voidFirstProblem(creditNoteNo: number): string {
  return t('Void credit note {number} first', { number: creditNoteNo });
}

/** Errors for the fields, among these, that an edit changes in a debt with a credit note. */
export function fixedByNotes<N extends string>(
  names: readonly N[],
  credited: Money,
  stored: Readonly<Record<N, unknown>>,
  wanted: Readonly<Record<N, unknown>>,
): Errors {
  const moved = credited > 0 ? names.filter((name) => stored[name] !== wanted[name]) : [];
  return Object.fromEntries(moved.map((name) => [name, t('This is fixed once a credit note exists')]));
}

/** Why this much cannot be owed: together with what credit notes took off, it would exceed the largest amount. */
export function chargedProblems(field: string, owed: Money, credited: Money): Errors {
  return fitsMoney(plus(owed, credited)) ? {} : { [field]: t('The amount is too large') };
}

/** The messages about fields that say what a payment was for. */
export function fixedOncePaid(): string {
  return t('This is fixed once a receipt exists');
}

/** Errors for the fields, among these, that an edit changes although something is paid (D8, G16). */
export function fixedProblems<N extends string>(
  names: readonly N[],
  paid: Money,
  stored: Readonly<Record<N, unknown>>,
  wanted: Readonly<Record<N, unknown>>,
): Errors {
  const moved = paid > 0 ? names.filter((name) => stored[name] !== wanted[name]) : [];
  return Object.fromEntries(moved.map((name) => [name, fixedOncePaid()]));
}
