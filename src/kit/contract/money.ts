import * as z from 'zod/mini';
import { t } from './language';
import { doubtOf, writtenNumber } from './written-number';

/**
 * An amount of money: a JSON number with at most two decimals, 0 to 9,999,999,999.99, the same on the wire, in the
 * database (`numeric(12,2)`) and in a form. A double is exact enough to print each of these back; sums are made by
 * `kit/rules/money`, in whole cents. Plain `+` gives a number, which no field of money accepts.
 */
declare const money: unique symbol;
export type Money = number & { readonly [money]: true };

export const mostMoney = 9_999_999_999.99;
const written = /^\d{1,10}(\.\d{1,2})?$/;

/** The amount in a JSON number or a decimal string; undefined if it is not one (B1). */
export function readMoney(value: number | string): Money | undefined {
  // A number prints in its shortest form, which reveals 12.345 and 1e21.
  const text = typeof value === 'number' ? String(value) : value;
  return written.test(text) ? (Number(text) as Money) : undefined;
}

/** The amount that somebody typed; undefined if it is not an amount, or could be two. */
export function readTyped(text: string): Money | undefined {
  return readMoney(writtenNumber(text));
}

/** The schema of an amount; `sentence` refuses anything else. */
export function moneySchema(sentence: () => string) {
  return z.pipe(
    z.union([z.number(), z.string()], { error: sentence }),
    z.transform((value: number | string, context) => {
      const amount = readMoney(value);
      if (amount !== undefined) return amount;
      context.issues.push({ code: 'custom', message: doubtOf(value) ?? tooMuch(value) ?? sentence(), input: value });
      return z.NEVER;
    }),
  );
}

/** The refusal of an amount that is larger than the largest that can be stored. */
function tooMuch(value: number | string): string | undefined {
  return /^\d{11,}(\.\d{1,2})?$/.test(String(value)) ? t('The amount is too large') : undefined;
}
