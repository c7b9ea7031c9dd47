import { words } from '#kit/contract/language';

/** The table, path and names of payments at the counter, for code that takes one and does not read their list. */
export const paymentNames = { path: 'payment', one: words('Payment'), many: words('Payments') } as const;
