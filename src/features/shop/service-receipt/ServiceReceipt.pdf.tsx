import { t } from '#kit/contract/language';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { PaymentReceipt } from '#features/ledger/receipt/PaymentReceipt.pdf';
import type { ServiceReceiptRead } from './service-receipt.contract';

interface Props {
  readonly house: HouseStyle;
  readonly receipt: ServiceReceiptRead;
}

/** A service receipt on paper. */
export function ServiceReceiptDocument({ house, receipt }: Props) {
  const { customerID: customer, serviceID: service } = receipt;
  return (
    <PaymentReceipt
      house={house}
      receipt={receipt}
      to={{ name: customer.name, lines: [t('Customer {code}', { code: customer.code }), customer.phone] }}
      about={[{ heading: t('Service'), share: 5, value: service.serviceName }]}
      signed={t('Customer')}
      thanks={t('Thank you, dear customer')}
    />
  );
}
