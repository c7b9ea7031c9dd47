import { words } from '../../../kit/contract/language';
import { documentPdf } from '../../access/organisation/document-pdf.server';
import { InvoiceReceiptDocument } from './InvoiceReceipt.pdf';
import { invoiceReceipt } from './invoice-receipt.contract';
import { readInvoiceReceipt } from './invoice-receipt-read.server';

/** `GET receipt/{id}/pdf` of an invoice's receipt. */
export const invoiceReceiptPdf = documentPdf(invoiceReceipt.path, words('A receipt to print'), async (call, house) => ({
  document: InvoiceReceiptDocument({ house, receipt: await readInvoiceReceipt(call) }),
  file: 'receipt.pdf',
}));
