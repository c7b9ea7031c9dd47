import { t } from '#kit/contract/language';
import type { PrintedProof, Printer } from '#kit/contract/print';
import { publicPath } from './papers.contract';

/** The address where a paper can be checked by its code; undefined if nobody could reach it (PU3). */
export function paperAddress({ publicAddress }: Pick<Printer, 'publicAddress'>, code: string): string | undefined {
  return publicAddress ? `${publicAddress}${publicPath}/${code}` : undefined;
}

/** The proof of a paper by its code; undefined for one without (PU3). */
export function paperProof(printer: Printer, code: string | null): PrintedProof | undefined {
  return code === null ? undefined : { address: paperAddress(printer, code), code, words: checkWords(printer) };
}

/** The sentence that tells the holder of a paper how to have it checked. */
function checkWords({ name, phone, publicAddress }: Printer): string {
  if (publicAddress) return t('Check this paper at {place}', { place: `${hostOf(publicAddress)}${publicPath}` });
  return phone
    ? t('Check with {organisation}, {phone}', { organisation: name, phone })
    : t('Check with {organisation}', { organisation: name });
}

/** A web address as people write it. */
function hostOf(address: string): string {
  return address.replace(/^https:\/\//, '');
}
