import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import type { InvoiceReceiptRead } from './invoice-receipt.contract';

/** Who paid, and what a printed receipt says of the payment, each with its value. */
export function receiptFacts(receipt: InvoiceReceiptRead): {
  readonly to: { readonly name: string; readonly line: string };
  readonly facts: readonly (readonly [label: string, value: string | number])[];
} {
  const { customerID: customer, invoiceID, paymentMethod, phonePaid } = receipt;
  return {
    to: { name: customer?.name ?? t(walkInCustomer), line: customer?.phone ?? '' },
    facts: [
      [t('Receipt no'), receipt.receiptNo],
      [t('Date'), shownDay(receipt.datePaid)],
      [t('Invoice no'), invoiceID.invoiceNumber],
      [t('Payment method'), paymentMethod ? t(paymentMethods[paymentMethod]) : '–'],
      [t('Phone paid'), phonePaid ?? '–'],
      [t('Receipt by'), receipt.userID?.name ?? '–'],
    ],
  };
}
