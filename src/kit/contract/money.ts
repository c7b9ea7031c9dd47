import * as z from 'zod/mini';

/**
 * An amount of money: a JSON number with at most two decimals, 0 to 9,999,999,999.99, on the wire, in the
 * database (`numeric(12,2)`) and in a form alike. A double holds each of these exactly enough to print it back;
 * sums go through `kit/rules/money`, in whole cents. Plain `+` on it gives a number, which no field takes.
 */
declare const money: unique symbol;
export type Money = number & { readonly [money]: true };

export const mostMoney = 9_999_999_999.99;
const written = /^\d{1,10}(\.\d{1,2})?$/;

/** Reads an amount from a JSON number or a decimal string; undefined where it is not one (B1). */
export function readMoney(value: number | string): Money | undefined {
  // A number prints in its shortest form, so 12.345 and 1e21 show themselves.
  const text = typeof value === 'number' ? String(value) : value;
  return written.test(text) ? (Number(text) as Money) : undefined;
}

/** The schema of an amount; `sentence` is what it says of anything else. */
export function moneySchema(sentence: () => string) {
  return z.pipe(
    z.union([z.number(), z.string()], { error: sentence }),
    z.transform((value: number | string, context) => {
      const amount = readMoney(value);
      if (amount !== undefined) return amount;
      context.issues.push({ code: 'custom', message: sentence(), input: value });
      return z.NEVER;
    }),
  );
}
