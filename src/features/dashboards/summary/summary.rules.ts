import type { Money } from '../../../kit/contract/money';
import { addDays, addMonths, monthOf } from '../../../kit/rules/calendar';
import { minus, noMoney, share, sum } from '../../../kit/rules/money';
import type { Summary, SummaryMonth } from './summary.contract';

/** Rows of a kind, counted and summed by part: a status, a month, a side of the statement in a month. */
export interface Figure {
  readonly name: string;
  readonly part: string;
  readonly rows: number;
  readonly amount: Money;
}

const monthsShown = 12;

/** The dashboard of a brand on a day, of its kept figures. */
export function summaryOf(figures: readonly Figure[], brand: string, today: string): Summary {
  const month = monthOf(today);
  const of = (name: string, part = '') =>
    figures.filter((figure) => figure.name === name && figure.part.startsWith(part));
  const count = (name: string, part?: string) => of(name, part).reduce((rows, figure) => rows + figure.rows, 0);
  const money = (names: readonly string[], part?: string): Money =>
    sum(names.flatMap((name) => of(name, part).map(({ amount }) => amount)));
  const income = money(['transaction'], 'income');
  const expense = money(['transaction'], 'expense');
  const months = lastMonths(month).map(
    (one): SummaryMonth => ({
      month: one,
      income: money(['transaction'], `income ${one}`),
      expense: money(['transaction'], `expense ${one}`),
      enrolled: count('student_enrolled_in_month', one),
    }),
  );
  const now = months.at(-1);
  const [currentMonthIncome, currentMonthExpense] = [now?.income ?? noMoney, now?.expense ?? noMoney];
  return {
    NumberOfstudents: count('student'),
    NumberOfEnrolledStudents: count('student_enrolled'),
    NumberOfUsers: count('user'),
    NumberOfTeachers: count('teacher'),
    NumberOfTransections: count('transaction'),
    NumberOfClasses: count('class'),
    NumberOfCourses: count('course'),
    NumberOfEmployee: count('employee'),
    totalReceiptMoney: money(brand === 'academy' ? ['fee_receipt'] : ['invoice_receipt', 'service_receipt']),
    totalincome: income,
    totalExpense: expense,
    totalDue: money(['fee', 'invoice', 'service']),
    balance: minus(income, expense),
    currentMonthIncome,
    currentMonthExpense,
    totalActiveStudents: count('student', 'active'),
    totalPendingtudents: count('student', 'pending'),
    totalGraduatedStudents: count('student', 'graduated'),
    numberOfCertificates: count('certificate'),
    netIncomeThisMonth: minus(currentMonthIncome, currentMonthExpense),
    totalStudensEnrolledCurrentMonth: now?.enrolled ?? 0,
    months,
  };
}

function lastMonths(month: string): string[] {
  return Array.from({ length: monthsShown }, (_, index) => addMonths(month, index + 1 - monthsShown));
}

/** What the gauge shows: this month's net income as a share of its income, 0 to 100 (C5). */
export function netShare({
  netIncomeThisMonth,
  currentMonthIncome,
}: Pick<Summary, 'netIncomeThisMonth' | 'currentMonthIncome'>): number {
  return Math.max(0, 100 * share(netIncomeThisMonth, currentMonthIncome));
}

/** The change from one figure to the next in whole percent; undefined where there was nothing to compare with. */
export function percentChange(before: number, now: number): number | undefined {
  return before > 0 ? Math.round((100 * (now - before)) / before) : undefined;
}

/** The first and the last day of a month (YYYY-MM), as a list's filter takes them. */
export function monthRange(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
