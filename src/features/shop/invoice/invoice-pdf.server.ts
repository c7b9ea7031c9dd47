import { words } from '../../../kit/contract/language';
import { dayIn } from '../../../kit/rules/calendar';
import type { Route } from '../../../kit/server/call';
import { idOf } from '../../../kit/server/crud';
import { renderDocument } from '../../../kit/server/pdf/render';
import { sendPdf } from '../../../kit/server/pdf/send';
import { readRecords } from '../../../kit/server/read/send';
import { describePdf } from '../../../kit/server/describe';
import { refuseMissing } from '../../../kit/server/refusal';
import { houseStyle } from '../../access/organisation/house-style.server';
import { InvoiceDocument } from './Invoice.pdf';
import { invoice } from './invoice.contract';

/** `GET invoice/{id}/pdf`: the invoice as an A4 file. */
export const invoicePdf: Route = {
  method: 'GET',
  path: `${invoice.path}/{id}/pdf`,
  title: words('An invoice to print'),
  schema: { reply: () => describePdf },
  handle: async (call) => {
    const [sold] = await readRecords(call, invoice, [idOf(call)]);
    if (!sold) return refuseMissing();
    const day = dayIn(call.house.timeZone, new Date(sold.date ?? sold.createdAt));
    const file = await renderDocument(InvoiceDocument({ house: await houseStyle(call), invoice: sold, day }));
    return sendPdf(call, file, `invoice-${sold.invoiceNumber}.pdf`);
  },
};
