import { PrintedRecord } from '#kit/web/print/PrintedRecord';
import { payment } from './counter-payment.contract';
import { paymentPrinted } from './payment-print.rules';

/** A payment as it will be printed. */
export function PrintedPayment({ id }: { readonly id: string }) {
  return <PrintedRecord path={`${payment.path}/${id}`} print={paymentPrinted} />;
}
