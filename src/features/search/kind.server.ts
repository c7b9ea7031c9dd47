import type { Entity } from '../../kit/contract/entity';
import type { Call } from '../../kit/server/call';
import { caller } from '../../kit/server/call';
import type { Scope } from '../../kit/server/read/list';
import { student } from '../academy/student/student.contract';
import { ownStudents } from '../academy/student/student.server';
import { teacher } from '../academy/teacher/teacher.contract';
import { isTeacher, itself } from '../academy/teacher/teacher.server';
import { policy } from '../access/policy';
import { feeReceipt } from '../finance/fee-receipt/fee-receipt.contract';
import { customer } from '../shop/customer/customer.contract';
import { invoice } from '../shop/invoice/invoice.contract';
import { invoiceReceipt } from '../shop/invoice-receipt/invoice-receipt.contract';
import { serviceReceipt } from '../shop/service-receipt/service-receipt.contract';
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

/** The right to the list of each kind, and the screens that can show one of it, the best first. */
const shownBy: Readonly<Record<Kind, { readonly right: string; readonly screens: readonly string[] }>> = {
  student: { right: 'GET student', screens: ['/student'] },
  teacher: { right: 'GET teacher', screens: ['/teacher'] },
  customer: { right: 'GET customers', screens: ['/customer'] },
  invoice: { right: 'GET invoice', screens: ['/sales'] },
  feeReceipt: { right: 'GET receipt [feeID]', screens: ['/receipt', '/receiptReport'] },
  invoiceReceipt: { right: 'GET receipt [invoiceID]', screens: ['/salesReceipts', '/receiptReport'] },
  serviceReceipt: { right: 'GET serviceReceipt', screens: ['/servicereceipt'] },
};

/** A teacher finds own students (A34) without their list too: in what is written of them. */
const ofTeachers = { right: 'GET student/options', screens: ['/student', '/marks', '/attendencelist'] };

/** The screen that shows a kind to the caller; undefined where it may not read the list, or has no screen for it. */
export function screenFor(call: Call, kind: Kind): string | undefined {
  const me = caller(call);
  const { right, screens } = kind === 'student' && isTeacher(call) ? ofTeachers : shownBy[kind];
  if (policy.problem(right, me, call.brand) !== undefined) return undefined;
  return screens.find((screen) => me.screens.has(screen));
}
