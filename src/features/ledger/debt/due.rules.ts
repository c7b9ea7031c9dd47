import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { leftToPay } from './debt.rules';
import type { Due, OpenPart, Part } from './due.contract';

/** The default due day: some days after the document's own day. */
export function usualDueDate(day: string, paymentDays: number): string {
  return addDays(day, paymentDays);
}

/** Why a due day is refused: nothing can be due before the day on which it was made (DE11). */
export function dueDateProblems(dueDate: string, day: string): Errors {
  return dueDate < day ? { dueDate: t('It cannot be due before the day on which it was made') } : {};
}

const dueNames: ReadonlySet<string> = new Set(['dueDate', 'instalments']);

/** Whether an edit of these fields only changes when a debt is due. */
export function isOnlyDue(changed: readonly string[]): boolean {
  return changed.length > 0 && changed.every((name) => dueNames.has(name));
}

/** The parts in which a debt is paid: a single one without a plan. An amount beyond the plan is due with its last part (DE13). */
export function partsOf({ owed, dueDate, instalments }: Omit<Due, 'paid'>): readonly Part[] {
  return instalments ? fitted(instalments, owed) : [{ dueDate, amount: owed }];
}

/** Each part with its open amount: payments cover the earliest first (DE11). */
export function openPartsOf(debt: Due): readonly OpenPart[] {
  const parts = partsOf(debt);
  return parts.map((part, index) => {
    const before = sum(parts.slice(0, index).map(({ amount }) => amount));
    const upTo = plus(before, part.amount);
    if (debt.paid >= upTo) return { ...part, open: noMoney };
    return { ...part, open: debt.paid > before ? leftToPay(upTo, debt.paid) : part.amount };
  });
}

/** The uncovered amount of the parts that were due before today; a part that is due today is not overdue (DE11). */
export function overdueOf(debt: Due, today: string): Money {
  const past = sum(partsOf(debt).flatMap(({ dueDate, amount }) => (dueDate < today ? [amount] : [])));
  return past > debt.paid ? leftToPay(past, debt.paid) : noMoney;
}

/** The day of the first part that payments do not cover; null if all is paid. */
export function nextDueOf(debt: Due): string | null {
  return openPartsOf(debt).find(({ open }) => open > 0)?.dueDate ?? null;
}

/**
 * A plan adjusted to what is owed now (FE3): if that is less, the last parts shrink and those of 0 are dropped; if it is more, the last
 * one grows. Null if one part is left, which is no longer a plan.
 */
export function planFor(plan: readonly Part[] | null, owed: Money): readonly Part[] | null {
  if (plan === null) return null;
  const parts = fitted(plan, owed);
  return parts.length > 1 ? parts : null;
}

/** The parts of a plan adjusted to what is owed: the last ones shrink and are dropped, or the last one grows. */
function fitted(plan: readonly Part[], owed: Money): readonly Part[] {
  const parts: Part[] = [];
  let left = owed;
  for (const part of plan) {
    const amount = part.amount < left ? part.amount : left;
    if (amount > 0) parts.push({ ...part, amount });
    left = minus(left, amount);
  }
  const last = parts.at(-1);
  if (last && left > 0) parts.splice(-1, 1, { ...last, amount: plus(last.amount, left) });
  return parts;
}
