import { endpoint, reply } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import type { Money } from '#kit/contract/money';
import { span } from '#kit/contract/report';
import type { service } from '#features/shop/service/service.contract';
import { employee } from '#features/people/employee/employee.contract';

/** A service as seen by the people who work on it. */
export type Task = Got<typeof service>;

/** The figures of tasks, of all of them and of those of this month (G5). Each task counts once. */
export interface TaskFigures {
  readonly totalTasks: number;
  readonly totalTasksIncome: Money;
  readonly userAmountAsPercentage: Money;
  readonly currentMonthTasks: number;
  readonly currentMonthTasksIncomes: Money;
  readonly currentMonthToatalAsPercentage: Money;
}

/** The answer of both calls: figures over everything, arrays for the requested page. */
export interface Tasks extends TaskFigures {
  readonly status: true;
  /** Services that the employee designs or prints. */
  readonly serviceTasks: readonly Task[];
  /** Services that the user recorded. */
  readonly salesTasks: readonly Task[];
  /** How many match on all pages. */
  readonly serviceTasksCount: number;
  readonly salesTasksCount: number;
  /** The employee whose tasks they are; null for the whole company, and for a user who is not an employee. */
  readonly employeeID: string | null;
}

/** The arrays of a task answer; a file is made of one of them. */
export type TaskPart = 'serviceTasks' | 'salesTasks';

const filters = ['q', 'sort', 'from', 'to', 'workType', 'workStatus', 'prductionStatus', 'Status'];
const query = [...filters, 'page', 'pageSize', 'format', 'part', 'work'];

export const adminTasks = endpoint({
  method: 'GET',
  path: 'service/admintasks',
  title: 'Tasks of the whole company, and what they come to',
  query,
  reply: reply<Tasks>(),
});

export const userTasks = endpoint({
  method: 'GET',
  path: 'service/usertasks',
  title: 'Own tasks, and what they come to',
  query,
  reply: reply<Tasks>(),
});

/** The sums of one employee's tasks in a range of days (G6). */
export interface TaskSummary {
  readonly DateToDateTasks: number;
  readonly DateToDateTasksIncome: Money;
  readonly DateToDateToatalAsPercentage: Money;
}

export const tasksReport = endpoint({
  method: 'POST',
  path: 'tasksReport',
  title: 'Tasks of one employee in a range of days, and what they come to',
  body: { employeeID: ref('Employee', () => employee, { required: 'Please select employee' }), ...span },
  query: ['page', 'pageSize', 'format'],
  reply: reply<{
    readonly status: true;
    readonly message: string;
    readonly employeeServices: readonly Task[];
    readonly summaryData: TaskSummary;
  }>(),
});
