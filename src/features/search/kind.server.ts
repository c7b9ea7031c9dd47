import { listOf, optionsOf } from '#house/rights/calls.rules';
import { receiptOf } from '#features/ledger/receipt/receipt.server';
import { studentScreen } from '#features/academy/student/student.screens';
import { teacherScreen } from '#features/academy/teacher/teacher.screens';
import { marksScreen } from '#features/academy/marks/marks.screens';
import { attendanceListScreen } from '#features/academy/attendance/attendance.screens';
import { feeReceiptScreen } from '#features/academy/fee-receipt/fee-receipt.screens';
import { customerScreen } from '#features/shop/customer/customer.screens';
import { salesScreen } from '#features/shop/invoice/invoice.screens';
import { invoiceReceiptScreen } from '#features/shop/invoice-receipt/invoice-receipt.screens';
import { serviceReceiptScreen } from '#features/shop/service-receipt/service-receipt.screens';
import type { Entity } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { caller } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { student } from '#features/academy/student/student.contract';
import { ownStudents } from '#features/academy/student/student.server';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { isTeacher, itself } from '#features/academy/teacher/teacher.server';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { customer } from '#features/shop/customer/customer.contract';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';
import type { Kind } from './search.contract';

/** Somebody who is found by name, number, phone or login. */
export interface Person {
  readonly entity: Entity;
  readonly name: string;
  readonly number?: string;
  readonly phone: string;
  readonly login?: string;
  readonly scope?: Scope;
}

/** A paper that is found by its number, the phone that paid it, or whose it is. */
export interface Document {
  readonly entity: Entity;
  readonly number: string;
  readonly phone?: string;
  readonly of: { readonly field: string; readonly person: keyof typeof persons };
}

export const persons = {
  student: {
    entity: student,
    name: 'studentName',
    number: 'stdID',
    phone: 'studentPhone',
    login: 'username',
    scope: ownStudents,
  },
  teacher: { entity: teacher, name: 'teacherName', phone: 'teacherPhone', login: 'username', scope: itself },
  customer: { entity: customer, name: 'name', number: 'code', phone: 'phone' },
} satisfies Partial<Record<Kind, Person>>;

const ofStudent = { field: 'studentID', person: 'student' } as const;
const ofCustomer = { field: 'customerID', person: 'customer' } as const;

export const documents = {
  invoice: { entity: invoice, number: 'invoiceNumber', of: ofCustomer },
  feeReceipt: { entity: feeReceipt, number: 'receiptNo', phone: 'phonePaid', of: ofStudent },
  invoiceReceipt: { entity: invoiceReceipt, number: 'receiptNo', phone: 'phonePaid', of: ofCustomer },
  serviceReceipt: { entity: serviceReceipt, number: 'receiptNo', phone: 'phonePaid', of: ofCustomer },
} satisfies Partial<Record<Kind, Document>>;

/** Reports lie beside the search. */
const receiptReport = '/receiptReport';

/** The right to the list of each kind, and the screens that can show one of it, the best first. */
const shownBy: Readonly<Record<Kind, { readonly right: string; readonly screens: readonly string[] }>> = {
  student: { right: listOf(student), screens: [studentScreen.path] },
  teacher: { right: listOf(teacher), screens: [teacherScreen.path] },
  customer: { right: listOf(customer), screens: [customerScreen.path] },
  invoice: { right: listOf(invoice), screens: [salesScreen.path] },
  feeReceipt: {
    right: `${listOf(feeReceipt)} ${receiptOf('fee')}`,
    screens: [feeReceiptScreen.path, receiptReport],
  },
  invoiceReceipt: {
    right: `${listOf(invoiceReceipt)} ${receiptOf('invoice')}`,
    screens: [invoiceReceiptScreen.path, receiptReport],
  },
  serviceReceipt: { right: listOf(serviceReceipt), screens: [serviceReceiptScreen.path] },
};

/** A teacher finds own students (A34) without their list too: in what is written of them. */
const ofTeachers = {
  right: optionsOf(student),
  screens: [studentScreen.path, marksScreen.path, attendanceListScreen.path],
};

/** The screen that shows a kind to the caller; undefined where it may not read the list, or has no screen for it. */
export function screenFor(call: Call, kind: Kind): string | undefined {
  const me = caller(call);
  const { right, screens } = kind === 'student' && isTeacher(call) ? ofTeachers : shownBy[kind];
  if (call.product.rights.problem(right, me, call.brand) !== undefined) return undefined;
  return screens.find((screen) => me.screens.has(screen));
}
