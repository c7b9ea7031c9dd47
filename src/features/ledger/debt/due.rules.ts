import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { addDays } from '#kit/rules/calendar';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { leftToPay } from './debt.rules';
import type { Due, OpenPart, Part } from './due.contract';

/** The day by which something is to be paid by default: so many days after its own. */
export function usualDueDate(day: string, paymentDays: number): string {
  return addDays(day, paymentDays);
}

/** Why a due day is refused: nothing is due before the day on which it was made (DE11). */
export function dueDateProblems(dueDate: string, day: string): Errors {
  return dueDate < day ? { dueDate: t('It cannot be due before the day on which it was made') } : {};
}

const dueNames: ReadonlySet<string> = new Set(['dueDate', 'instalments']);

/** Whether an edit that changes these fields changes nothing but when a debt is to be paid. */
export function isOnlyDue(changed: readonly string[]): boolean {
  return changed.length > 0 && changed.every((name) => dueNames.has(name));
}

/** The parts in which a debt is paid: without a plan it is one. What a plan does not hold is due with its last part (DE13). */
export function partsOf({ owed, dueDate, instalments }: Omit<Due, 'paid'>): readonly Part[] {
  return instalments ? fitted(instalments, owed) : [{ dueDate, amount: owed }];
}

/** Each part with what is open of it: what is paid covers the earliest first (DE11). */
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

/** The day of the first part that what is paid does not cover; null where all is paid. */
export function nextDueOf(debt: Due): string | null {
  return openPartsOf(debt).find(({ open }) => open > 0)?.dueDate ?? null;
}

/**
 * A plan that comes to what is owed now (FE3): where that is less, the last parts shrink first and one of nothing goes; where it is more,
 * the last grows. Null where one part is left: that is no longer a plan.
 */
export function planFor(plan: readonly Part[] | null, owed: Money): readonly Part[] | null {
  if (plan === null) return null;
  const parts = fitted(plan, owed);
  return parts.length > 1 ? parts : null;
}

/** The parts of a plan that come to what is owed: the last ones shrink and go, or the last grows. */
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
