import { postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';
import { serviceReceipt } from './service-receipt.contract';

export const postedServiceReceipt: PostedDocument = {
  kind: 'serviceReceipt',
  table: 'service_receipt',
  one: serviceReceipt.one,
  called: 'd."receiptNo"',
  transectionType: 'income',
  amount: 'd."AmountPaid"',
  dated: 'm.date = d."datePaid"',
};

export const serviceReceiptChecks = postingChecks(postedServiceReceipt);
