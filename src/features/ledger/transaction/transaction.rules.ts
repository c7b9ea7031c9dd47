import { retold, t, words } from '#kit/contract/language';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { type TransactionType, incomeTypes } from './transaction.contract';

/** What postings say of their documents. It is kept in English (`kept`) and shown in the reader's language. */
export const postingSays = {
  feeReceipt: words('Fee receipt {number}'),
  serviceReceipt: words('Service receipt {number}'),
  invoiceReceipt: words('Receipt {number} of invoice {invoice}'),
  purchase: words('Purchase of {quantity} {item}'),
  payroll: words('Payroll {number}'),
} as const;

/** The categories of postings that no form offers. */
const postedTypes = { purchase: words('Purchase'), payroll: words('Payroll') } as const;

/** What is wrong with the category of a hand-entered row: income has a closed list, an expense is free text (D14). */
export function typeProblem(transectionType: TransactionType, type: string): string | undefined {
  if (transectionType === 'expense' || Object.hasOwn(incomeTypes, type)) return undefined;
  return t('Choose one of: {choices}', { choices: Object.keys(incomeTypes).join(', ') });
}

/** Why a row cannot be changed by hand: its document says what it is (D13). */
export function postedProblem(posted: boolean): string | undefined {
  return posted ? t('Change the receipt instead') : undefined;
}

/** Why a row cannot go over to the other side of the statement (D14). */
export function sideProblem(stored: TransactionType, wanted: TransactionType): string | undefined {
  return stored === wanted ? undefined : t('Income cannot become expense, nor expense income');
}

/** A category as people read it: a posting's and income's are words of the catalogue, an expense's is as it was typed. */
export function typeShown(type: string): string {
  const named = Object.entries({ ...incomeTypes, ...postedTypes }).find(([one]) => one === type)?.[1];
  return named === undefined ? type : t(named);
}

/** Whom a row names, as people read it. */
export function nameShown({ name, posted }: { readonly name: string; readonly posted: boolean }): string {
  return posted ? retold(name, [walkInCustomer]) : name;
}

/** What a row is about, as people read it. */
export function descriptionShown(row: { readonly description: string; readonly posted: boolean }): string {
  return row.posted ? retold(row.description, Object.values(postingSays)) : row.description;
}
