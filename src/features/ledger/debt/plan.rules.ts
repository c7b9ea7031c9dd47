import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { addDays, addMonths, monthOf } from '#kit/rules/calendar';
import { noMoney, shareOut, sum } from '#kit/rules/money';
import type { Part } from './due.contract';
import { fewestParts, mostParts } from './plan.contract';

/** The same day some months later, or that month's last where it is shorter. */
export function monthsAfter(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/** An amount in equal parts a month apart; the remaining cents are added to the first (FE6). No part is 0. */
export function equalParts(amount: Money, count: number, first: Day): Part[] {
  return shareOut(amount, count).flatMap((part, index) =>
    part > noMoney ? [{ dueDate: monthsAfter(first, index), amount: part }] : [],
  );
}

/** The due day of a fee whose plan is removed: the last day of the plan stays (FE2). */
export function dueAfterPlan(plan: readonly Part[]): Day | undefined {
  return plan.at(-1)?.dueDate;
}

interface Planned {
  readonly amount: Money;
  readonly paid: Money;
  readonly shown: (amount: Money) => string;
}

/** Problems of an entered plan, by field: it adds up to what is owed, in the order of days (FE2). */
export function planProblems(plan: readonly Part[], { amount, paid, shown }: Planned): Errors {
  if (plan.length === 0) return {};
  if (paid >= amount) return { instalments: t('This fee is fully paid') };
  if (plan.length < fewestParts || plan.length > mostParts)
    return { instalments: t('Enter {fewest} to {most} instalments', { fewest: fewestParts, most: mostParts }) };
  const nothing = plan.findIndex((one) => one.amount <= noMoney);
  if (nothing !== -1) return { [`instalments.${nothing}.amount`]: t('The amount must be more than 0') };
  const turned = plan.findIndex((one, index) => index > 0 && one.dueDate <= (plan[index - 1]?.dueDate ?? ''));
  if (turned !== -1) return { [`instalments.${turned}.dueDate`]: t('Each instalment is due after the one before it') };
  const comesTo = sum(plan.map((one) => one.amount));
  if (comesTo === amount) return {};
  const values = { sum: shown(comesTo), amount: shown(amount) };
  return { instalments: t('The instalments come to {sum}, the fee to {amount}', values) };
}
