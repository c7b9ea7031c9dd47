import { words } from '#kit/contract/language';
import { aside, columnsOf } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { feeReceipt } from './fee-receipt.contract';

const { field, sum, ref } = columnsOf(feeReceipt);

export const receiptColumns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  field('receiptNo'),
  ref('feeID', fullFeeName),
  sum('AmountPaid'),
  field('datePaid'),
  field('paymentMethod'),
  ...aside(
    field('phonePaid'),
    ref('userID', ({ name }) => name, words('Received by')),
    field('phoneReceipt'),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
