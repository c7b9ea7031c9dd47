import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { noMoney } from '#kit/rules/money';
import type { FeeType } from '#features/ledger/fee-name/fee-type.contract';
import { dueDateProblems } from '#features/ledger/debt/due.rules';

/** One row of what an enrollment charges at once. */
export interface FeeItem {
  readonly feeName: string;
  readonly feetype: FeeType;
  readonly feeAmount?: Money | undefined;
  /** In how many parts it is paid, a month apart, and when it or its first part is due. */
  readonly instalmentCount?: number | null | undefined;
  readonly dueDate?: Day | null | undefined;
}

/** The items as they are stored: a month's fee is the enrollment's Amount, whatever was sent (D4). */
export function storedItems(items: readonly FeeItem[], Amount: Money): (FeeItem & { readonly feeAmount: Money })[] {
  return items.map(({ feeName, feetype, feeAmount = noMoney, instalmentCount, dueDate }) => ({
    feeName,
    feetype,
    feeAmount: feetype === 'monthlyfee' ? Amount : feeAmount,
    ...(instalmentCount ? { instalmentCount } : {}),
    ...(dueDate ? { dueDate } : {}),
  }));
}

/** The items that become fees: one with an amount of 0 does not (D5). */
export function chargedItems<I extends { readonly feeAmount: number }>(items: readonly I[]): I[] {
  return items.filter((item) => item.feeAmount > 0);
}

/** Problems among the items of an enrollment: a month is charged once (D1), and its due days cannot be chosen (FE6). */
export function itemProblems(items: readonly Omit<FeeItem, 'feeName'>[]): Errors {
  const first = items.findIndex((item) => item.feetype === 'monthlyfee');
  const second = items.findIndex((item, index) => index > first && item.feetype === 'monthlyfee');
  const { instalmentCount, dueDate } = items[first] ?? {};
  return {
    ...(second > 0 ? { [`feeItems.${second}.feetype`]: t('An enrollment has one monthly fee a month') } : {}),
    ...(instalmentCount
      ? { [`feeItems.${first}.instalmentCount`]: t('A monthly fee is not paid in instalments') }
      : {}),
    ...(dueDate ? { [`feeItems.${first}.dueDate`]: t('A monthly fee is due on the day of the settings') } : {}),
  };
}

/** Which items would be due before the day on which they are charged. */
export function itemDueProblems(items: readonly Pick<FeeItem, 'dueDate'>[], today: Day): Errors {
  const early = items.flatMap(({ dueDate }, index) =>
    (dueDate ? Object.entries(dueDateProblems(dueDate, today)) : []).map(([name, problem]) => [
      `feeItems.${index}.${name}`,
      problem,
    ]),
  );
  return Object.fromEntries(early);
}

/** Items that were entered earlier, as they are charged on a day: none is due before that day (FE1). */
export function dueFrom<I extends Pick<FeeItem, 'dueDate'>>(items: readonly I[], day: Day): I[] {
  return items.map((item) => (item.dueDate && item.dueDate < day ? { ...item, dueDate: day } : item));
}

/** Why a class of another course cannot be enrolled in. */
export function courseProblem(classCourse: string, course: string): string | undefined {
  return classCourse === course ? undefined : t('This class is not of the chosen course');
}

/** Why a class takes no students (E11): it takes them while it is active, and while it is pending. */
export function seatProblem({ classStatus, startedDate }: ClassToEnter, today: Day): string | undefined {
  const isToCome = classStatus === 'pending' && startedDate > today;
  return classStatus === 'active' || isToCome ? undefined : t('This class is not active');
}

/** What decides whether a class takes students. */
interface ClassToEnter {
  readonly classStatus: string;
  readonly startedDate: Day;
}

/** Why a student cannot enrol (E11). */
export function studentProblem(studentStatus: string): string | undefined {
  return studentStatus === 'blocked' ? t('This student is blocked') : undefined;
}

/** Why the items of an enrollment cannot be changed: each became a fee, and fees are changed on their own screen. */
export function itemsProblem(stored: readonly FeeItem[], wanted: readonly FeeItem[]): string | undefined {
  // A month's amount is set by the server, so the amount that was sent means nothing.
  const said = (items: readonly FeeItem[]) => JSON.stringify(storedItems(items, noMoney));
  return said(stored) === said(wanted)
    ? undefined
    : t('Fee items were charged when enrolling: change them on the Fees screen');
}
