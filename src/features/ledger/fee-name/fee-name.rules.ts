import { retold } from '#kit/contract/language';
import { retoldMonth } from '#kit/rules/month-name';
import { feeTypes } from './fee-type.contract';

/**
 * The name of a fee for its reader: a month or a type of fee that was stored in English, in the current language; any other name
 * unchanged.
 */
export function feeNameShown(feeName: string): string {
  const month = retoldMonth(feeName);
  return month === feeName ? retold(feeName, Object.values(feeTypes)) : month;
}
