import { addMonths } from '#kit/rules/calendar';
import type { Brand } from '#house/brand/brand.contract';
import type { TestApp } from '#testing/test-app';

type Row = Readonly<Record<string, unknown>>;

/** The expected summary, counted from the product's own lists and from nothing else. */
export async function countedFromLists(
  app: TestApp,
  token: string,
  month: string,
  brand: Brand = 'academy',
): Promise<Record<string, unknown>> {
  const rows = async (path: string): Promise<Row[]> => (await app.call('GET', path, { token, brand })).body;
  const [students, enrollments, transactions] = await Promise.all(['student', 'Enrollment', 'transection'].map(rows));
  const count = async (path: string) => (await rows(path)).length;
  const cents = (list: readonly Row[] = [], name: string) =>
    list.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0) / 100;
  const owed = async (path: string, name: string) => cents(await rows(path), name);
  const add = (sums: readonly number[]) => Math.round(sums.reduce((sum, one) => sum + one * 100, 0)) / 100;
  const received =
    brand === 'academy'
      ? [await owed('receipt?of=fee', 'AmountPaid')]
      : [await owed('receipt?of=invoice', 'amountPaid'), await owed('serviceReceipt', 'AmountPaid')];
  const due = [await owed('fee', 'feeBalance'), await owed('invoice', 'balance'), await owed('service', 'Balance')];
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
    totalReceiptMoney: add(received),
    totalincome: side('income'),
    totalExpense: side('expense'),
    totalDue: add(due),
    balance: rest(side('income'), side('expense')),
    currentMonthIncome: side('income', month),
    currentMonthExpense: side('expense', month),
    totalActiveStudents: status('active'),
    totalPendingtudents: status('pending'),
    totalGraduatedStudents: status('graduated'),
    numberOfCertificates: await count('certificate'),
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
