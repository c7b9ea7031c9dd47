import { entity } from '#kit/contract/entity';
import { choice, choices, ref } from '#kit/contract/fields-choice';
import { decimal, money } from '#kit/contract/fields-number';
import { date, note } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { account } from '#house/account/account.contract';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';

/** Why a student pays less. */
export const discountKinds = {
  scholarship: words('Scholarship'),
  sibling: words('Siblings'),
  staff: words('Staff'),
  merit: words('Merit'),
  hardship: words('Hardship'),
  other: words('Other'),
} as const;

export type DiscountKind = keyof typeof discountKinds;

const told = { reducedSum: money('Taken off so far', { initial: 0 }) };

/** A standing discount: every charge takes it off a student's fees of these types within this time (FE4). */
export const discount = entity({
  table: 'discount',
  path: 'discount',
  one: 'Discount',
  many: 'Discounts',
  screen: { path: '/discount' },
  fields: {
    studentID: ref('Student', () => student, { required: 'Please select student' }),
    classID: ref('Class', () => schoolClass, { help: 'Empty means all classes of the student' }),
    discountKind: choice('Discount type', discountKinds, { required: 'Select discount type' }),
    feetypes: choices('Fee types', feeTypes, {
      required: 'Select fee type',
      initial: [{ label: 'monthlyfee', value: 'monthlyfee' }],
    }),
    percent: decimal('Percent', { min: 0.01, max: 100, help: 'A percentage or an amount, not both' }),
    amount: money('Amount'),
    /** Today where a create leaves it out. */
    startDate: date('Start date', { emptied: words('Enter start date') }),
    endDate: date('End date'),
    reason: note('Reason', { required: 'Enter reason' }),
  },
  stored: {
    /** The user who saved it last. */
    approvedBy: ref('Approved by', () => account),
  },
  told,
  toldOfOne: told,
  brief: ['reason'],
  search: ['studentID.studentName', 'studentID.stdID', 'reason'],
  dated: 'startDate',
});

/** A discount that applies to a fee, with the amount of the fee without it. */
export interface Fitting {
  /** The key of the fee among those charged together. */
  readonly key: string;
  readonly gross: Money;
  readonly _id: string;
  readonly percent: number | null;
  readonly amount: Money | null;
  readonly discountKind: DiscountKind;
  readonly reason: string;
}
