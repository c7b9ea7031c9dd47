import * as z from 'zod/mini';
import { type Common, type Field, field, type Made } from './field';
import { t } from './language';
import { type Money, moneySchema, mostMoney } from './money';

/** An amount of money from 0 to 9,999,999,999.99 with at most two decimals (R 3.8). */
export function money<const O extends Common<Money | 0>>(label: string, options?: O): Made<O, Money> {
  const sentence = () => t('Enter an amount like 12.50, without a sign and with at most two decimals');
  return field<O & Common<Money>, Money>('money', label, moneySchema(sentence), options as O & Common<Money>, {
    min: 0,
    max: mostMoney,
  });
}

type Bounds = { min: number; max: number };

/** A whole number within bounds; digits in text are accepted (B3). */
export function whole<const O extends Common<number> & Bounds>(label: string, options: O): Made<O, number> {
  return field('whole', label, numberSchema(/^\d{1,12}$/, options), options, options);
}

/** A number within bounds with at most two decimals, or as many as `places` says. */
export function decimal<const O extends Common<number> & Bounds & { readonly places?: 4 }>(
  label: string,
  options: O,
): Made<O, number> {
  const { min, max, places = 2 } = options;
  const written = places === 4 ? /^\d{1,12}(\.\d{1,4})?$/ : /^\d{1,12}(\.\d{1,2})?$/;
  return field('decimal', label, numberSchema(written, options), options, { min, max, places });
}

/** A factor with at most four decimals, which people write and read as a percentage: 0.05 is 5 %. */
export function factor<const O extends Common<number> & Bounds>(label: string, options: O): Made<O, number> {
  return { ...decimal(label, { ...options, places: 4 }), percent: true };
}

function numberSchema(written: RegExp, { min, max }: Bounds) {
  const sentence = () => t('Enter a number from {min} to {max}', { min, max });
  return z.pipe(
    z.union([z.number(), z.string()], { error: sentence }),
    z.transform((value: number | string, context) => {
      const number = Number(value);
      if (written.test(String(value)) && number >= min && number <= max) return number;
      context.issues.push({ code: 'custom', message: sentence(), input: value });
      return z.NEVER;
    }),
  );
}

/** Yes or no, or the labels in `words`; 1 and 0 are accepted (B3). */
export function flag<const O extends Common<boolean> & { readonly words?: { true: string; false: string } }>(
  label: string,
  options?: O,
): Made<O, boolean> {
  const schema = z.pipe(
    z.union([z.boolean(), z.literal(0), z.literal(1)], { error: () => t('Must be true or false') }),
    z.transform((value: boolean | 0 | 1) => value === true || value === 1),
  );
  return field('flag', label, schema, options, { choices: options?.words });
}

/** 1 or 0; true, false and digits in text are accepted (B3). */
export function binary<const O extends Common<0 | 1>>(label: string, options?: O): Made<O, 0 | 1> {
  const sentence = () => t('Must be 1 or 0');
  const schema = z.pipe(
    z.union([z.boolean(), z.literal([0, 1, '0', '1'])], { error: sentence }),
    z.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
  );
  return field<O, 0 | 1>('whole', label, schema, options, { min: 0, max: 1 });
}

/** A number that people use, given by the server in one unbroken sequence (R 3.7), starting with `from`. */
export function numbered(label: string, options: { from: number }): Field<number, number, 'free'> {
  return field('numbered', label, z.number(), undefined, { min: options.from }) as unknown as Field<
    number,
    number,
    'free'
  >;
}
