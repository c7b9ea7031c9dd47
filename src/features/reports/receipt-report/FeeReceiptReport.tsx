import { words } from '#kit/contract/language';
import { span } from '#kit/contract/report';
import { aside, columnsOf } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { listReport } from '#kit/web/report/report-source';
import { methodShown } from '#features/ledger/debt/method-shown.rules';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { byEntry, entered } from './receipt-span';

const { field, sum, ref } = columnsOf(feeReceipt);

const columns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  field('receiptNo'),
  ref('feeID', fullFeeName),
  sum('AmountPaid'),
  field('createdAt'),
  field('paymentMethod', methodShown),
  ref('userID', ({ name }) => name, words('Received by')),
  ...aside(field('datePaid'), field('phonePaid')),
];

const source = listReport(feeReceipt, entered, { order: 'receiptNo' });

/** The report on payments of fees, by the day of entry. */
export function FeeReceiptReport() {
  return <ReportPage title="Receipt report" fields={span} source={source} columns={columns} about={byEntry} />;
}
