import { endpoint, reply } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import type { transaction } from '#features/ledger/transaction/transaction.contract';

/** A month (YYYY-MM) of the dashboard: its money, and how many students enrolled in it. */
export interface SummaryMonth {
  readonly month: string;
  readonly income: Money;
  readonly expense: Money;
  readonly enrolled: number;
}

/** What a dashboard counts and sums: it always has all keys, in both brands; what a brand lacks is 0 (C1, C3). */
export interface Summary {
  readonly NumberOfstudents: number;
  readonly NumberOfEnrolledStudents: number;
  readonly NumberOfUsers: number;
  readonly NumberOfTeachers: number;
  readonly NumberOfTransections: number;
  readonly NumberOfClasses: number;
  readonly NumberOfCourses: number;
  readonly NumberOfEmployee: number;
  readonly totalReceiptMoney: Money;
  readonly totalincome: Money;
  readonly totalExpense: Money;
  readonly totalDue: Money;
  readonly balance: Money;
  readonly currentMonthIncome: Money;
  readonly currentMonthExpense: Money;
  readonly totalActiveStudents: number;
  readonly totalPendingtudents: number;
  readonly totalGraduatedStudents: number;
  readonly numberOfCertificates: number;
  readonly netIncomeThisMonth: Money;
  readonly totalStudensEnrolledCurrentMonth: number;
  /** The last twelve months, the current one last (C5). */
  readonly months: readonly SummaryMonth[];
}

export const summary = endpoint({
  method: 'GET',
  path: 'summary',
  title: 'The figures of the dashboard',
  reply: reply<Summary>(),
});

/** The ten newest by when they were entered (C6). */
export const latestTransactions = endpoint({
  method: 'GET',
  path: 'statement/latest',
  title: 'The latest transactions',
  reply: reply<readonly Got<typeof transaction>[]>('list'),
});
