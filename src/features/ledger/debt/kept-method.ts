import { keepOwn, keptOwn } from '#kit/web/kept-choice';
import type { PaymentMethod } from '#features/ledger/payment/payment.contract';

const methods: readonly PaymentMethod[] = ['Evc plus', 'Edahab', 'jeeb', 'cash', 'others'];

/** The way of paying that the signed-in user took last in this browser, because most payments of a day are alike; before the first, that of D17. */
export function keptMethod(): PaymentMethod {
  return keptOwn('payment method', methods) ?? 'Evc plus';
}

export function keepMethod(method: PaymentMethod | null): void {
  if (method !== null) keepOwn('payment method', method);
}
