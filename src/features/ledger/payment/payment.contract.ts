import { words } from '#kit/contract/language';

/** How money is paid in, at every counter of the product (F4, D17). */
export const paymentMethods = {
  'Evc plus': words('Evc plus'),
  Edahab: words('e-Dahab'),
  jeeb: words('Jeeb'),
  cash: words('Cash'),
  others: words('Others'),
} as const;

/** The ways of paying that come from no phone (D17, S§5). What is entered as others is usually another wallet, which has one. */
export const fromNoPhone = { paymentMethod: ['cash'] } as const;

export type PaymentMethod = keyof typeof paymentMethods;

/** How far a fee, a service or an invoice is paid (R 5.3). */
export const paidStatuses = {
  percialPaid: words('Partly paid'),
  fullPaid: words('Fully paid'),
  unpaid: words('Unpaid'),
} as const;

export const paidTones = { fullPaid: 'good', percialPaid: 'info', unpaid: 'wrong' } as const;

export type PaidStatus = keyof typeof paidStatuses;
