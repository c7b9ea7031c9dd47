import { t } from '#kit/contract/language';
import { publicPath } from './papers.contract';

/** The organisation that prints a paper. */
export interface Printer {
  readonly name: string;
  readonly phone?: string | null;
  readonly publicAddress?: string | null;
}

/** Where a paper is looked up by its code; undefined where nobody would reach it (PU3). */
export function paperAddress({ publicAddress }: Printer, code: string): string | undefined {
  return publicAddress ? `${publicAddress}${publicPath}/${code}` : undefined;
}

/** The sentence that tells the holder of a paper how to have it checked. */
export function checkWords({ name, phone, publicAddress }: Printer): string {
  if (publicAddress) return t('Check this paper at {place}', { place: `${hostOf(publicAddress)}${publicPath}` });
  return phone
    ? t('Check with {organisation}, {phone}', { organisation: name, phone })
    : t('Check with {organisation}', { organisation: name });
}

/** A web address as people write it. */
function hostOf(address: string): string {
  return address.replace(/^https:\/\//, '');
}
