import { words } from '#kit/contract/language';
import { postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';

export const postedInvoiceReceipt: PostedDocument = {
  kind: 'invoiceReceipt',
  table: 'invoice_receipt',
  one: words('Invoice receipt'),
  called: 'd."receiptNo"',
  transectionType: 'income',
  amount: 'd."amountPaid"',
  dated: 'm.date = d."datePaid"',
};

export const invoiceReceiptChecks = postingChecks(postedInvoiceReceipt);
