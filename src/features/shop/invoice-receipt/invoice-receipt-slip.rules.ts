import { t } from '#kit/contract/language';
import { walkInCustomer } from '#house/person/walk-in.contract';
import type { ReceiptRead, Slip } from '#features/ledger/debt/receipt.contract';
import type { invoiceReceipt } from './invoice-receipt.contract';

/** The facts of an invoice's receipt for printing. */
export function invoiceReceiptSlip(receipt: ReceiptRead<typeof invoiceReceipt>): Slip {
  const { customerID: customer, invoiceID, amountPaid: paid } = receipt;
  return {
    ...receipt,
    paid,
    to: { name: customer?.name ?? t(walkInCustomer), lines: customer ? [customer.phone] : [] },
    about: [{ heading: t('Invoice no'), share: 5, value: String(invoiceID.invoiceNumber) }],
    signed: t('Customer'),
    thanks: t('Thank you, dear customer'),
  };
}
