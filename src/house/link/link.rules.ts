import { t } from '#kit/contract/language';
import type { PrintedProof } from '#kit/contract/print';
import { codeLetters } from '#house/paper/paper-code.rules';
import { publicPath } from '#house/paper/papers.contract';

/** The letters of a link's code, of five bits each: 130 bits, 128 of which would be enough. */
export const linkLength = 26;

const linkCode = new RegExp(`^[${codeLetters}]{${linkLength}}$`);

/** True for text in the form of a link's code; `plainCode` has taken the blanks and dashes out of it (PU4). */
export function isLinkCode(plain: string): boolean {
  return linkCode.test(plain);
}

/** The code of a link, made of random bytes: one for each of its letters. */
export function linkCodeOf(random: Uint8Array): string {
  return Array.from(random, (byte) => codeLetters[byte % codeLetters.length]).join('');
}

/** The address of a link below an address that has no slash at its end. */
export function linkAddress(address: string, code: string): string {
  return `${address}${publicPath}/${code}`;
}

/** The proof of a printed document that has a link; undefined where there is none to print. */
export function linkProof(address: string | undefined): PrintedProof | undefined {
  return address === undefined ? undefined : { address, words: t('Scan to see how this stands today') };
}
