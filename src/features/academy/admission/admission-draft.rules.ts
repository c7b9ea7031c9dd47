import type { Fields } from '#kit/contract/field';
import { type Money, readTyped } from '#kit/contract/money';
import { allAsSent } from '#kit/contract/as-sent';
import { type Errors, parseAs } from '#kit/contract/parse';
import { noMoney } from '#kit/rules/money';
import { wholePhone } from '#kit/rules/phone';
import type { FeeType } from '#features/ledger/fee-name/fee-type.contract';
import { isMonthly } from '#features/academy/fee/fee.rules';
import { fullProblem } from '#features/academy/school-class/seats.rules';
import { paymentProblem } from '#features/ledger/payment/payment.rules';
import { admit, firstPaymentFields, newStudentFields, seatFields, type Terms } from './admission.contract';
import { isByHand } from '#features/ledger/payment/payment.rules';
import { type Admission, chargedFor, feeProblems, leftAfterCredit, newStudentNames, owedFor } from './admission.rules';

export type NewStudentName = keyof typeof newStudentFields;

/** A fee as it is typed. */
export interface DraftItem {
  readonly key: string;
  readonly feeName: string;
  readonly feetype: FeeType;
  readonly feeAmount: string;
  /** In how many parts it is paid, and when it or its first part is due, where that was entered. */
  readonly instalmentCount?: string;
  readonly dueDate?: string;
  /** True if it was offered with the class, so that its purpose is known. */
  readonly isReady: boolean;
}

/** What was typed on the page; an undefined member takes its value from the class and the student. */
export interface AdmissionDraft {
  readonly classID: string;
  readonly studentID: string;
  /** True while a new student is entered instead of choosing one. */
  readonly isNew: boolean;
  /** True where the class is full and a place on its waiting list was chosen. */
  readonly waits: boolean;
  readonly student: Readonly<Partial<Record<NewStudentName, string>>>;
  readonly Amount: string | undefined;
  readonly items: readonly DraftItem[] | undefined;
  readonly AmountPaid: string | undefined;
  readonly paymentMethod: string;
  readonly phonePaid: string | undefined;
}

/** What is known apart from what was typed. */
export interface Known {
  readonly terms: Terms | undefined;
  /** The name of the fee for the month to be charged. */
  readonly month: string;
  /** The phone of the chosen student. */
  readonly phone: string | undefined;
  readonly mayPay: boolean;
}

/** The new student as somebody begins to type them where an existing one is looked for: by phone, however it is written, or by name. */
export function studentTyped(typed: string): AdmissionDraft['student'] {
  const phone = wholePhone(typed);
  if (phone !== undefined) return { studentPhone: phone };
  return typed === '' ? {} : { studentName: typed };
}

export function emptyDraft(classID = '', studentID = ''): AdmissionDraft {
  return {
    classID,
    studentID,
    isNew: false,
    waits: false,
    student: {},
    Amount: undefined,
    items: undefined,
    AmountPaid: undefined,
    paymentMethod: firstPaymentFields.paymentMethod.initial ?? '',
    phonePaid: undefined,
  };
}

/** The current fees: those that the terms of the class offer, until one of them is changed. */
export function itemsOf({ items }: Pick<AdmissionDraft, 'items'>, { terms, month }: Known): readonly DraftItem[] {
  if (items) return items;
  if (!terms) return [];
  const monthly: DraftItem = { key: 'month', feeName: month, feetype: 'monthlyfee', feeAmount: '', isReady: true };
  const ready = terms.items.map(({ feeName, feetype, feeAmount }) => ({
    key: feetype,
    feeName,
    feetype,
    feeAmount: feeAmount > 0 ? feeAmount.toFixed(2) : '',
    isReady: true,
  }));
  return [monthly, ...ready];
}

/** The current amount of the month. */
export function amountOf({ Amount }: Pick<AdmissionDraft, 'Amount'>, { terms }: Known): string {
  return Amount ?? terms?.Amount?.toFixed(2) ?? '';
}

/** The phone that pays; until it is changed, the student's. */
export function phoneOf(draft: AdmissionDraft, { phone }: Known): string {
  return draft.phonePaid ?? (draft.isNew ? draft.student.studentPhone : phone) ?? '';
}

/** The sum of the fees as far as they can be read, how much of that is owed, and how much is left to pay. */
export interface SoFar {
  readonly charged: Money;
  readonly owed: Money;
  readonly left: Money;
}

export function soFar(draft: AdmissionDraft, known: Known): SoFar {
  const Amount = readTyped(amountOf(draft, known)) ?? noMoney;
  const feeItems = itemsOf(draft, known).map(({ feeName, feetype, feeAmount }) => ({
    feeName,
    feetype,
    feeAmount: readTyped(feeAmount) ?? noMoney,
  }));
  const lowering = known.terms?.lowering;
  const owed = owedFor({ Amount, feeItems }, lowering);
  return { charged: chargedFor({ Amount, feeItems }), owed, left: leftAfterCredit(owed, lowering) };
}

