import { timestamp } from '#kit/contract/fields-text';
import { report, span } from '#kit/contract/report';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';

const { customerID, serviceID, AmountPaid, phonePaid, phoneReceipt, datePaid } = serviceReceipt.fields;
const { receiptNo } = serviceReceipt.stored;

/** The payments of services that were entered within a range of days (H2, D12). */
export const serviceReceiptReport = report({
  path: 'reports/ServiceReceiptReport',
  title: 'Service receipts made in a range',
  file: 'serviceReceiptReport',
  body: span,
  row: {
    receiptNo,
    customerID,
    serviceID,
    AmountPaid,
    phonePaid,
    phoneReceipt,
    datePaid,
    createdAt: timestamp('Created'),
  },
});
