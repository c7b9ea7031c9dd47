import { t } from '#kit/contract/language';
import type { ReceiptRead, Slip } from '#features/ledger/debt/receipt.contract';
import type { servicePayment } from './service-payment.contract';

/** A service receipt as it is printed. */
export function serviceReceiptSlip(receipt: ReceiptRead<typeof servicePayment>): Slip {
  const { customerID: customer, serviceID: service, AmountPaid: paid } = receipt;
  return {
    ...receipt,
    paid,
    to: { name: customer.name, lines: [t('Customer {code}', { code: customer.code }), customer.phone] },
    about: [{ heading: t('Service'), share: 5, value: service.serviceName }],
    signed: t('Customer'),
    thanks: t('Thank you, dear customer'),
  };
}

/** A payment of a service that was just taken: the name of its receipt, and the slip. */
export function takenForService(receipt: ReceiptRead<typeof servicePayment>): {
  readonly called: string;
  readonly slip: Slip;
} {
  const { receiptNo: number, customerID } = receipt;
  return {
    called: t('Receipt {number} of {customer}', { number, customer: customerID.name }),
    slip: serviceReceiptSlip(receipt),
  };
}
