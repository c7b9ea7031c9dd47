import { t } from '#kit/contract/language';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { PaymentReceipt } from '#features/ledger/receipt/PaymentReceipt.pdf';
import { walkInCustomer } from '#house/person/walk-in.contract';
import type { InvoiceReceiptRead } from './invoice-receipt.contract';

interface Props {
  readonly house: HouseStyle;
  readonly receipt: InvoiceReceiptRead;
}

/** An invoice's receipt on paper. */
export function InvoiceReceiptDocument({ house, receipt }: Props) {
  const { customerID, invoiceID, amountPaid } = receipt;
  return (
    <PaymentReceipt
      house={house}
      receipt={{ ...receipt, AmountPaid: amountPaid }}
      to={{ name: customerID?.name ?? t(walkInCustomer), lines: customerID ? [customerID.phone] : [] }}
      about={[{ heading: t('Invoice no'), share: 5, value: String(invoiceID.invoiceNumber) }]}
      signed={t('Customer')}
      thanks={t('Thank you, dear customer')}
    />
  );
}
