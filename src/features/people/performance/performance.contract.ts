import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { ref, refs } from '#kit/contract/fields-choice';
import { factor, flag, money, whole } from '#kit/contract/fields-number';
import { moneyMoment } from '#kit/contract/fields-money-date';
import { note, text } from '#kit/contract/fields-text';
import { accountField } from '#features/ledger/money-account/money-account.contract';
import { account } from '#house/account/account.contract';
import { employee } from '#features/people/employee/employee.contract';
import { holdingPayroll } from './holding-payroll.contract';

export const performance = entity({
  table: 'performance',
  path: 'performance',
  one: 'Performance entry',
  many: 'Performance entries',
  screen: { path: '/perfomance' },
  fields: {
    employeeID: ref('Employee', () => employee, { required: 'Please select employee' }),
    taskType: text('Task type', { required: 'Enter task type', max: 60 }),
    quantity: whole('Quantity', { required: 'Enter quantity', min: 1, max: 1_000_000 }),
    taskPrice: money('Task price', { required: 'Enter task price' }),
    /** A factor, not a percentage: 0.05 of the task price is the total (G7). */
    commission: factor('Commission', {
      required: 'Enter commission',
      min: 0,
      max: 1000,
      help: 'The part of the task price that is earned',
    }),
    taskDate: moneyMoment('Task date', { required: 'Enter task date' }),
    description: note('Description'),
  },
  stored: {
    /** commission × taskPrice, rounded half up to cents. */
    total: money('Total', { initial: 0 }),
    isPaid: flag('Paid', { initial: false }),
    /** The commission payroll that holds the entry. */
    payrollID: ref('Payroll', () => holdingPayroll),
    userID: ref('Created by', () => account),
  },
  brief: ['taskType'],
  search: ['employeeID.name', 'taskType', 'description'],
  dated: 'taskDate',
});

export const payPerformance = endpoint({
  method: 'POST',
  path: 'performance/pay',
  title: 'Pay performance entries: one commission payroll per employee and month, paid at once',
  body: {
    ids: refs('Performance entries', () => performance, { required: 'Choose at least one entry' }),
    accountID: accountField,
  },
  reply: reply<Saved<readonly Got<typeof holdingPayroll>[]>>(),
});

/** What Marketing is asked to do in a month, and has done: the header of the list's answer. */
export const tasksHeader = 'x-tasks';

export interface MonthTasks {
  readonly required: number;
  /** The sum of the quantities of the caller's own entries this month. */
  readonly count: number;
}
