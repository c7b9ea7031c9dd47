import { lazy } from 'react';
import { language, t } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';
import { ReceiptsPage } from '#house/debt/ReceiptsPage';
import { serviceReceipt } from './service-receipt.contract';
import { receiptColumns } from './service-receipt-columns';
import { editForm, makeForm } from './service-receipt-form';

const PrintedServiceReceipt = lazy(async () => ({
  default: (await import('./PrintedServiceReceipt')).PrintedServiceReceipt,
}));

/** Payments of services. */
export default function ServiceReceiptPage() {
  const organisation = useOrganisation();
  return (
    <ReceiptsPage
      entity={serviceReceipt}
      title="Service receipts"
      columns={receiptColumns}
      filters={['customerID', 'paymentMethod']}
      about="A service receipt is a payment of a service. Make the first one."
      nameOf={({ receiptNo, customerID, AmountPaid }) =>
        t('receipt {number} of {customer}, {amount}', {
          number: receiptNo,
          customer: customerID.name,
          amount: showMoney(AmountPaid, organisation.currencySign, language()),
        })
      }
      make={makeForm(organisation)}
      edit={editForm}
      Printed={PrintedServiceReceipt}
    />
  );
}
