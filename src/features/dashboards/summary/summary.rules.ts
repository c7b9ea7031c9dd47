import { addDays, addMonths, monthOf } from '#kit/rules/calendar';
import { minus, share, sum } from '#kit/rules/money';
import type { Figure } from '#features/dashboards/figure/figure.contract';
import type { Summary, SummaryMonth } from './summary.contract';

const monthsShown = 12;

/** The first of the months that a dashboard shows on a day. */
export function firstMonth(today: string): string {
  return addMonths(monthOf(today), 1 - monthsShown);
}

/** The dashboard of a brand on a day, from its kept figures. */
export function summaryOf(figures: readonly Figure[], brand: string, today: string): Summary {
  const named = byName(figures);
  const of = (name: string, where: Partial<Pick<Figure, 'part' | 'month'>> = {}) =>
    (named.get(name) ?? []).filter(
      (figure) => (where.part ?? figure.part) === figure.part && (where.month ?? figure.month) === figure.month,
    );
  const count = (...which: Parameters<typeof of>) => of(...which).reduce((rows, figure) => rows + figure.rows, 0);
  const money = (...which: Parameters<typeof of>) => sum(of(...which).map(({ amount }) => amount));
  const first = firstMonth(today);
  const months = Array.from({ length: monthsShown }, (_, index) => addMonths(first, index)).map(
    (month): SummaryMonth => ({
      month,
      income: money('transaction', { part: 'income', month }),
      expense: money('transaction', { part: 'expense', month }),
      enrolled: count('student_enrolled_in_month', { month }),
    }),
  );
  const month = monthOf(today);
  const totalincome = money('transaction', { part: 'income' });
  const totalExpense = money('transaction', { part: 'expense' });
  const currentMonthIncome = money('transaction', { part: 'income', month });
  const currentMonthExpense = money('transaction', { part: 'expense', month });
  const receipts = brand === 'academy' ? ['fee_receipt'] : ['invoice_receipt', 'service_receipt'];
  return {
    NumberOfstudents: count('student'),
    NumberOfEnrolledStudents: count('student_enrolled'),
    NumberOfUsers: count('user'),
    NumberOfTeachers: count('teacher'),
    NumberOfTransections: count('transaction'),
    NumberOfClasses: count('class'),
    NumberOfCourses: count('course'),
    NumberOfEmployee: count('employee'),
    totalReceiptMoney: sum(receipts.map((name) => money(name))),
    totalincome,
    totalExpense,
    totalDue: sum(['fee', 'invoice', 'service'].map((name) => money(name))),
    balance: minus(totalincome, totalExpense),
    currentMonthIncome,
    currentMonthExpense,
    totalActiveStudents: count('student', { part: 'active' }),
    totalPendingtudents: count('student', { part: 'pending' }),
    totalGraduatedStudents: count('student', { part: 'graduated' }),
    numberOfCertificates: count('certificate'),
    netIncomeThisMonth: minus(currentMonthIncome, currentMonthExpense),
    totalStudensEnrolledCurrentMonth: count('student_enrolled_in_month', { month }),
    months,
  };
}

function byName(figures: readonly Figure[]): ReadonlyMap<string, readonly Figure[]> {
  const named = new Map<string, Figure[]>();
  for (const figure of figures) {
    const same = named.get(figure.name);
    if (same) same.push(figure);
    else named.set(figure.name, [figure]);
  }
  return named;
}

/** The percentage that the gauge shows: this month's net income as a share of its income, 0 to 100 (C5). */
export function netShare({
  netIncomeThisMonth,
  currentMonthIncome,
}: Pick<Summary, 'netIncomeThisMonth' | 'currentMonthIncome'>): number {
  return Math.max(0, 100 * share(netIncomeThisMonth, currentMonthIncome));
}

/** The first and the last day of a month (YYYY-MM), as a list's filter takes them. */
export function monthRange(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
