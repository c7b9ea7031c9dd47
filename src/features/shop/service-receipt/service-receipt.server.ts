import { storedText, t } from '#kit/contract/language';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { serviceDebt } from '#features/shop/service/service-debt.contract';
import { serviceReceipt } from './service-receipt.contract';
import { serviceReceiptSlip } from '#features/shop/service/service-slip.rules';

export const {
  /** Takes a payment of a service within another call's transaction. */
  take: takeServiceReceipt,
  parts: serviceReceiptParts,
  routes: serviceReceiptRoutes,
  paper: serviceReceiptPaper,
} = receiptsOf<typeof serviceReceipt>({
  entity: serviceReceipt,
  kind: 'serviceReceipt',
  letter: 'V',
  debt: serviceDebt,
  payment: ({
    serviceID: documentID,
    customerID: payerID,
    AmountPaid: amount,
    datePaid,
    phoneReceipt,
    accountID,
    paymentMethod,
  }) => ({
    documentID,
    payerID,
    amount,
    datePaid,
    phoneReceipt,
    accountID,
    paymentMethod,
  }),
  posting: ({ customerID, receiptNo }) => ({
    type: 'service income',
    name: customerID.name,
    description: storedText(postingSays.serviceReceipt, { number: receiptNo }),
  }),
  foreign: () => t('This service belongs to another customer'),
  fixed: () => t('The service of a receipt cannot be changed'),
  slip: serviceReceiptSlip,
});
