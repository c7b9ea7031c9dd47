import { words } from '../../../kit/contract/language';
import type { Route } from '../../../kit/server/call';
import { renderDocument } from '../../../kit/server/pdf/render';
import { describePdf } from '../../../kit/server/describe';
import { sendPdf } from '../../../kit/server/pdf/send';
import { houseStyle } from '../../access/organisation/house-style.server';
import { InvoiceReceiptDocument } from './InvoiceReceipt.pdf';
import { invoiceReceipt } from './invoice-receipt.contract';
import { readInvoiceReceipt } from './invoice-receipt-read.server';

/** `GET receipt/{id}/pdf` of an invoice's receipt: an A4 file. */
export const invoiceReceiptPdf: Route = {
  method: 'GET',
  path: `${invoiceReceipt.path}/{id}/pdf`,
  title: words('A receipt to print'),
  schema: { reply: () => describePdf },
  handle: async (call) => {
    const receipt = await readInvoiceReceipt(call);
    const file = await renderDocument(InvoiceReceiptDocument({ house: await houseStyle(call), receipt }));
    return sendPdf(call, file, 'receipt.pdf');
  },
};
