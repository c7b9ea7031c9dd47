import { PrintedDocument } from '#kit/web/print/PrintedDocument';
import { payment, type PaymentRead } from './counter-payment.contract';
import { PaymentSheet } from './PaymentSheet';
import { paymentTitle } from './payment-slip.rules';

/** A payment as it will be printed. */
export function PrintedPayment({ id }: { readonly id: string }) {
  return (
    <PrintedDocument<PaymentRead>
      path={`${payment.path}/${id}`}
      file="payment.pdf"
      title={paymentTitle}
      number={({ paymentNo }) => paymentNo}
    >
      {(read) => <PaymentSheet payment={read} />}
    </PrintedDocument>
  );
}
