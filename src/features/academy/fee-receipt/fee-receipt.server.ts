import { storedText, t } from '#kit/contract/language';
import { ownMoney } from '#features/academy/fee/fee.server';
import { feeDebt } from '#features/academy/fee/fee-debt.contract';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import type { ReceiptKind } from '#features/ledger/receipt/receipt.server';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { feeReceipt } from './fee-receipt.contract';
import { feeReceiptSlip } from '#features/academy/fee/fee-slip.rules';

const { take, routes } = receiptsOf<typeof feeReceipt>({
  entity: feeReceipt,
  kind: 'feeReceipt',
  debt: feeDebt,
  scope: ownMoney,
  payment: ({ feeID: documentID, studentID: payerID, AmountPaid: amount, datePaid, phoneReceipt }) => ({
    documentID,
    payerID,
    amount,
    datePaid,
    phoneReceipt,
  }),
  posting: ({ studentID, receiptNo }) => ({
    type: 'student',
    name: studentID.studentName,
    description: storedText(postingSays.feeReceipt, { number: receiptNo }),
  }),
  foreign: () => t('This fee belongs to another student'),
  fixed: () => t('The fee of a receipt cannot be changed'),
  slip: feeReceiptSlip,
});

export const feeReceipts: ReceiptKind = { of: 'fee', entity: feeReceipt, routes };

/** Takes a payment of a fee within another call's transaction. */
export const takeFeeReceipt = take;
