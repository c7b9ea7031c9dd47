import { words } from '#kit/contract/language';
import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { buyerColumn } from '#house/person/buyer-column';
import { methodShown } from '#features/ledger/debt/method-shown.rules';
import { salesReceipt } from './invoice-receipt.contract';

const { field, sum, ref } = columnsOf(salesReceipt);

export const receiptColumns = [
  buyerColumn(ref('customerID', ({ name }) => name)),
  field('receiptNo'),
  ref('invoiceID', ({ invoiceNumber }) => invoiceNumber, words('Invoice no')),
  sum('amountPaid'),
  ...wide(field('phonePaid'), field('phoneReceipt')),
  // Two numbers beside each other would be confusing there.
  field('datePaid'),
  ...onPhone(field('paymentMethod', methodShown)),
  ...aside(
    ref('userID', ({ name }) => name, words('Received by')),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
