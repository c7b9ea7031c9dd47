import { barePhone } from '#kit/contract/written-phone';

/** The fewest and the most digits of a phone (B2). */
const whole = /^\+?\d{6,15}$/;

/** A number within a country has at most this many digits; a longer one says its country itself. */
const longestAtHome = 9;

/**
 * The one form of a phone, whichever way it is written (AL12): `0612345678`, `252612345678` and `+252612345678` are the same. A short
 * number that begins with the country code is taken to include it, so that the form of a form is the form itself.
 */
export function phoneForm(phone: string, countryCode: string): string {
  const bare = digitsOf(phone);
  const home = bare.startsWith('0') ? `${countryCode}${bare.slice(1)}` : bare;
  return home.length <= longestAtHome && !home.startsWith(countryCode) ? `${countryCode}${home}` : home;
}

/** The fewest digits that tell one phone from another, and the most digits of a country code. */
const [telling, longestCode] = [6, 4];

/** Whether two written phones are the same, as far as can be told without the country code, which is not known without a network. */
export function areAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((phone) => digitsOf(phone).replace(/^0/, ''))
    .toSorted((a, b) => a.length - b.length);
  return short.length >= telling && long.length - short.length <= longestCode && long.endsWith(short);
}

/** The digits of a phone without a country prefix. */
function digitsOf(phone: string): string {
  return barePhone(phone).replace(/^(\+|00)/, '');
}

/** The form of a whole phone that somebody typed to find it; undefined for anything else. */
export function typedPhone(typed: string, countryCode: string): string | undefined {
  const written = wholePhone(typed);
  return written === undefined ? undefined : phoneForm(written, countryCode);
}

/** A whole phone that somebody typed to find it, without the characters between its digits; undefined for anything else. */
export function wholePhone(typed: string): string | undefined {
  const written = barePhone(typed);
  return whole.test(written) ? written : undefined;
}
