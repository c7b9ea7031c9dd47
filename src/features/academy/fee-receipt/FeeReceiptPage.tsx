import { lazy } from 'react';
import { language, t } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import { useOrganisation } from '#kit/web/organisation';
import { ReceiptsPage } from '#house/debt/ReceiptsPage';
import { feeReceipt } from './fee-receipt.contract';
import { receiptColumns } from './fee-receipt-columns';
import { editForm, makeForm } from './receipt-form';

const PrintedReceipt = lazy(async () => ({ default: (await import('./PrintedReceipt')).PrintedReceipt }));

/** Payments of fees. */
export default function FeeReceiptPage() {
  const organisation = useOrganisation();
  return (
    <ReceiptsPage
      entity={feeReceipt}
      title="Receipts"
      columns={receiptColumns}
      filters={['studentID', 'paymentMethod']}
      about="A receipt is a payment of a fee. Make the first one."
      nameOf={({ receiptNo, studentID, AmountPaid }) =>
        t('receipt {number} of {student}, {amount}', {
          number: receiptNo,
          student: studentID.studentName,
          amount: showMoney(AmountPaid, organisation.currencySign, language()),
        })
      }
      make={makeForm(organisation)}
      edit={editForm}
      Printed={PrintedReceipt}
    />
  );
}
