import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { pageOf } from '#kit/contract/page-of';
import type { Errors } from '#kit/contract/parse';
import { minus, noMoney } from '#kit/rules/money';
import type { CreditKind, CreditSource } from './credit.contract';
import { payingCustomer, payingStudent } from './payer.contract';

/** Whether each kind raises or lowers a person's credit. */
export const creditSides: Readonly<Record<CreditKind, 1 | -1>> = { advance: 1, creditNote: 1, used: -1, refund: -1 };

/** How a row of credit changes what its person has: below zero where it was used or paid back. */
export function creditChange({ kind, amount }: { readonly kind: CreditKind; readonly amount: Money }): Money {
  return creditSides[kind] === 1 ? amount : minus(noMoney, amount);
}

/** Why this much of a person's credit cannot be taken: it never falls below 0 (CO12). */
export function creditProblem(wanted: Money, credit: Money, shown: (amount: Money) => string): string | undefined {
  return wanted <= credit ? undefined : t('Only {credit} credit is left', { credit: shown(credit) });
}

/** Why an advance cannot be voided: its money has been used. */
export function usedProblem(receiptNo: number | undefined): string {
  if (receiptNo === undefined) return t('This credit was paid back already');
  return t('This credit was used already, by receipt {receiptNo}', { receiptNo });
}

/** Why a row of credit cannot be voided by itself: only a refund can, and only until a close has counted it (CO10). */
export function notRefundProblem({
  kind,
  closeNo,
  source,
}: {
  readonly kind: CreditKind;
  readonly closeNo: number | null;
  readonly source: CreditSource | null;
}): string | undefined {
  if (kind === 'advance') return t('Void its payment instead');
  if (kind === 'used') return t('Void its receipt instead');
  if (kind === 'creditNote') return t('Void its credit note instead');
  // A refund that reverses a counted advance was made by voiding its payment.
  if (source !== null) return t('Its payment is voided: take the money in again');
  return closeNo === null ? undefined : t('Take the money in again');
}

/** Why credit without exactly one owner is refused. */
export function onePayerProblem(of: { readonly studentID?: unknown; readonly customerID?: unknown }): Errors {
  if (of.studentID && of.customerID) return { customerID: t('Credit is of one person') };
  return of.studentID || of.customerID ? {} : { studentID: t('Choose whose credit it is') };
}

/** Somebody who can have credit. */
export interface CreditPayer {
  readonly kind: 'student' | 'customer';
  readonly _id: string;
}

/** The field of a credit or a payment that names this person. */
export function payerField({ kind }: CreditPayer): 'studentID' | 'customerID' {
  return kind === 'student' ? 'studentID' : 'customerID';
}

/** Those whom a record of money may be about. */
export interface OfPayer {
  readonly studentID?: { readonly _id: string } | null;
  readonly customerID?: { readonly _id: string } | null;
}

/** The address of the page of whom a record is about; undefined where it is about neither a student nor a customer. */
export function pageOfPayer({ studentID, customerID }: OfPayer): string | undefined {
  if (studentID) return pageOf(payingStudent, studentID._id);
  return customerID ? pageOf(payingCustomer, customerID._id) : undefined;
}

/** A row of credit that is made. */
export interface NewCredit {
  readonly _id?: string | undefined;
  readonly kind: CreditKind;
  readonly amount: Money;
  readonly date: string;
  readonly accountID?: string | undefined;
  readonly source?: CreditSource | undefined;
  readonly reason?: string | null;
}
