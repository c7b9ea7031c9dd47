import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';

/** The name of a fee on pages and papers. Its number comes last: before the name of a month it would read like a year. */
export function fullFeeName({ feeNo, feeName }: { readonly feeNo: number; readonly feeName: string }): string {
  return `${feeNameShown(feeName)} (${feeNo})`;
}
