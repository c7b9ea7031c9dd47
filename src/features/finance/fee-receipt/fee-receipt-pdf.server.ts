import { words } from '../../../kit/contract/language';
import { documentPdf } from '../../access/organisation/document-pdf.server';
import { FeeReceiptDocument } from './FeeReceipt.pdf';
import { feeReceipt } from './fee-receipt.contract';
import { readReceipt } from './fee-receipt-read.server';

/** `GET receipt/{id}/pdf`: a student's own alone. */
export const feeReceiptPdf = documentPdf(feeReceipt.path, words('A receipt to print'), async (call, house) => ({
  document: FeeReceiptDocument({ house, receipt: await readReceipt(call) }),
  file: 'receipt.pdf',
}));
