import { t, words } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';

/** The parts of a sale, in order: what is sold, how it is paid, the summary, the receipt (S§2). */
export const saleParts = [
  words('Goods and customer'),
  words('Receipt'),
  words('Confirm Detail'),
  words('Print Receipt'),
] as const;

/** The errors of the goods of a sale, and of its payment. */
export interface SaleFaults {
  readonly goods: Errors;
  readonly payment: Errors;
}

/** The part that a sale has reached: the first incomplete one, or the one that confirms it. */
export function standsAt({ goods, payment }: SaleFaults): number {
  const wrong = [goods, payment].findIndex((errors) => Object.keys(errors).length > 0);
  return wrong < 0 ? 2 : wrong;
}

/** The messages about what a part waits for, except those that are shown at its own fields. */
export function missingFor(part: number, { goods, payment }: SaleFaults): readonly string[] {
  if (part === 0) return [];
  const { customerID: debtor, ...paid } = payment;
  const said = [...Object.values(goods), ...(debtor === undefined ? [] : [debtor])];
  return [...new Set(part === 1 ? said : [...said, ...Object.values(paid)])];
}

/** The text about the receipt before there is one. */
export function beforeReceipt(isReceipt: boolean): string {
  return isReceipt
    ? t('The receipt is printed as soon as the sale is saved.')
    : t('What is left as due has no receipt: the invoice is shown to print.');
}
