import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { choice, ref, refs } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { date } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { accountField } from '#features/ledger/money-account/money-account.contract';
import { account } from '#house/account/account.contract';
import { employee } from '#features/people/employee/employee.contract';
import { holdingPayroll } from '#features/people/performance/holding-payroll.contract';

export const payrollTypes = {
  salary: words('Salary'),
  commission: words('Commission'),
  others: words('Others'),
} as const;

export type PayrollType = keyof typeof payrollTypes;

/** The months as the wire spells them (G10), in order. */
export const months = {
  January: words('January'),
  February: words('February'),
  March: words('March'),
  April: words('April'),
  May: words('May'),
  June: words('June'),
  July: words('July'),
  August: words('August'),
  September: words('September'),
  October: words('October'),
  November: words('November'),
  December: words('December'),
} as const;

export type Month = keyof typeof months;

export const payrollStatuses = { unpaid: words('Unpaid'), paid: words('Paid') } as const;

const payrollTones = { unpaid: 'wrong', paid: 'good' } as const;

const feetype = choice('Type', payrollTypes, { required: 'Select type' });
const monthly = choice('Month', months, { required: 'Select month' });
const Year = whole('Year', { required: 'Enter year', min: 2000, max: 2200 });

export const payroll = entity({
  table: 'payroll',
  path: 'payroll',
  one: 'Payroll',
  many: 'Payrolls',
  screen: { path: '/payroll' },
  fields: {
    employeeID: ref('Employee', () => employee, { required: 'Please choose an employee' }),
    feetype,
    monthly,
    Year,
    /** For a salary, the employee's own; 0 means left empty (S§5: an empty Amount is dropped). */
    Amount: money('Amount', { initial: 0 }),
  },
  stored: {
    ...holdingPayroll.stored,
    Status: choice('Status', payrollStatuses, { initial: 'unpaid', tones: payrollTones }),
    /** The day of the expense that paying posted. */
    datePaid: date('Date paid'),
    userID: ref('Created by', () => account),
    ...voidedFields,
    /** The account that it was paid from. */
    accountID: accountField,
  },
  // Members that the read of a single record adds.
  ignored: ['jobTitle', 'departmentWork'],
  brief: holdingPayroll.brief,
  search: ['feeNo', 'employeeID.name'],
  erase: 'void',
});

/** A single payroll: with the employee's facts for the payslip. */
export type PayrollRead = Got<typeof payroll> & { readonly jobTitle: string; readonly departmentWork: string };

const made = reply<Saved<readonly Got<typeof payroll>[]>>();

/** One row per employee chosen, all or none (R 5.7). */
export const makePayroll = endpoint({
  method: 'POST',
  path: 'payroll',
  title: 'Make the payroll of one or several employees',
  body: {
    employee: refs('Employees', () => employee, { required: 'Please choose an employee' }),
    feetype,
    monthly,
    Year,
    Amount: money('Amount', {
      help: 'A commission may be left empty: then the unpaid performance of the month counts',
    }),
  },
  ignored: ['userID', 'Status', 'feeNo', 'createdAt', 'updatedAt', 'action'],
  reply: made,
});

/** The totals of everybody's salaries for a month, previewed or made. */
export interface SalariesMade {
  /** How many payrolls, and their sum. */
  readonly count: number;
  readonly amount: Money;
  /** How many active employees with a salary have one for the month already. */
  readonly skipped: number;
}

export const makeSalaries = endpoint({
  method: 'POST',
  path: 'payroll/salaries',
  title: 'Make the salary of every active employee who has none for the month',
  body: { monthly, Year },
  query: ['preview'],
  reply: reply<Saved<SalariesMade>>(),
});

export const payPayroll = endpoint({
  method: 'POST',
  path: 'payroll/pay',
  title: 'Pay payrolls: one expense each, all or none',
  body: {
    ids: refs('Payroll', () => payroll, { required: 'Choose at least one payroll' }),
    accountID: accountField,
  },
  reply: made,
});
