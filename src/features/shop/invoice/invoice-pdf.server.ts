import { words } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { idOf } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { documentPdf } from '#house/organisation/document-pdf.server';
import { InvoiceDocument } from './Invoice.pdf';
import { InvoiceSlip } from './InvoiceSlip.pdf';
import { invoice } from './invoice.contract';

export const invoicePdf = documentPdf(invoice.path, words('An invoice to print'), async (call, house) => {
  const [sold = refuseMissing()] = await readRecords(call, invoice, [idOf(call)]);
  const day = dayIn(call.house.timeZone, new Date(sold.date ?? sold.createdAt));
  const printed = { house, invoice: sold, day };
  return {
    document: InvoiceDocument(printed),
    slip: InvoiceSlip(printed),
    file: `invoice-${sold.invoiceNumber}.pdf`,
  };
});
