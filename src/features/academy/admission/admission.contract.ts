import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { optional } from '#kit/contract/field';
import { choice } from '#kit/contract/fields-choice';
import type { Money } from '#kit/contract/money';
import type { Clash } from '#features/academy/clash/clash.contract';
import type { course } from '#features/academy/course/course.contract';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import type { FeeType } from '#features/ledger/fee-name/fee-type.contract';
import type { Lowering } from '#features/academy/fee/lowering.contract';
import { feePayment } from '#features/academy/fee/fee-payment.contract';
import type { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { enrolledStatuses } from '#features/academy/fee/charged-enrollment.contract';
import type { schoolClass, Seats } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import type { ReceiptRead } from '#features/ledger/debt/receipt.contract';

const { studentName, studentPhone, studentGender, studentAddress, educationalLevel } = student.fields;
const { parentName, parentPhone, username } = student.fields;

/** The fields of a student who is registered here; the password comes by 'Forgot password?', as after an import (E26). */
export const newStudentFields = {
  studentName,
  studentPhone,
  studentGender,
  studentAddress,
  educationalLevel,
  parentName,
  parentPhone,
  username,
};

const { classID, studentID, Amount, feeItems } = enrollment.fields;
const { AmountPaid, paymentMethod, phonePaid } = feePayment.fields;
const { active, waiting } = enrolledStatuses;

/** A seat at once, or a place on the waiting list (CL3). */
const placeField = choice('Status', { active, waiting });

/** The fields of a first payment, dated today, to the organisation's phone. */
export const firstPaymentFields = { AmountPaid, paymentMethod, phonePaid };

/** The fields of an enrollment of an existing student. */
export const seatFields = { classID, studentID, Amount, feeItems };

/** The one call that enrols: it saves the student if new, the enrollment, its fees, and what is paid of them at once. */
export const admit = endpoint({
  method: 'POST',
  path: 'admission',
  title:
    'Enroll a student: registered here where new, charged, and paid as far as AmountPaid goes; all of it or nothing',
  body: {
    ...seatFields,
    ...optional({ studentID, ...newStudentFields, ...firstPaymentFields, enrolledStatus: placeField }),
  },
  reply: reply<
    Saved<Got<typeof enrollment>> & {
      /** What the fees come to. */
      readonly owed: Money;
      /** One for each fee that was paid or paid in part, in the order of the fees. */
      readonly receipts: readonly ReceiptRead<typeof feeReceipt>[];
    }
  >(),
});

/** A fee that is usually charged. */
export interface ReadyItem {
  readonly feeName: string;
  readonly feetype: FeeType;
  readonly feeAmount: Money;
}

/** The values that enrolling in a class begins with. */
export interface Terms {
  /** What the form shows of the class: users who enrol students may not be allowed to read the rest. */
  readonly schoolClass: Pick<Got<typeof schoolClass>, '_id' | 'courseID' | 'teacherID' | 'days' | 'TimeIn' | 'TimeOut'>;
  /** How full the class is, for a student who must wait (CL3). */
  readonly seats: Seats;
  /** What the whole course costs and how long it lasts, from which the month is derived for the first enrollment. */
  readonly course: Pick<Got<typeof course>, 'coursePrice' | 'courseDuration'>;
  /** What a month costs: as for the student who enrolled last in the class, or in its course; null where nobody has. */
  readonly Amount: Money | null;
  /** What else is usually charged, with the name and amount of the last time; no amount where there was none. */
  readonly items: readonly ReadyItem[];
  /** What lowers the fees: discounts and credit of the student who is named, and joining within the month. */
  readonly lowering: Lowering;
  /** The other classes at the same time of the student who is named (CL6). */
  readonly clashes: readonly Clash[];
}

export const admissionTerms = endpoint({
  method: 'GET',
  path: 'admission/terms/{classId}',
  query: ['studentID'],
  title: 'What enrolling in a class begins with: the class, what a month cost the last one, the usual fees',
  reply: reply<{ readonly status: true } & Terms>(),
});
