import type { Day } from '#kit/contract/day';
import { addDays, daysBetween, monthOf } from '#kit/rules/calendar';
import type { FeeItem } from '#features/academy/enrollment/enrollment.rules';
import { feeTypes } from '#features/ledger/fee-name/fee-type.contract';
import type { paymentMethods } from '#features/ledger/payment/payment.contract';
import { demoCourses } from './academy-courses';
import type { DemoClass } from './academy-people';
import { pick, type Random } from '#demo/somali-names';

/** Who joins which class when; student and class by their place in the demo's lists. */
export interface DemoEnrollment {
  readonly studentIndex: number;
  readonly classIndex: number;
  readonly enrolledDate: Day;
  /** What a month costs. */
  readonly Amount: number;
  readonly feeItems: readonly (Omit<FeeItem, 'feeAmount'> & { readonly feeAmount: number })[];
}

const seats = 14;

/**
 * Fills the classes: the students who registered first are in the first classes, and some take a second course later. Everyone enrols
 * within the week before the class begins, and pays registration and, sometimes, a book at once.
 */
export function demoEnrollments(
  random: Random,
  studentCount: number,
  classes: readonly DemoClass[],
  today: Day,
): DemoEnrollment[] {
  const begun = classes.map((one, classIndex) => ({ one, classIndex })).filter(({ one }) => one.startedDate <= today);
  begun.sort((a, b) => a.one.startedDate.localeCompare(b.one.startedDate));
  return begun.flatMap(({ one, classIndex }, order) => {
    const size = Math.min(studentCount, seats - Math.floor(random() * 5));
    const first = Math.floor((order / begun.length) * Math.max(1, studentCount - size));
    return Array.from(
      { length: size },
      (_none, seat): DemoEnrollment => ({
        studentIndex: first + seat,
        classIndex,
        enrolledDate: addDays(one.startedDate, -Math.floor(random() * 7)),
        Amount: monthlyAmount(one),
        feeItems: [
          { feeName: feeTypes.Registrationfee, feetype: 'Registrationfee', feeAmount: 10 },
          ...(random() < 0.4 ? [{ feeName: feeTypes.bookfee, feetype: 'bookfee', feeAmount: 12.5 } as const] : []),
        ],
      }),
    );
  });
}

/** The course's price spread over its months, in whole dollars. */
function monthlyAmount({ courseName }: DemoClass): number {
  const course = demoCourses.find((one) => one.courseName === courseName);
  return course ? Math.ceil(course.coursePrice / course.courseDuration) : 30;
}

/** The months that a class is charged for, each on its first day of lessons or of the month. */
export function demoMonths(
  { startedDate, endDate }: DemoClass,
  today: Day,
): { readonly feeMonth: string; readonly day: Day }[] {
  const last = endDate < today ? endDate : today;
  const months: { feeMonth: string; day: Day }[] = [];
  for (let day = startedDate; day <= last; day = firstOfNext(day)) months.push({ feeMonth: monthOf(day), day });
  return months;
}

function firstOfNext(day: Day): Day {
  return `${monthOf(addDays(`${monthOf(day)}-28`, 4))}-01`;
}

/** One payment of a fee. */
export interface DemoPayment {
  readonly AmountPaid: number;
  readonly datePaid: Day;
  readonly paymentMethod: keyof typeof paymentMethods;
}

/**
 * How a fee charged on a day was paid until today: most in full within two weeks, some in two parts, some in part only.
 * The older a fee, the fewer are still open.
 */
export function demoPayments(random: Random, feeAmount: number, charged: Day, today: Day): DemoPayment[] {
  const habit = random();
  const age = daysBetween(charged, today);
  const paidOn = addDays(charged, Math.floor(random() * 15));
  const method = (): DemoPayment['paymentMethod'] =>
    pick(random, ['Evc plus', 'Evc plus', 'Evc plus', 'Evc plus', 'Edahab', 'jeeb', 'cash']);
  const half = Math.floor(feeAmount * 50) / 100;
  const rest = Math.round((feeAmount - half) * 100) / 100;
  const parts: DemoPayment[] =
    habit < 0.72
      ? [{ AmountPaid: feeAmount, datePaid: paidOn, paymentMethod: method() }]
      : habit < 0.9 || age > 120
        ? [
            { AmountPaid: half, datePaid: paidOn, paymentMethod: method() },
            { AmountPaid: rest, datePaid: addDays(paidOn, 12), paymentMethod: method() },
          ]
        : habit < 0.95
          ? [{ AmountPaid: half, datePaid: paidOn, paymentMethod: method() }]
          : [];
  return parts.filter((part) => part.AmountPaid > 0 && part.datePaid <= today);
}
