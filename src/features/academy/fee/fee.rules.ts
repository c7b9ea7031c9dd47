import { counted, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { shownMonth } from '#kit/rules/show';
import { chargedProblems, fixedByNotes, fixedProblems, owedProblems } from '#features/ledger/debt/debt.rules';
import { usualDueDate } from '#features/ledger/debt/due.rules';
import type { FeeType } from '#features/ledger/fee-name/fee-type.contract';
import type { ChargePreviewed } from './charge.contract';

/** True where the amount is each enrollment's own and a month is charged once (D1, D4). */
export function isMonthly(feetype: FeeType): boolean {
  return feetype === 'monthlyfee';
}

interface ChargedFee {
  readonly feetype: FeeType;
  readonly feeMonth: string | null;
  /** The day on which it is charged. */
  readonly day: string;
}

/**
 * The day by which a fee is to be paid: for a monthly one a day of its month, for any other some days after it is charged; never before
 * the day on which it is charged (FE1).
 */
export function dueDateOf(
  { feetype, feeMonth, day }: ChargedFee,
  { paymentDays, feeDueDay }: { readonly paymentDays: number; readonly feeDueDay: number },
): string {
  if (!isMonthly(feetype) || feeMonth === null) return usualDueDate(day, paymentDays);
  const ofMonth = `${feeMonth}-${String(feeDueDay).padStart(2, '0')}`;
  return ofMonth < day ? day : ofMonth;
}

/** Missing fields of a charge: all but a monthly fee need an amount above 0 (D5). */
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

/** Problems that only a charge of all classes can have (D2). */
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

/** Why a student cannot be charged for a month of a class: the month is charged already, by whichever enrollment (D1). */
export function monthTwice(month: string): string {
  return t('This student has already been charged for {month} in this class', { month: shownMonth(month) });
}

/** The facts that say what a fee is for: they are fixed once something of it is paid. */
interface Ties {
  readonly studentID: string;
  readonly classID: string;
  readonly feetype: string;
  readonly feeMonth: string | null;
}

const ties = ['studentID', 'classID', 'feetype', 'feeMonth'] as const;

/**
 * Errors of an edit that a fee no longer allows (D8): its student, class and purpose are fixed once a receipt exists, and it never falls
 * below what is paid.
 */
export function editConflicts(
  stored: Ties & { readonly feePaid: Money; readonly credited: Money },
  wanted: Ties & { readonly feeAmount: Money },
): Errors {
  const { feePaid: paid, credited } = stored;
  return {
    ...fixedByNotes(ties, credited, stored, wanted),
    ...fixedProblems(ties, paid, stored, wanted),
    ...chargedProblems('feeAmount', wanted.feeAmount, credited),
    ...owedProblems('feeAmount', wanted.feeAmount, paid),
  };
}

/** Why a charge of a month skips enrollments: a sentence for each reason that there is. */
export function skippedSaid({ skipped, withoutAmount }: Pick<ChargePreviewed, 'skipped' | 'withoutAmount'>): string[] {
  const charged = skipped - withoutAmount;
  return [
    ...(charged > 0
      ? [
          counted(
            charged,
            '{count} enrollment has been charged for the month already',
            '{count} enrollments have been charged for the month already',
          ),
        ]
      : []),
    ...(withoutAmount > 0
      ? [counted(withoutAmount, '{count} enrollment has an amount of 0', '{count} enrollments have an amount of 0')]
      : []),
  ];
}

/** The sentence about the fees of a charge that are not voided with it. */
export function staysSaid(count: number): string {
  return counted(
    count,
    '{count} stays, of which something was paid or taken off',
    '{count} stay, of which something was paid or taken off',
  );
}
