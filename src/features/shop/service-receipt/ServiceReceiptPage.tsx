import { t } from '#kit/contract/language';
import { ReceiptsPage } from '#features/ledger/debt/ReceiptsPage';
import { serviceReceipt } from './service-receipt.contract';
import { receiptColumns } from './service-receipt-columns';
import { editForm, makeForm } from './service-receipt-form';
import { serviceReceiptSlip } from '#features/shop/service/service-slip.rules';

/** Payments of services. */
export default function ServiceReceiptPage() {
  return (
    <ReceiptsPage
      entity={serviceReceipt}
      title="Service receipts"
      columns={receiptColumns}
      filters={['customerID', 'paymentMethod']}
      about="A service receipt is a payment for a service. Make the first one."
      nameOf={({ receiptNo: number, customerID: { name: customer }, AmountPaid }, shown) =>
        t('receipt {number} of {customer}, {amount}', { number, customer, amount: shown(AmountPaid) })
      }
      makeForm={makeForm}
      editForm={editForm}
      slipOf={serviceReceiptSlip}
    />
  );
}
