import type { Got } from '../../../kit/contract/entity';
import type { Money } from '../../../kit/contract/money';
import { minus, noMoney } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { idOf } from '../../../kit/server/crud';
import { readRecords } from '../../../kit/server/read/send';
import { refuseMissing } from '../../../kit/server/refusal';
import { type InvoiceReceiptRead, invoiceReceipt } from './invoice-receipt.contract';

/** The receipt that a call names. */
export async function readInvoiceReceipt(call: Call): Promise<InvoiceReceiptRead> {
  const [found] = await readRecords(call, invoiceReceipt, [idOf(call)]);
  return found ? withBalance(call, found) : refuseMissing();
}

/** A receipt with what was left to pay of its invoice after it and those before it. */
export async function withBalance(call: Call, receipt: Got<typeof invoiceReceipt>): Promise<InvoiceReceiptRead> {
  const { _id: invoiceID } = receipt.invoiceID;
  const owed = await call.db
    .selectFrom('invoice')
    .select('Total')
    .where('_id', '=', invoiceID)
    .executeTakeFirstOrThrow();
  const { paid } = await call.db
    .selectFrom('invoice_receipt')
    .select(({ fn }) => fn.sum<Money | null>('amountPaid').as('paid'))
    .where('invoiceID', '=', invoiceID)
    .where('receiptNo', '<=', receipt.receiptNo)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...receipt, balance: minus(owed.Total, paid ?? noMoney) };
}
