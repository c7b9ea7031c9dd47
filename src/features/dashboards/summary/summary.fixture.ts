import { addMonths } from '../../../kit/rules/calendar';
import type { TestApp } from '../../../testing/test-app';

type Row = Readonly<Record<string, unknown>>;

/** What the summary must say, counted from the product's own lists and from nothing else. */
export async function countedFromLists(app: TestApp, token: string, month: string): Promise<Record<string, unknown>> {
  const rows = async (path: string): Promise<Row[]> => (await app.call('GET', path, { token })).body;
  const [students, enrollments, transactions, fees, receipts] = await Promise.all(
    ['student', 'Enrollment', 'transection', 'fee', 'receipt'].map(rows),
  );
  const count = async (path: string) => (await rows(path)).length;
  const cents = (list: readonly Row[] = [], name: string) =>
    list.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0) / 100;
  const status = (word: string) => students?.filter((row) => row.studentStatus === word).length;
  const different = (list: readonly Row[] = []) =>
    new Set(list.map((row) => JSON.stringify((row.studentID as { _id: string })._id))).size;
  const side = (type: string, of = '') =>
    cents(
      transactions?.filter((row) => row.transectionType === type && String(row.date).startsWith(of)),
      'amount',
    );
  const enrolledIn = (of: string) => different(enrollments?.filter((row) => String(row.enrolledDate).startsWith(of)));
  const rest = (a: number, b: number) => Math.round(a * 100 - b * 100) / 100;
  const months = Array.from({ length: 12 }, (_, index) => addMonths(month, index - 11));
  return {
    NumberOfstudents: students?.length,
    NumberOfEnrolledStudents: different(
      enrollments?.filter((row) => ['active', 'pending', 'waiting'].includes(String(row.enrolledStatus))),
    ),
    NumberOfUsers: await count('users'),
    NumberOfTeachers: await count('teacher'),
    NumberOfTransections: transactions?.length,
    NumberOfClasses: await count('class'),
    NumberOfCourses: await count('courses'),
    NumberOfEmployee: await count('employee'),
    totalReceiptMoney: cents(receipts, 'AmountPaid'),
    totalincome: side('income'),
    totalExpense: side('expense'),
    totalDue: cents(fees, 'feeBalance'),
    balance: rest(side('income'), side('expense')),
    currentMonthIncome: side('income', month),
    currentMonthExpense: side('expense', month),
    totalActiveStudents: status('active'),
    totalPendingtudents: status('pending'),
    totalGraduatedStudents: status('graduated'),
    numberOfCertificates: 0,
    netIncomeThisMonth: rest(side('income', month), side('expense', month)),
    totalStudensEnrolledCurrentMonth: enrolledIn(month),
    months: months.map((one) => ({
      month: one,
      income: side('income', one),
      expense: side('expense', one),
      enrolled: enrolledIn(one),
    })),
  };
}
