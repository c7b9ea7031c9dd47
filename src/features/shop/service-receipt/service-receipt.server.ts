import { kept, t, words } from '#kit/contract/language';
import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { documentPdf } from '#house/organisation/document-pdf.server';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import { paymentProblem } from '#features/ledger/payment/payment.rules';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { serviceDebt } from '#features/shop/service/service-debt.server';
import { ServiceReceiptDocument } from './ServiceReceipt.pdf';
import { serviceReceipt } from './service-receipt.contract';

const receipts = receiptsOf<typeof serviceReceipt>({
  entity: serviceReceipt,
  kind: 'serviceReceipt',
  debt: serviceDebt,
  payment: ({ serviceID, customerID, AmountPaid, datePaid, phoneReceipt }) => ({
    documentID: serviceID,
    payerID: customerID,
    amount: AmountPaid,
    datePaid,
    phoneReceipt,
  }),
  written: ({ serviceID, customerID, receiptNo }) => ({
    documentID: serviceID._id,
    receiptNo,
    type: 'service income',
    name: customerID.name,
    description: kept(postingSays.serviceReceipt, { number: receiptNo }),
  }),
  payerProblem: (owes, pays) => (owes === pays ? undefined : t('This service is of another customer')),
  tooMuch: paymentProblem,
  fixed: () => t('The service of a receipt is fixed'),
});

const { take: create, edit: update, remove, read } = receipts;

const pdf = documentPdf(serviceReceipt.path, words('A receipt to print'), async (call, house) => ({
  document: ServiceReceiptDocument({ house, receipt: await read(call) }),
  file: 'receipt.pdf',
}));

export const serviceReceiptRoutes: Route[] = [
  ...crud(serviceReceipt, { one: { answer: read }, create, update, remove }),
  pdf,
];
