import type { Row } from '#kit/contract/entity';
import { storedText, t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import type { ReceiptKind } from '#features/ledger/receipt-path/receipt-path.server';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { boughtBy } from './bought.server';
import { invoiceDebt } from './invoice-debt.contract';
import { invoiceReceipt } from './invoice-receipt.contract';
import { balanceProblem, customerProblem, walkInProblem, walkInVoidProblem } from './invoice-receipt.rules';
import { invoiceReceiptSlip } from './invoice-receipt-slip.rules';

/** The receipts of sales, and the calls on each. */
export const receipts = receiptsOf<typeof invoiceReceipt>({
  entity: invoiceReceipt,
  kind: 'invoiceReceipt',
  letter: 'N',
  debt: invoiceDebt,
  payment: ({
    invoiceID: documentID,
    customerID: payerID,
    amountPaid: amount,
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
  posting: ({ invoiceID, customerID, receiptNo }) => ({
    type: 'Sales Income',
    name: customerID?.name ?? walkInCustomer,
    description: storedText(postingSays.invoiceReceipt, { number: receiptNo, invoice: invoiceID.invoiceNumber }),
  }),
  foreign: customerProblem,
  tooMuch: balanceProblem,
  tooLittle: walkInProblem,
  stays: ({ customerID }) => walkInVoidProblem(customerID),
  fixed: () => t('The invoice of a receipt cannot be changed'),
  slip: invoiceReceiptSlip,
  inFull: async (call, { invoiceID }) => ({ bought: await boughtBy(call, invoiceID._id) }),
});

export const invoiceReceipts: ReceiptKind = { of: 'invoice', entity: invoiceReceipt, routes: receipts.routes };

/** Makes and voids receipts of invoices as parts of a payment. */
export const invoiceReceiptParts = receipts.parts;

/** Voids the receipts of an invoice that is about to be voided itself. */
export async function voidReceiptsOf(call: Call, invoiceID: string, reason: string | null): Promise<void> {
  const rows: readonly Row<typeof invoiceReceipt>[] = await call.db
    .selectFrom('invoice_receipt')
    .selectAll()
    .where('invoiceID', '=', invoiceID)
    .where('voidedAt', 'is', null)
    .orderBy('_id')
    .forUpdate()
    .execute();
  for (const row of rows) await receipts.remove(call, row, reason);
}