/** The text of the amount paid at once: until it is changed, all that is owed. Empty if nothing is owed or the user may not take money. */
export function paidText(draft: AdmissionDraft, known: Known): string {
  const { left } = soFar(draft, known);
  if (!known.mayPay || left === noMoney || draft.waits) return '';
  return draft.AmountPaid ?? left.toFixed(2);
}

export type ReadAdmission = { readonly errors: Errors; readonly body: Admission | undefined };

/** The body of the call, and all that is wrong with what is typed, by field. */
export function readAdmission(draft: AdmissionDraft, known: Known): ReadAdmission {
  const paid = paidText(draft, known).trim();
  const pays = paid !== '' && readTyped(paid) !== 0;
  const byHand = isByHand(draft.paymentMethod);
  const { studentID, ...place } = seatFields;
  const { phonePaid, ...payment } = firstPaymentFields;
  const fields: Fields = {
    ...place,
    ...(draft.isNew ? newStudentFields : { studentID }),
    ...(pays ? payment : {}),
    ...(pays && !byHand ? { phonePaid } : {}),
  };
  const typed = {
    classID: draft.classID,
    Amount: amountOf(draft, known).trim(),
    feeItems: itemsSent(itemsOf(draft, known)),
    ...(draft.waits ? { enrolledStatus: 'waiting' } : {}),
    ...(draft.isNew ? trimmed(draft.student) : { studentID: draft.studentID }),
    ...(pays ? { AmountPaid: paid, paymentMethod: draft.paymentMethod } : {}),
    ...(pays && !byHand ? { phonePaid: phoneOf(draft, known).trim() } : {}),
  };
  // The required fields depend on the rest; the shape is that of the call.
  const [asked, sent] = [parseAs(fields, allAsSent(fields, typed)), parseAs(admit.body, allAsSent(admit.body, typed))];
  const problems = {
    ...feeProblems(itemsOf(draft, known).map(({ feetype }) => ({ feetype }))),
    ...tooMuch(draft, known),
    ...noSeat(draft, known),
  };
  return {
    errors: { ...problems, ...(sent.ok ? {} : sent.errors), ...(asked.ok ? {} : asked.errors) },
    body: sent.ok ? sent.value : undefined,
  };
}

/** The typed values, by the paths of their errors. */
export function typedAdmission(draft: AdmissionDraft, known: Known) {
  const items = itemsOf(draft, known).map((item, at) => ({ item, path: `feeItems.${at}` }));
  const amounts = items.map(({ item, path }) => ({
    [`${path}.feeAmount`]: item.feeAmount,
    [`${path}.instalmentCount`]: item.instalmentCount,
  }));
  const words = items.map(({ item, path }) => ({
    [`${path}.feeName`]: item.feeName,
    [`${path}.feetype`]: item.feetype,
    [`${path}.dueDate`]: item.dueDate,
  }));
  const { classID, studentID, paymentMethod } = draft;
  const student = Object.fromEntries(newStudentNames.map((name) => [name, draft.student[name]]));
  return {
    numbers: Object.assign({ Amount: amountOf(draft, known), AmountPaid: paidText(draft, known) }, ...amounts),
    others: Object.assign(
      { classID, studentID, paymentMethod, phonePaid: phoneOf(draft, known), ...student },
      ...words,
    ),
  };
}

/** Why there is no seat, unless a place on the waiting list was chosen. */
export function noSeat({ waits }: Pick<AdmissionDraft, 'waits'>, { terms }: Pick<Known, 'terms'>): Errors {
  const problem = terms && !waits ? fullProblem(terms.seats) : undefined;
  return problem === undefined ? {} : { classID: problem };
}

function tooMuch(draft: AdmissionDraft, known: Known): Errors {
  const paid = readTyped(paidText(draft, known));
  const problem = paid ? paymentProblem(paid, soFar(draft, known).left) : undefined;
  return problem === undefined ? {} : { AmountPaid: problem };
}

/** The rows as they are sent; one without an amount is charged nothing (D5). */
function itemsSent(items: readonly DraftItem[]) {
  return items.map(({ feeName, feetype, feeAmount, instalmentCount, dueDate }) => ({
    feeName: feeName.trim(),
    feetype,
    feeAmount: feeAmount.trim(),
    // A monthly fee has neither (FE6).
    ...(instalmentCount && !isMonthly(feetype) ? { instalmentCount: instalmentCount.trim() } : {}),
    ...(dueDate && !isMonthly(feetype) ? { dueDate } : {}),
  }));
}

function trimmed(values: AdmissionDraft['student']): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
}
