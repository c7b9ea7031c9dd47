import { t } from '#kit/contract/language';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { ReceiptsPage } from '#features/ledger/debt/ReceiptsPage';
import { salesReceipt } from './invoice-receipt.contract';
import { receiptColumns } from './invoice-receipt-columns';
import { editForm, makeForm } from './invoice-receipt-form';
import { walkInVoidProblem } from './invoice-receipt.rules';
import { invoiceReceiptSlip } from './invoice-receipt-slip.rules';

/** Payments of invoices. */
export default function SalesReceiptsPage() {
  return (
    <ReceiptsPage
      entity={salesReceipt}
      title="Sales receipts"
      columns={receiptColumns}
      filters={['customerID', 'paymentMethod']}
      about="A sales receipt is a payment of an invoice. Make the first one."
      nameOf={({ receiptNo: number, customerID, amountPaid }, shown) =>
        t('receipt {number} of {customer}, {amount}', {
          number,
          customer: customerID?.name ?? t(walkInCustomer),
          amount: shown(amountPaid),
        })
      }
      makeForm={makeForm}
      editForm={editForm}
      slipOf={invoiceReceiptSlip}
      held={({ customerID, invoiceID: { invoiceNumber } }) => {
        const why = walkInVoidProblem(customerID?._id ?? null);
        const instead = { path: '/sales', search: { invoiceNumber: String(invoiceNumber) } };
        return why === undefined ? undefined : { why, instead, open: t('Open the invoice') };
      }}
    />
  );
}
