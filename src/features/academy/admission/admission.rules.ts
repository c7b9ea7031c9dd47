import type { SentFields } from '#kit/contract/field';
import { counted, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { minus, noMoney, sum } from '#kit/rules/money';
import { chargedItems, type FeeItem, itemProblems, storedItems } from '#features/academy/enrollment/enrollment.rules';
import type { Lowering } from '#features/academy/fee/lowering.contract';
import { lowered } from '#features/academy/fee/lowering.rules';
import { type FeeType, feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import { isByHand } from '#features/ledger/payment/payment.rules';
import { type admit, firstPaymentFields, newStudentFields, type Terms } from './admission.contract';

export type Admission = SentFields<(typeof admit)['body']>;

/** Each of them becomes a fee, and each fee that is paid a receipt. */
export const mostItems = 10;

/** The amount that enrolling charges, before anything is taken off. */
export function chargedFor({ Amount, feeItems = [] }: Pick<Admission, 'Amount' | 'feeItems'>): Money {
  return sum(chargedItems(storedItems(feeItems, Amount)).map(({ feeAmount }) => feeAmount));
}

/** How much of it is owed, as far as the deductions are known. */
export function owedFor(
  { Amount, feeItems = [] }: Pick<Admission, 'Amount' | 'feeItems'>,
  lowering: Lowering | undefined,
): Money {
  const items = chargedItems(storedItems(feeItems, Amount));
  return sum(items.map((item) => (lowering ? lowered(item, lowering).net : item.feeAmount)));
}

/** How much of what is owed is left to pay: credit pays first (CO13). */
export function leftAfterCredit(owed: Money, lowering: Lowering | undefined): Money {
  const credit = lowering?.credit ?? noMoney;
  return credit < owed ? minus(owed, credit) : noMoney;
}

/** Whether something is paid at once. */
export function isPaid({ AmountPaid }: Pick<Admission, 'AmountPaid'>): boolean {
  return AmountPaid !== undefined && AmountPaid !== null && AmountPaid > 0;
}

/** Problems of an admission as a whole, by field: the student must be known or described, and a wallet has a phone. */
export function admissionProblems(sent: Admission): Errors {
  return {
    ...(sent.studentID ? {} : studentProblems(sent)),
    ...feeProblems(sent.feeItems ?? []),
    ...(isPaid(sent) && !isByHand(sent.paymentMethod) && !sent.phonePaid
      ? { phonePaid: t(firstPaymentFields.phonePaid.required ?? '') }
      : {}),
  };
}

/** Problems of the fees of an admission. */
export function feeProblems(items: Parameters<typeof itemProblems>[0]): Errors {
  const problems = itemProblems(items);
  if (items.length <= mostItems) return problems;
  return { ...problems, feeItems: counted(mostItems, 'At most {count} fee item', 'At most {count} fee items') };
}

/** The names of the fields of a student who is registered with the enrollment. */
export const newStudentNames = [
  'studentName',
  'studentPhone',
  'studentGender',
  'studentAddress',
  'educationalLevel',
  'parentName',
  'parentPhone',
  'username',
] as const satisfies readonly (keyof typeof newStudentFields)[];

/** The fields that must be known of such a student. */
const neededOfNew = newStudentNames.filter((name) => newStudentFields[name].required !== undefined);

/** With nobody named, a student has to be chosen; with a new student named in part, the rest is missing. */
function studentProblems(sent: Admission): Errors {
  const missing = neededOfNew.filter((name) => !sent[name]);
  if (newStudentNames.every((name) => !sent[name])) return { studentID: t('Please select student') };
  return Object.fromEntries(missing.map((name) => [name, t(newStudentFields[name].required ?? '')]));
}

/** How much of a first payment goes to each of these amounts, one after the other, as far as it goes. */
export function sharesOf(paid: Money, amounts: readonly Money[]): Money[] {
  let left = paid;
  return amounts.map((amount) => {
    const part = left < amount ? left : amount;
    left = minus(left, part);
    return part;
  });
}

/** The part of an earlier enrollment that the next one resembles. */
export interface Earlier {
  readonly classID: string;
  readonly courseID: string;
  readonly Amount: Money;
  readonly feeItems: readonly FeeItem[];
}

/** The types of fees that are usually charged beside the month. */
const readyTypes: readonly FeeType[] = ['Registrationfee', 'bookfee'];

/**
 * The terms of an enrollment in a class, from earlier ones, the newest first: of the same class, of its course, and for the ready items
 * of any.
 */
export function termsFrom(
  earlier: readonly Earlier[],
  { _id: classID, courseID }: { readonly _id: string; readonly courseID: string },
): Pick<Terms, 'Amount' | 'items'> {
  const ofClass = earlier.filter((one) => one.classID === classID);
  const ofCourse = earlier.filter((one) => one.courseID === courseID);
  const [last] = [...ofClass, ...ofCourse];
  const known = [...ofClass, ...ofCourse, ...earlier].flatMap(({ feeItems }) => feeItems);
  return {
    Amount: last?.Amount ?? null,
    items: readyTypes.map((feetype) => {
      const usual = known.find((item) => item.feetype === feetype && (item.feeAmount ?? noMoney) > 0);
      return { feetype, feeName: usual?.feeName ?? feeTypes[feetype], feeAmount: usual?.feeAmount ?? noMoney };
    }),
  };
}
