import { words } from '#kit/contract/language';
import type { Got } from '#kit/contract/entity';
import { aside, type Column, columnsOf, onPhone } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { methodShown } from '#features/ledger/debt/method-shown.rules';
import { FullFeeName } from './FullFeeName';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { feeReceipt } from './fee-receipt.contract';

const { field, sum, ref } = columnsOf(feeReceipt);

/** The fee that a receipt pays. */
export const paidFee: Column<Got<typeof feeReceipt>> = {
  ...ref('feeID', fullFeeName),
  show: ({ feeID }) => <FullFeeName of={feeID} />,
};

export const receiptColumns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  field('receiptNo'),
  // With the number of the receipt as well, the fee would be cut off there.
  ...onPhone(paidFee),
  sum('AmountPaid'),
  field('datePaid'),
  field('paymentMethod', methodShown),
  ...aside(
    field('phonePaid'),
    ref('userID', ({ name }) => name, words('Received by')),
    field('phoneReceipt'),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
