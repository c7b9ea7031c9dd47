import { words } from '#kit/contract/language';
import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { accountShown } from '#house/money-account/account-name.rules';
import { methodShown } from '#features/ledger/debt/method-shown.rules';
import { serviceReceipt } from './service-receipt.contract';

const { field, sum, ref } = columnsOf(serviceReceipt);

export const receiptColumns = [
  ref('customerID', ({ name, code }) => `${name} (${code})`),
  field('receiptNo'),
  // With the number of the receipt as well, the service would be cut off there.
  ...onPhone(ref('serviceID', ({ serviceName }) => serviceName)),
  sum('AmountPaid'),
  ...wide(field('phonePaid'), field('phoneReceipt')),
  field('datePaid'),
  field('paymentMethod', methodShown),
  ...aside(
    ref('userID', ({ name }) => name, words('Received by')),
    field('createdAt'),
    ref('accountID', accountShown),
  ),
];
