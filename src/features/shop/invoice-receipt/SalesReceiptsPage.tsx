import { lazy } from 'react';
import { language, t } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';
import { ReceiptsPage } from '#house/debt/ReceiptsPage';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { salesReceipt } from './invoice-receipt.contract';
import { receiptColumns } from './invoice-receipt-columns';
import { editForm, makeForm } from './invoice-receipt-form';

const PrintedInvoiceReceipt = lazy(async () => ({
  default: (await import('./PrintedInvoiceReceipt')).PrintedInvoiceReceipt,
}));

/** Payments of invoices. */
export default function SalesReceiptsPage() {
  const organisation = useOrganisation();
  return (
    <ReceiptsPage
      entity={salesReceipt}
      title="Sales receipts"
      columns={receiptColumns}
      filters={['customerID', 'paymentMethod']}
      about="A sales receipt is a payment of an invoice. Make the first one."
      nameOf={({ receiptNo, customerID, amountPaid }) =>
        t('receipt {number} of {customer}, {amount}', {
          number: receiptNo,
          customer: customerID?.name ?? t(walkInCustomer),
          amount: showMoney(amountPaid, organisation.currencySign, language()),
        })
      }
      make={makeForm(organisation)}
      edit={editForm}
      Printed={PrintedInvoiceReceipt}
    />
  );
}
