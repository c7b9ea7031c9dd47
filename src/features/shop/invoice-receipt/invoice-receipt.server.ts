import type { Edit, Got, Row } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { minus, noMoney, plus } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { crud, readingOne } from '../../../kit/server/crud';
import { refuseConflict, refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import type { ReceiptKind } from '../../finance/receipt/receipt.server';
import { refuseClosed, repost, unpost } from '../../finance/transaction/posting.server';
import { lockInvoice, moveAmountPaid } from '../invoice/invoice-payment.server';
import { type InvoiceReceiptRead, invoiceReceipt } from './invoice-receipt.contract';
import { balanceProblem, walkInProblem } from './invoice-receipt.rules';
import { invoiceReceiptPdf } from './invoice-receipt-pdf.server';
import { readInvoiceReceipt, withBalance } from './invoice-receipt-read.server';
import { refuseUnfit, takeForInvoice } from './take-receipt.server';

type Receipt = typeof invoiceReceipt;

/** Amount up to balance and its old amount; customer and invoice stay; the posting follows (D10). */
async function edit(call: Call, id: string, values: Edit<Receipt>): Promise<InvoiceReceiptRead> {
  const stored: Row<Receipt> = (await find(call, invoiceReceipt, id)) ?? refuseMissing();
  const wanted = { ...stored, ...values };
  if (wanted.invoiceID !== stored.invoiceID) refuseConflict(t('The invoice of a receipt is fixed'), 'invoiceID');
  const owed = await lockInvoice(call, stored.invoiceID);
  refuseUnfit(owed.customerID, wanted);
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await refuseClosed(call, wanted.datePaid, 'datePaid');
  const free = plus(owed.balance, stored.amountPaid);
  refuseConflict(balanceProblem(wanted.amountPaid, free), 'amountPaid');
  if (wanted.amountPaid !== stored.amountPaid)
    refuseConflict(walkInProblem(owed.customerID, minus(free, wanted.amountPaid)), 'amountPaid');
  await moveAmountPaid(call, owed, stored.amountPaid, wanted.amountPaid);
  const changed = await change(call, invoiceReceipt, id, {
    ...values,
    phoneReceipt: wanted.phoneReceipt ?? call.house.phone,
  });
  await repost(call, id, { amount: changed.amountPaid, date: changed.datePaid });
  return withBalance(call, changed);
}

/** Voids a receipt with its posting; the invoice owes again what it paid (D11). */
async function remove(call: Call, id: string, reason: string | null): Promise<Got<Receipt>> {
  const stored: Row<Receipt> = (await find(call, invoiceReceipt, id)) ?? refuseMissing();
  await refuseClosed(call, stored.datePaid, 'datePaid');
  await moveAmountPaid(call, await lockInvoice(call, stored.invoiceID), stored.amountPaid, noMoney);
  await unpost(call, id, reason);
  return voidRecord(call, invoiceReceipt, id, reason);
}

const records = readingOne(crud(invoiceReceipt, { create: takeForInvoice, update: edit, remove }), readInvoiceReceipt);

export const invoiceReceipts: ReceiptKind = {
  of: 'invoice',
  entity: invoiceReceipt,
  routes: [...records, invoiceReceiptPdf],
};
