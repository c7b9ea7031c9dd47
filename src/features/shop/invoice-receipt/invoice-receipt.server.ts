import type { Got, Row } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { refuseConflict } from '#kit/server/refusal';
import { documentPdf } from '#house/organisation/document-pdf.server';
import type { ReceiptKind } from '#features/ledger/receipt/receipt.server';
import { InvoiceReceiptDocument } from './InvoiceReceipt.pdf';
import { invoiceReceipt } from './invoice-receipt.contract';
import { walkInVoidProblem } from './invoice-receipt.rules';
import { receipts } from './invoice-receipts.server';

type Receipt = typeof invoiceReceipt;

/** Voids a receipt; that of a walk-in sale goes with the sale alone, or nobody would owe what it paid (F3). */
async function remove(call: Call, stored: Row<Receipt>, reason: string | null): Promise<Got<Receipt>> {
  refuseConflict(walkInVoidProblem(stored.customerID));
  return receipts.remove(call, stored, reason);
}

const { take: create, edit: update, read } = receipts;
const records = crud(invoiceReceipt, { one: { answer: read }, create, update, remove });

/** `GET receipt/{id}/pdf` of an invoice's receipt. */
const pdf = documentPdf(invoiceReceipt.path, words('A receipt to print'), async (call, house) => ({
  document: InvoiceReceiptDocument({ house, receipt: await read(call) }),
  file: 'receipt.pdf',
}));

export const invoiceReceipts: ReceiptKind = { of: 'invoice', entity: invoiceReceipt, routes: [...records, pdf] };
