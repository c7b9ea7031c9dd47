import { words } from '#kit/contract/language';
import type { Brand } from '#house/brand/brand.contract';

/** Something that a new organisation does first. */
export interface Step {
  readonly step: StepName;
  readonly done: boolean;
  /** The screen on which it is done. */
  readonly path: string;
}

/** The first five steps, by their sentences. */
export const stepNames = {
  course: words('Add the first course'),
  class: words('Register a teacher and open a class'),
  student: words('Register a student'),
  enrollment: words('Enroll the student in the class'),
  payment: words('Take the first payment'),
  item: words('Put the first item into stock'),
  employee: words('Add an employee'),
  customer: words('Register a customer'),
  service: words('Take in the first service'),
  sale: words('Make the first sale'),
} as const;

export type StepName = keyof typeof stepNames;

/** The first steps of each brand, in their order. */
export const stepsOfBrand = {
  academy: ['course', 'class', 'student', 'enrollment', 'payment'],
  decoration: ['item', 'employee', 'customer', 'service', 'sale'],
} as const satisfies Readonly<Record<Brand, readonly StepName[]>>;
