import { keepOwn, keptOwn } from '#kit/web/kept-choice';
import type { PaymentMethod } from '#features/ledger/payment/payment.contract';

const methods: readonly PaymentMethod[] = ['Evc plus', 'Edahab', 'jeeb', 'cash', 'others'];

/** The way in which the signed-in user was paid last in this browser: most of a day's payments are alike (D17 before the first). */
export function keptMethod(): PaymentMethod {
  return keptOwn('payment method', methods) ?? 'Evc plus';
}

export function keepMethod(method: PaymentMethod | null): void {
  if (method !== null) keepOwn('payment method', method);
}
