import { words } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { idOf } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { documentPdf } from '#house/organisation/document-pdf.server';
import { printedLink } from '#house/link/live-link.server';
import { buyerOf } from './buyer.rules';
import { InvoiceDocument } from './Invoice.pdf';
import { InvoiceSlip } from './InvoiceSlip.pdf';
import { invoice } from './invoice.contract';

export const invoicePdf = documentPdf(invoice.path, words('An invoice to print'), async (call, house) => {
  const [sold = refuseMissing()] = await readRecords(call, invoice, [idOf(call)]);
  const day = dayIn(call.house.timeZone, new Date(sold.date ?? sold.createdAt));
  const printed = { house, invoice: sold, day, link: await printedLink(call, house, 'invoice', sold._id) };
  return {
    document: InvoiceDocument({ ...printed, buyer: buyerOf(sold) }),
    slip: InvoiceSlip(printed),
    file: `invoice-${sold.invoiceNumber}.pdf`,
  };
});
