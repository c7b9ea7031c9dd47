import { sql } from 'kysely';
import { postingChecks, type PostedDocument } from '#features/ledger/transaction/posting-checks.server';
import { feeReceipt } from './fee-receipt.contract';

export const postedFeeReceipt: PostedDocument = {
  kind: 'feeReceipt',
  table: 'fee_receipt',
  one: feeReceipt.one,
  called: sql`d."receiptNo"`,
  transectionType: 'income',
  amount: sql`d."AmountPaid"`,
  dated: sql`m.date = d."datePaid"`,
};

export const feeReceiptChecks = postingChecks(postedFeeReceipt);
