import { words } from '#kit/contract/language';
import { span } from '#kit/contract/report';
import { aside, columnsOf } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { listReport } from '#kit/web/report/report-source';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { buyerColumn } from '#house/person/buyer-column';
import { methodShown } from '#features/ledger/debt/method-shown.rules';
import { byEntry, entered } from './receipt-span';

const { field, sum, ref } = columnsOf(invoiceReceipt);

const columns = [
  buyerColumn(ref('customerID', ({ name }) => name)),
  field('receiptNo'),
  ref('invoiceID', ({ invoiceNumber }) => invoiceNumber),
  sum('amountPaid'),
  field('createdAt'),
  field('paymentMethod', methodShown),
  ref('userID', ({ name }) => name, words('Received by')),
  ...aside(field('datePaid'), field('phonePaid')),
];

const source = listReport(invoiceReceipt, entered, { order: 'receiptNo' });

/** The report on payments of invoices, by the day of entry (H6). */
export function InvoiceReceiptReport() {
  return <ReportPage title="Receipt report" fields={span} source={source} columns={columns} about={byEntry} />;
}
