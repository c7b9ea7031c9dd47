import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { shownMonth } from '#kit/rules/show';
import { fixedProblems, owedProblems } from '#features/ledger/debt/debt.rules';
import type { FeeType } from './fee-types.contract';

/** True where the amount is each enrollment's own and a month is charged once (D1, D4). */
export function isMonthly(feetype: FeeType): boolean {
  return feetype === 'monthlyfee';
}

/** What is missing in a charge: all but the monthly fee need an amount above 0 (D5). */
export function chargeProblems({
  feetype,
  feeAmount,
}: {
  readonly feetype: FeeType;
  readonly feeAmount?: Money | null | undefined;
}): Errors {
  if (isMonthly(feetype) || (feeAmount !== null && feeAmount !== undefined && feeAmount > 0)) return {};
  return { feeAmount: t('Enter fee amount') };
}

/** What a charge to all classes cannot be (D2). */
export function allClassesProblems({
  feetype,
  classID,
}: {
  readonly feetype: FeeType;
  readonly classID?: string | null | undefined;
}): Errors {
  if (!isMonthly(feetype)) return { feetype: t('Only the monthly fee can be charged to all classes') };
  if (classID !== null && classID !== undefined && classID !== 'All')
    return { classID: t('Leave the class out, or send All') };
  return {};
}

/** Why a student cannot be charged for a month of a class: it is charged already, whatever the enrollment (D1). */
export function monthTwice(month: string): string {
  return t('This student has already been charged for {month} in this class', { month: shownMonth(month) });
}

/** What a paid fee was for. */
interface Ties {
  readonly studentID: string;
  readonly classID: string;
  readonly feetype: string;
  readonly feeMonth: string | null;
}

/** What can no longer be changed of a fee (D8): who, where and what for, once a receipt exists; and never less than is paid. */
export function editConflicts(
  stored: Ties & { readonly feePaid: Money },
  wanted: Ties & { readonly feeAmount: Money },
): Errors {
  const { feePaid: paid } = stored;
  return {
    ...fixedProblems(['studentID', 'classID', 'feetype', 'feeMonth'], paid, stored, wanted),
    ...owedProblems('feeAmount', wanted.feeAmount, paid),
  };
}
