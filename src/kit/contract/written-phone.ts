import { latinDigits } from './latin-digits';

/**
 * The characters between the digits of a phone as people write it, and invisible ones that a phone book copies along, such as direction
 * marks.
 */
const between = /[\s().\-\u2010-\u2015\u2212]|\p{Cf}/gu;

/** A phone as it is stored: what somebody wrote, in Latin digits and without the characters between them. Anything else is left as it is. */
export function barePhone(written: string): string {
  return latinDigits(written).replace(between, '').replace(/^＋/, '+');
}
