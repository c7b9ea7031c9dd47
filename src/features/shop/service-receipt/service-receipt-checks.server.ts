import { sql } from 'kysely';
import { postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';
import { serviceReceipt } from './service-receipt.contract';

export const postedServiceReceipt: PostedDocument = {
  kind: 'serviceReceipt',
  table: 'service_receipt',
  one: serviceReceipt.one,
  called: sql`d."receiptNo"`,
  transectionType: 'income',
  amount: sql`d."AmountPaid"`,
  dated: sql`m.date = d."datePaid"`,
};

export const serviceReceiptChecks = postingChecks(postedServiceReceipt);
