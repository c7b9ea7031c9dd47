import { entity } from '#kit/contract/entity';
import { choice, list, ref } from '#kit/contract/fields-choice';
import { money, numbered } from '#kit/contract/fields-number';
import { moneyMonth } from '#kit/contract/fields-money-date';
import { date, text } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { words } from '#kit/contract/language';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { chargedField, creditedField, dueDateField, dueTold } from '#features/ledger/debt/due.contract';
import { paidStatuses, paidTones } from '#features/ledger/payment/payment.contract';
import { chargedEnrollment } from './charged-enrollment.contract';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';

/** The statuses that the fee report asks for: 'due' is any fee that is not fully paid (D6). */
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
/** The id shared by all fees that one charge of a class, or of all classes, has made; null for every other fee. */
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
