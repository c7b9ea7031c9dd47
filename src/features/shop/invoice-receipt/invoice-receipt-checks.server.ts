import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import { postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';

export const postedInvoiceReceipt: PostedDocument = {
  kind: 'invoiceReceipt',
  table: 'invoice_receipt',
  one: words('Invoice receipt'),
  called: sql`d."receiptNo"`,
  transectionType: 'income',
  amount: sql`d."amountPaid"`,
  dated: sql`m.date = d."datePaid"`,
};

export const invoiceReceiptChecks = postingChecks(postedInvoiceReceipt);
