import { entryOf } from '#kit/rules/entry-of';
import { areAlike } from '#kit/rules/phone';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';

/** A document that was named by its letter and number: f311 a fee, i42 an invoice, j7 a job, p31 a payment (CO1). */
export interface NamedPaper {
  readonly of: DebtKind | 'payment';
  readonly number: number;
}

const letters: Readonly<Record<string, NamedPaper['of']>> = { f: 'fee', i: 'invoice', j: 'service', p: 'payment' };

/** The document that was typed; undefined where something else was. */
export function paperTyped(typed: string): NamedPaper | undefined {
  const [, letter = '', digits = ''] = /^([fijp])(\d{1,12})$/i.exec(typed.trim()) ?? [];
  const of = entryOf(letters, letter.toLowerCase());
  return of === undefined ? undefined : { of, number: Number(digits) };
}

/** Whether what was typed is exactly this person's number or phone, or names one of the person's documents. */
export function isMeant(
  { number, phone }: { readonly number: number | null; readonly phone: string | null },
  typed: string,
): boolean {
  const isNumber = number !== null && String(number) === typed;
  return isNumber || (phone !== null && areAlike(phone, typed)) || paperTyped(typed) !== undefined;
}

/** Whether a scanner may have read it: barcodes are one word with digits, longer than the numbers of people. */
export function isScanned(typed: string): boolean {
  return /^[A-Za-z0-9-]{6,32}$/.test(typed) && /\d/.test(typed);
}
