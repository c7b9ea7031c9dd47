import { ownMoney } from '#features/academy/fee/fee.server';
import { feeReceiptFacts } from '#features/academy/fee/fee-receipt-facts.server';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import type { ReceiptKind } from '#features/ledger/receipt-path/receipt-path.server';
import { feeReceipt } from './fee-receipt.contract';

const { take, parts, routes, paper } = receiptsOf<typeof feeReceipt>({
  ...feeReceiptFacts,
  entity: feeReceipt,
  scope: ownMoney,
});

export const feeReceipts: ReceiptKind = { of: 'fee', entity: feeReceipt, routes };

/** Takes a payment of a fee within another call's transaction. */
export const takeFeeReceipt = take;

/** Makes and voids receipts of fees as parts of a payment. */
export const feeReceiptParts = parts;

/** The paper of a fee's receipt, which its code proves. */
export const feeReceiptPaper = paper;
