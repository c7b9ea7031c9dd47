import { t } from '#kit/contract/language';
import { codeLetters } from '#house/paper/paper-code.rules';
import { publicPath } from '#house/paper/papers.contract';

/** 128 random bits and two more, five in each letter. */
export const linkLength = 26;

const linkCode = new RegExp(`^[${codeLetters}]{${linkLength}}$`);

/** Whether a code, without what does not matter of it, is that of a link (PU4). */
export function isLinkCode(plain: string): boolean {
  return linkCode.test(plain);
}

/** The code of a link of so many random bytes, one for each of its letters. */
export function linkCodeOf(random: Uint8Array): string {
  return Array.from(random, (byte) => codeLetters[byte % codeLetters.length]).join('');
}

/** Where a link leads that is opened under an address without a slash at its end. */
export function linkAddress(address: string, code: string): string {
  return `${address}${publicPath}/${code}`;
}

/** The words on the purpose of a printed link, in the current language. */
export function linkWords(): string {
  return t('Scan to see how this stands today');
}
