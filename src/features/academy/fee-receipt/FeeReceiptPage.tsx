import { t } from '#kit/contract/language';
import { ReceiptsPage } from '#features/ledger/debt/ReceiptsPage';
import { feeReceipt } from './fee-receipt.contract';
import { receiptColumns } from './fee-receipt-columns';
import { editForm, makeForm } from './fee-receipt-form';
import { feeReceiptSlip } from '#features/academy/fee/fee-slip.rules';

/** Payments of fees. */
export default function FeeReceiptPage() {
  return (
    <ReceiptsPage
      entity={feeReceipt}
      title="Receipts"
      columns={receiptColumns}
      filters={['studentID', 'paymentMethod']}
      about="A receipt is a payment of a fee. Make the first one."
      nameOf={({ receiptNo: number, studentID: { studentName: student }, AmountPaid }, shown) =>
        t('receipt {number} of {student}, {amount}', { number, student, amount: shown(AmountPaid) })
      }
      makeForm={makeForm}
      editForm={editForm}
      slipOf={feeReceiptSlip}
    />
  );
}
