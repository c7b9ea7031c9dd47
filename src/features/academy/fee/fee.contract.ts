import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, list, ref } from '#kit/contract/fields-choice';
import { money, numbered } from '#kit/contract/fields-number';
import { moneyMonth } from '#kit/contract/fields-money-date';
import { date, text } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { chargedField, creditedField, dueDateField, dueTold } from '#features/ledger/debt/due.contract';
import { paidStatuses, paidTones } from '#features/ledger/payment/payment.contract';
import { chargedEnrollment } from './charged-enrollment.contract';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';

/** What the fee report asks for: 'due' is any fee that is not fully paid (D6). */
export const reportedStatuses = { All: words('All'), due: words('Due'), ...paidStatuses } as const;

const feeName = text('Fee name', { required: 'Enter fee name' });
const feetype = choice('Fee type', feeTypes, { required: 'Select fee type' });
const feeMonth = moneyMonth('Month', { help: 'The month that a monthly fee is for' });
/** The parts in which it is paid; none where it is due at once (FE2). */
const instalmentsField = {
  ...list(
    'Instalments',
    {
      dueDate: date('Due date', { required: 'Enter due date' }),
      amount: money('Amount', { required: 'Enter amount' }),
    },
    { add: 'Add instalment' },
  ),
  added: true,
} as const;
/** What the fees have in common that one charge of a class, or of all classes, has made; null for every other fee. */
const chargeTold = { chargeID: text('Charge') } as const;
const classID = ref('Class', () => schoolClass, { required: 'Select class' });
const studentID = ref('Student', () => student, { required: 'Please select student' });

export const fee = entity({
  table: 'fee',
  path: 'fee',
  one: 'Fee',
  many: 'Fees',
  screen: { path: '/fee' },
  fields: {
    feeName,
    feetype,
    classID,
    studentID,
    feeAmount: money('Amount', { required: 'Enter fee amount' }),
    feeMonth,
    dueDate: dueDateField,
    instalments: instalmentsField,
  },
  stored: {
    feeNo: numbered('Fee no', { from: 1 }),
    courseID: ref('Course', () => course),
    enrollmentID: ref('Enrollment', () => chargedEnrollment),
    feePaid: money('Paid', { initial: 0 }),
    feeBalance: money('Balance', { initial: 0 }),
    feeStatus: choice('Status', paidStatuses, { initial: 'unpaid', tones: paidTones }),
    ...voidedFields,
    credited: creditedField,
    feeGross: chargedField,
  },
  told: { ...dueTold, ...chargeTold },
  toldOfOne: { ...dueTold, ...chargeTold },
  brief: ['feeNo', 'feeName'],
  search: ['feeNo', 'feeName', 'studentID.studentName', 'studentID.stdID', 'classID.className'],
  options: { label: '{feeName} ({feeNo})', facts: ['feeBalance'], filters: ['studentID'] },
  states: { owed: [{ field: 'feeBalance', above: 0 }] },
  erase: 'void',
});

/** What a charge would come to, as its preview answers it. */
export interface ChargePreviewed {
  readonly status: true;
  readonly message: string;
  /** How many fees it would make, and how many enrollments it would pass over. */
  readonly count: number;
  readonly skipped: number;
  readonly gross: Money;
  /** What standing discounts take off. */
  readonly reduced: Money;
  readonly net: Money;
  /** How much of it credit would pay at once. */
  readonly fromCredit: Money;
  /** The classes that it reaches, by name, each with how many fees it would make. */
  readonly classes: readonly { readonly className: string; readonly count: number }[];
}

/** What the voiding of a charge does, as it and its preview answer it. */
export interface ChargeVoided {
  /** How many fees it voids, and what they come to. */
  readonly count: number;
  readonly amount: Money;
  /** How many of the charge stay, because something was paid or taken off. */
  readonly stays: number;
}

/** Not asked of a monthly fee, whose amount is each enrollment's own (D4). */
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
  // classID may be absent or 'All' (D2); the handler says so of anything else.
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
