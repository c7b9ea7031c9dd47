import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { noMoney, sum } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { newOf, under } from '#house/rights/calls.rules';
import { refuseWithoutRight } from '#house/rights/without-right.server';
import { takeSeat } from '#features/academy/enrollment/enrollment.server';
import { seatProblem, studentProblem } from '#features/academy/enrollment/enrollment.rules';
import { heldClass, heldStudent } from '#features/academy/enrollment/seat.server';
import type { fee } from '#features/academy/fee/fee.contract';
import { feePayment } from '#features/academy/fee/fee-payment.contract';
import { takeFeeReceipt } from '#features/academy/fee-receipt/fee-receipt.server';
import { student } from '#features/academy/student/student.contract';
import { register } from '#features/academy/student/student.server';
import { paymentProblem } from '#features/ledger/payment/payment.rules';
import { receiptCondition } from '#features/ledger/receipt-path/receipt-path.server';
import { admissionTerms, admit, newStudentFields } from './admission.contract';
import { admissionProblems, isPaid, sharesOf } from './admission.rules';
import { termsOf } from './terms.server';

type Sent = BodyOf<typeof admit>;

/** Enrols: student, enrollment, fees and receipts are all made in the one transaction of the call, or none of them. */
async function enrol(call: Call, sent: Sent) {
  refuseInvalid(admissionProblems(sent));
  if (isPaid(sent)) {
    const [right = ''] = under(receiptCondition('fee'), [newOf(feePayment)]);
    refuseWithoutRight(call, right);
  }
  const { classID, Amount, feeItems } = sent;
  const enrolledStatus = sent.enrolledStatus ?? 'active';
  const { studentID, courseID } = await seated(call, sent);
  const seat = { _id: newId(), studentID, classID, courseID, Amount, feeItems, enrolledStatus };
  const { enrolled, fees } = await takeSeat(call, seat);
  const owed = sum(fees.map(({ feeAmount }) => feeAmount));
  const receipts = await payFirst(call, sent, fees);
  const { studentID: who, classID: where } = enrolled;
  const names = { student: who.studentName, class: where.className };
  const message =
    enrolledStatus === 'waiting'
      ? t('{student} waits for a seat in {class}', names)
      : t('{student} is enrolled in {class}', names);
  return { status: true, message, info: enrolled, owed, receipts };
}

/** Enrols the student in the class; both are held in the order in which every enrollment holds them. */
async function seated(call: Call, sent: Sent) {
  if (!sent.studentID) return registered(call, sent);
  const courseID = await courseOfOpen(call, sent.classID);
  const known = await heldStudent(call, sent.studentID);
  refuseConflict(studentProblem(known.studentStatus), 'studentID');
  return { studentID: known._id, courseID };
}

/** The class is locked first: the number that a new student takes is locked until the call ends, and nobody should wait for it. */
async function registered(call: Call, sent: Sent) {
  refuseWithoutRight(call, newOf(student));
  const courseID = await courseOfOpen(call, sent.classID);
  const made = await register(call, { ...newStudentIn(sent), _id: newId() });
  return { studentID: made._id, courseID };
}

async function courseOfOpen(call: Call, classID: string): Promise<string> {
  const held = await heldClass(call, classID);
  refuseConflict(seatProblem(held, call.today), 'classID');
  return held.courseID;
}

/** One receipt for each fee that the payment reaches. */
async function payFirst(call: Call, sent: Sent, fees: readonly Got<typeof fee>[]) {
  const { AmountPaid, paymentMethod, phonePaid } = sent;
  // Discounts have been taken off, and credit has paid what it can.
  const open = fees.map(({ feeBalance }) => feeBalance);
  refuseConflict(paymentProblem(AmountPaid ?? noMoney, sum(open)), 'AmountPaid');
  const parts = sharesOf(AmountPaid ?? noMoney, open);
  let receipts: Awaited<ReturnType<typeof takeFeeReceipt>>[] = [];
  for (const [index, { _id: feeID, studentID }] of fees.entries()) {
    const part: Money = parts[index] ?? noMoney;
    // A fee with nothing left to pay is skipped.
    if (part === noMoney) continue;
    const receipt = await takeFeeReceipt(call, {
      feeID,
      studentID: studentID._id,
      AmountPaid: part,
      paymentMethod: paymentMethod ?? undefined,
      phonePaid: phonePaid ?? undefined,
      datePaid: call.today,
    });
    receipts = [...receipts, receipt];
  }
  return receipts;
}

/** The new student as described; missing fields were refused before. */
function newStudentIn(sent: Sent) {
  const { studentName, studentPhone, studentGender, studentAddress, educationalLevel } = sent;
  const { parentName, parentPhone, username } = sent;
  if (!studentName || !studentPhone || !studentGender || !studentAddress || !educationalLevel)
    throw new Error(`A new student lacks one of ${Object.keys(newStudentFields).join(', ')}`);
  const known = { studentName, studentPhone, studentGender, studentAddress, educationalLevel };
  return { ...known, parentName, parentPhone, username };
}

export const admissionRoutes: Route[] = [on(admit, enrol), on(admissionTerms, termsOf)];
