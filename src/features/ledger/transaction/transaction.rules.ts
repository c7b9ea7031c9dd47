import { comma, retold, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { countedProblem } from '#features/ledger/money-account/landing.rules';
import { usualAccounts } from '#house/money-account/account-names.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { type TransactionType, incomeTypes } from './transaction.contract';

/** The descriptions of postings by their documents. They are stored in English (`kept`) and shown in the reader's language. */
export const postingSays = {
  feeReceipt: words('Fee receipt {number}'),
  serviceReceipt: words('Service receipt {number}'),
  invoiceReceipt: words('Receipt {number} of invoice {invoice}'),
  purchase: words('Purchase of {quantity} {item}'),
  payroll: words('Payroll {number}'),
  transfer: words('Fee of transfer {number}'),
  reversal: words('Takes back transaction {number}'),
  difference: words('Difference of close {number}'),
  creditNote: words('Credit note {number}'),
} as const;

/** The side on which a row is reversed. */
export const otherSide = { income: 'expense', expense: 'income' } as const;

/** The category of a reversal (AL8). */
export const reversalType = 'reversal';

/** The category of the difference of a count (DC6). */
export const differenceType = 'cash difference';

/** The category of the fee that a provider keeps of a transfer (AC8). */
export const transferFeeType = 'transfer fee';

/** The category of money that a credit note gives back from an account, or turns into credit (DE4). */
export const refundType = 'refund';
export const creditNoteType = 'credit note';

/** The categories of postings that no form offers. */
export const postedTypes = {
  purchase: words('Purchase'),
  payroll: words('Payroll'),
  [transferFeeType]: words('Transfer fee'),
  [reversalType]: words('Reversal'),
  [differenceType]: words('Cash difference'),
  [refundType]: words('Refund'),
  [creditNoteType]: words('Credit note'),
} as const;

/** The categories that nobody can enter by hand, because code that reads the statement relies on them (AL9). */
const ownTypes: readonly string[] = [transferFeeType, differenceType, refundType, creditNoteType, reversalType];

/**
 * Why the category of a hand-entered row is refused: income has a closed list, an expense is free text (D14), except the categories that
 * only the product enters (AL9).
 */
export function typeProblem(transectionType: TransactionType, type: string): string | undefined {
  if (ownTypes.includes(type)) return t("'{type}' is entered automatically. Choose another type", { type });
  if (transectionType === 'expense' || Object.hasOwn(incomeTypes, type)) return undefined;
  return t('Choose one of: {choices}', { choices: Object.keys(incomeTypes).join(comma()) });
}

/** Why a row cannot be changed by hand: it follows its document (D13). */
export function postedProblem(posted: boolean): string | undefined {
  return posted ? t('Change the receipt instead') : undefined;
}

/** Why this change of a counted row is refused: its amount, date and account are fixed (AL8). */
export function countedRowProblem(stored: Counted, wanted: Omit<Counted, 'closeNo'>): string | undefined {
  const stays = (['amount', 'date', 'accountID'] as const).every((name) => stored[name] === wanted[name]);
  return stored.closeNo === null || stays ? undefined : countedProblem(stored.closeNo);
}

interface Counted {
  readonly amount: Money;
  readonly date: string;
  readonly accountID: string | null;
  readonly closeNo: number | null;
}

/** Why a reversed row can be neither changed nor voided. */
export function takenBackProblem(): string {
  return t('This document is voided and cannot be changed');
}

/** Why a row cannot move to the other side of the statement (D14). */
export function sideProblem(stored: TransactionType, wanted: TransactionType): string | undefined {
  return stored === wanted ? undefined : t('Income cannot become expense, nor expense income');
}

/** A category as people read it: those of postings and income are words of the catalogue, that of an expense is as it was typed. */
export function typeShown(type: string): string {
  const named = Object.entries({ ...incomeTypes, ...postedTypes }).find(([one]) => one === type)?.[1];
  return named === undefined ? type : t(named);
}

/** The name of a row, in the reader's language. */
export function nameShown({ name, posted }: { readonly name: string; readonly posted: boolean }): string {
  return posted ? retold(name, [walkInCustomer, ...usualAccounts]) : name;
}

/** The description of a row, in the reader's language. */
export function descriptionShown(row: { readonly description: string; readonly posted: boolean }): string {
  return row.posted ? retold(row.description, Object.values(postingSays)) : row.description;
}
