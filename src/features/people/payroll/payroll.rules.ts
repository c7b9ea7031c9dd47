import { aheadProblem } from '#kit/contract/ahead';
import type { Day } from '#kit/contract/day';
import type { Got } from '#kit/contract/entity';
import { counted, listed, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { amountProblem } from '#features/ledger/payment/payment.rules';
import { type Month, months, type payroll, type PayrollType } from './payroll.contract';

/** True for types whose amount is entered: a salary has the employee's own (R 5.7). */
export function takesAmount(feetype: PayrollType): boolean {
  return feetype !== 'salary';
}

/** The message for a missing Amount: a commission may take it from the unpaid performance. */
export function amountRequired({ feetype }: { readonly feetype?: PayrollType | undefined }): string | undefined {
  if (feetype === undefined || feetype === 'commission' || !takesAmount(feetype)) return undefined;
  return words('Enter amount');
}

/** Errors of the amount of a payroll to be made. */
export function amountErrors(feetype: PayrollType, amount: Money | null | undefined): Errors {
  if (!takesAmount(feetype)) return {};
  const missing = amountRequired({ feetype });
  if (amount === null || amount === undefined) return missing === undefined ? {} : { Amount: t(missing) };
  const problem = amountProblem(amount);
  return problem === undefined ? {} : { Amount: problem };
}

/** The month of a payroll as YYYY-MM. */
export function monthOfPayroll(monthly: Month, year: number): string {
  return `${year}-${String(Object.keys(months).indexOf(monthly) + 1).padStart(2, '0')}`;
}

/** A month, YYYY-MM, as the month and year of a payroll. */
export function payrollMonth(month: string): { readonly monthly: Month; readonly Year: number } {
  const monthly = Object.keys(months).filter(isMonth)[Number(month.slice(5)) - 1];
  if (monthly === undefined) throw new RangeError(`No such month: ${month}`);
  return { monthly, Year: Number(month.slice(0, 4)) };
}

function isMonth(name: string): name is Month {
  return Object.hasOwn(months, name);
}

interface MonthSoFar {
  readonly monthly?: Month | undefined;
  readonly Year?: number | undefined;
}

/** Errors of the month of a payroll, which is a year ahead at most (D21); none while it is not whole. */
export function monthErrors({ monthly, Year }: MonthSoFar, today: Day): Errors {
  if (monthly === undefined || Year === undefined) return {};
  const problem = aheadProblem(monthOfPayroll(monthly, Year), today);
  return problem === undefined ? {} : { Year: problem };
}

/** A payroll's month in words: March 2026. */
export function monthShown(monthly: Month, year: number): string {
  return t('{month} {year}', { month: t(months[monthly]), year });
}

/** Why no payroll can be made for those who have left. */
export function offProblem(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return counted(names.length, '{names} is off and gets no payroll', '{names} are off and get no payroll', {
    names: listed(names),
  });
}

/** Why no salary can be made for those who have one for the month already. */
export function secondSalaryProblem(names: readonly string[], month: string): string | undefined {
  if (names.length === 0) return undefined;
  return counted(
    names.length,
    '{names} already has a salary for {month}',
    '{names} already have a salary for {month}',
    { names: listed(names), month },
  );
}

/** Why no payroll can be made for those whose salary is 0. */
export function noSalaryProblem(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return counted(names.length, '{names} has a salary of 0', '{names} have a salary of 0', { names: listed(names) });
}

/** Why no commission can be made for those without an unpaid one. */
export function noWorkProblem(names: readonly string[], month: string): string | undefined {
  if (names.length === 0) return undefined;
  return counted(
    names.length,
    '{names} has no unpaid performance in {month}',
    '{names} have no unpaid performance in {month}',
    { names: listed(names), month },
  );
}

/** Why a payroll can be neither edited nor paid again: its money is spent (G11). */
export function paidProblem(numbers: readonly number[]): string | undefined {
  if (numbers.length === 0) return undefined;
  return counted(numbers.length, 'Payroll {numbers} is already paid', 'Payrolls {numbers} are already paid', {
    numbers: listed(numbers.map(String)),
  });
}

/** Whether a payroll can still be paid and changed. */
export function isOpen({ Status, voidedAt }: Pick<Got<typeof payroll>, 'Status' | 'voidedAt'>): boolean {
  return Status === 'unpaid' && voidedAt === null;
}
