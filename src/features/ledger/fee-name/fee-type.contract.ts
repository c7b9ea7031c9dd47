import { words } from '#kit/contract/language';

/** The types of fees: all that the server takes, and an enrollment's items offer (D7). */
export const feeTypes = {
  monthlyfee: words('Monthly fee'),
  Registrationfee: words('Registration fee'),
  workshop: words('Workshop'),
  certificate: words('Certificate'),
  bookfee: words('Book fee'),
  IDcard: words('ID card'),
  others: words('Others'),
} as const;

const { IDcard: _card, others: _others, ...charged } = feeTypes;

/** The types that the Fee form offers (D7). */
export const chargedTypes = charged;

export type FeeType = keyof typeof feeTypes;
