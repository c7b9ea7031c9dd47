import { words } from '#kit/contract/language';

/** Where payments at the counter are, and what they are called, for whoever takes one and reads no list of them. */
export const paymentNames = { path: 'payment', one: words('Payment'), many: words('Payments') } as const;
