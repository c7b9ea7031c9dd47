import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { money } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import type { Money } from '#kit/contract/money';
import { fee } from './fee.contract';

const { feetype, feeName, classID, studentID, feeMonth } = fee.fields;

/** The totals of a charge that has not been made, as its preview answers them. */
export interface ChargePreviewed {
  readonly status: true;
  readonly message: string;
  /** How many fees it would make, and how many enrollments it would skip. */
  readonly count: number;
  readonly skipped: number;
  /** How many of those skipped have an amount of 0; the others have been charged for the month. */
  readonly withoutAmount: number;
  readonly gross: Money;
  /** What standing discounts take off. */
  readonly reduced: Money;
  readonly net: Money;
  /** How much of it credit would pay at once. */
  readonly fromCredit: Money;
  /** The classes that it reaches, by name, each with how many fees it would make. */
  readonly classes: readonly { readonly className: string; readonly count: number }[];
}

/** The result of voiding a charge, as the call and its preview answer it. */
export interface ChargeVoided {
  /** How many fees it voids, and their sum. */
  readonly count: number;
  readonly amount: Money;
  /** How many fees of the charge stay, because something was paid of them or taken off. */
  readonly stays: number;
}

/** Not asked for a monthly fee, whose amount is that of each enrollment (D4). */
const feeAmount = money('Amount');

const made = {
  query: ['preview'],
  reply: reply<Saved<readonly Got<typeof fee>[]> | ChargePreviewed>(),
} as const;

export const chargeClass = endpoint({
  method: 'POST',
  path: 'fee',
  title: 'Charge one fee to every active enrollment of a class',
  body: { feetype, feeName, classID, feeAmount, feeMonth },
  ...made,
});

export const chargeAllClasses = endpoint({
  method: 'POST',
  path: 'fee/allClasses',
  title: 'Charge the monthly fee to every active enrollment of every active class',
  // classID may be absent or 'All' (D2); the handler refuses anything else.
  body: { feetype, feeName, classID: text('Class'), feeAmount, feeMonth },
  ...made,
});

export const chargeStudent = endpoint({
  method: 'POST',
  path: 'fee/generateFeeSingleStudent',
  title: 'Charge one fee to one student of a class',
  body: { feetype, feeName, classID, studentID, feeAmount, feeMonth },
  ...made,
});

export const voidCharge = endpoint({
  method: 'POST',
  path: 'fee/voidCharge/{id}',
  title: 'Void the fees that were charged together with this one and of which nothing is paid',
  body: { reason: text('Reason', { max: 255 }) },
  query: ['preview'],
  reply: reply<Saved<ChargeVoided>>(),
});
