import type { Money } from '#kit/contract/money';
import type { NewCredit } from '#features/ledger/credit/credit.rules';

/** The parts of a payment that change the payer's credit. */
interface Moving {
  readonly paymentID: string;
  readonly date: string;
  /** The receipts that credit paid, by their kind. */
  readonly used: readonly { readonly kind: string; readonly _id: string; readonly amount: Money }[];
  /** What is left of rows and kept as credit, and the account of each. */
  readonly kept: readonly { readonly amount: Money; readonly accountID: string }[];
}

/** The rows of credit that a payment makes: one for each receipt that credit paid, and one for each remainder that is kept (CO12). */
export function creditRows({ paymentID, date, used, kept }: Moving): NewCredit[] {
  return [
    ...used.map(({ kind, _id, amount }): NewCredit => ({ kind: 'used', amount, date, source: { kind, _id } })),
    ...kept.map((rest): NewCredit => ({ kind: 'advance', ...rest, date, source: { kind: 'payment', _id: paymentID } })),
  ];
}
