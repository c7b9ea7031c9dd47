import { latinDigits } from './latin-digits';

/**
 * The signs between the digits of a phone as people write it, and those that a phone book copies along unseen, such as marks of
 * direction.
 */
const between = /[\s().\-\u2010-\u2015\u2212]|\p{Cf}/gu;

/** A phone as it is stored: what somebody wrote, in Latin digits and without the signs between them. Anything else is left as it is. */
export function barePhone(written: string): string {
  return latinDigits(written).replace(between, '').replace(/^＋/, '+');
}
