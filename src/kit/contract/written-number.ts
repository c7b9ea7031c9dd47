import { t } from './language';
import { latinDigits } from './latin-digits';

const unseen = /\p{Cf}/gu;
/** A currency's sign before or behind a number, with the blanks between them. */
const sign = /^\p{Sc}\s*|\s*\p{Sc}$/gu;
/** The most characters of a number, however it is written: a longer text does not count as a number. */
const longest = 40;
const plain = /^\d+(\.\d+)?$/;
/** Separators that can only be between groups of three: blanks, apostrophes or the separator of Arabic keyboards. */
const apart = /^\d{1,3}(?:[\s'’٬]\d{3})+(?:[.,]\d+)?$/;
const byCommas = /^[1-9]\d{0,2}(?:,\d{3})+\.\d+$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const byDots = /^[1-9]\d{0,2}(?:\.\d{3})+,\d+$|^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;
const decimalComma = /^\d+,\d+$/;
/** A number that one reader takes for a thousand and more, and another for one with three decimals. */
const doubtful = /^[1-9]\d{0,2},\d{3}$/;

/**
 * A number as somebody typed it or wrote it into a file, in the form in which it is sent: `٢٥٫٥٠` and `$25,50` are 25.50, `1,250.00` is
 * 1250.00. What is not a number, and what two people would read differently, is left as it is, and refused.
 */
export function writtenNumber(written: string): string {
  const bare = bareNumber(written);
  if (plain.test(bare)) return bare;
  if (apart.test(bare)) return bare.replace(/[\s'’٬]/g, '').replace(',', '.');
  if (byCommas.test(bare)) return bare.replaceAll(',', '');
  if (byDots.test(bare)) return bare.replaceAll('.', '').replace(',', '.');
  return decimalComma.test(bare) && !doubtful.test(bare) ? bare.replace(',', '.') : written;
}

/**
 * A whole number as somebody typed it, in the form in which it is sent, as `writtenNumber` gives it; but three digits behind a comma can
 * only be a group here, so that `1,250` is 1250.
 */
export function writtenWhole(written: string): string {
  const bare = bareNumber(written);
  return doubtful.test(bare) ? bare.replace(',', '') : writtenNumber(written);
}

/** The question about an amount that two people would read differently; undefined for every other text. */
export function doubtOf(written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const bare = bareNumber(written);
  if (!doubtful.test(bare)) return undefined;
  const [whole, decimals] = bare.split(',');
  return t('Write {one} or {other}: this can be read as both', {
    one: `${whole}${decimals}`,
    other: `${whole}.${decimals?.replace(/0$/, '')}`,
  });
}

function bareNumber(written: string): string {
  if (written.length > longest) return written;
  return latinDigits(written.replace(unseen, '')).trim().replace(sign, '');
}
