import { words } from '../../../kit/contract/language';
import type { Route } from '../../../kit/server/call';
import { renderDocument } from '../../../kit/server/pdf/render';
import { describePdf } from '../../../kit/server/describe';
import { sendPdf } from '../../../kit/server/pdf/send';
import { houseStyle } from '../../access/organisation/house-style.server';
import { FeeReceiptDocument } from './FeeReceipt.pdf';
import { feeReceipt } from './fee-receipt.contract';
import { readReceipt } from './fee-receipt-read.server';

/** `GET receipt/{id}/pdf`: the receipt as an A4 file; a student's own alone. */
export const feeReceiptPdf: Route = {
  method: 'GET',
  path: `${feeReceipt.path}/{id}/pdf`,
  title: words('A receipt to print'),
  schema: { reply: () => describePdf },
  handle: async (call) => {
    const receipt = await readReceipt(call);
    const file = await renderDocument(FeeReceiptDocument({ house: await houseStyle(call), receipt }));
    return sendPdf(call, file, 'receipt.pdf');
  },
};
