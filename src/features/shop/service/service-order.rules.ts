import type { SentFields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { isByHand, paymentProblem } from '#features/ledger/payment/payment.rules';
import type { orderService } from './service-order.contract';
import { servicePayment } from './service-payment.contract';

type Order = SentFields<(typeof orderService)['body']>;

/** Whether something is paid at once. */
export function hasDeposit({ AmountPaid }: Pick<Order, 'AmountPaid'>): boolean {
  return AmountPaid !== undefined && AmountPaid !== null && AmountPaid > 0;
}

/** Problems of the payment made at once: it may not exceed the price, and a wallet needs a phone. */
export function depositProblems({
  servicePrice,
  AmountPaid,
  paymentMethod,
  phonePaid,
}: Partial<Pick<Order, 'servicePrice' | 'AmountPaid' | 'paymentMethod' | 'phonePaid'>>): Errors {
  if (!AmountPaid || servicePrice === undefined) return {};
  const tooMuch = paymentProblem(AmountPaid, servicePrice);
  return {
    ...(tooMuch === undefined ? {} : { AmountPaid: tooMuch }),
    ...(isByHand(paymentMethod) || phonePaid ? {} : { phonePaid: t(servicePayment.fields.phonePaid.required ?? '') }),
  };
}
