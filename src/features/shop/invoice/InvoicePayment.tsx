import { useMemo } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { useOrganisation } from '#kit/web/organisation';
import type { Paying } from '#features/ledger/debt/page-debt';
import { WithAccounts } from '#house/money-account/WithAccounts';
import { correctable, paymentRules } from '#features/ledger/debt/receipt-form';
import { answered } from '#features/ledger/debt/slip.rules';
import { salesReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { invoiceReceiptSlip } from '#features/shop/invoice-receipt/invoice-receipt-slip.rules';
import { walkInCustomer } from '#house/person/walk-in.contract';
import type { invoice as invoiceEntity } from './invoice.contract';

interface Props extends Paying {
  readonly invoice: Got<typeof invoiceEntity>;
}

/** The form of a payment of this invoice. */
export function InvoicePayment({ invoice, phone: told, onPaid, onDirty }: Props) {
  const organisation = useOrganisation();
  const { _id: invoiceID, customerID: customer, balance } = invoice;
  const phone = told ?? customer?.phone;
  const { start, known, extra, problems, required, save } = paymentRules({ owed: balance, phone }, organisation);
  // The invoice is known, so the form neither asks for it nor shows it.
  const entity = useMemo(
    () => ({
      ...salesReceipt,
      only: { ...salesReceipt.only, invoiceID, ...(customer && { customerID: customer._id }) },
    }),
    [invoiceID, customer],
  );
  const { AmountPaid: amountPaid, ...usual } = start();
  const rules: FormRules<typeof salesReceipt.fields> = {
    fields: ['amountPaid', ...correctable],
    start: () => ({ amountPaid, ...usual }),
    known,
    required,
    problems: ({ amountPaid: paid }) => ({ amountPaid: problems({ AmountPaid: paid }).AmountPaid }),
    extra: ({ amountPaid: paid, datePaid }) => extra({ AmountPaid: paid, datePaid }),
    save: ({ amountPaid: paid }) => save({ AmountPaid: paid }),
  };
  return (
    <WithAccounts rules={rules}>
      {(asked) => (
        <LazyEntityForm
          entity={entity}
          record={undefined}
          rules={asked}
          onSaved={(receipt) =>
            onPaid({
              path: `${salesReceipt.path}/${receipt._id}`,
              phone,
              recordID: customer ? receipt._id : undefined,
              called: t('Receipt {number} of {customer}', {
                number: receipt.receiptNo,
                customer: customer?.name ?? t(walkInCustomer),
              }),
              slip: invoiceReceiptSlip(answered<typeof salesReceipt>(receipt)),
            })
          }
          onDirty={onDirty}
        />
      )}
    </WithAccounts>
  );
}
