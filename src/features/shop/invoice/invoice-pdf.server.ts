import { words } from '#kit/contract/language';
import { idOf } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { printedPdf } from '#house/organisation/printed-pdf.server';
import { printedLink } from '#house/link/live-link.server';
import { buyerOf } from './buyer.rules';
import { invoicePrinted } from './invoice-print.rules';
import { invoice } from './invoice.contract';

export const invoicePdf = printedPdf({
  path: invoice.path,
  title: words('An invoice to print'),
  read: async (call, house) => {
    const [sold = refuseMissing()] = await readRecords(call, invoice, [idOf(call)]);
    return { sold, buyer: buyerOf(sold), link: await printedLink(call, house, 'invoice', sold._id) };
  },
  print: invoicePrinted,
});
