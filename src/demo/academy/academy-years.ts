import type { Day } from '#kit/contract/day';
import { addDays, daysBetween, monthOf } from '#kit/rules/calendar';
import { demoCourses } from './academy-courses';
import { type DemoEnrollment, type DemoPayment, demoMonths, demoPayments } from './academy-money';
import type { DemoClass, DemoStudent } from './academy-people';
import { between } from '#demo/seeded';
import type { Random } from '#demo/somali-names';

/** The marks of a class in a subject. */
interface DemoSheet {
  readonly on: Day;
  readonly does: 'mark';
  readonly class: number;
  readonly subjectName: string;
  readonly scores: readonly { readonly seat: number; readonly score: number }[];
}

/** One thing that somebody did at the academy's counter; classes, students and seats by their place in the demo's lists. */
export type DemoStep = { readonly on: Day } & (
  | { readonly does: 'open class' | 'close class'; readonly class: number }
  | { readonly does: 'register'; readonly student: number }
  | { readonly does: 'enroll' | 'graduate'; readonly seat: number }
  | { readonly does: 'charge'; readonly class: number; readonly feeMonth: string; readonly feeName: string }
  | { readonly does: 'pay'; readonly seat: number; readonly feeName: string; readonly payment: DemoPayment }
  | DemoSheet
  | { readonly does: 'spend'; readonly type: string; readonly name: string; readonly amount: number }
);

export interface DemoPlan {
  readonly classes: readonly DemoClass[];
  readonly students: readonly DemoStudent[];
  /** Who sits in which class. */
  readonly seats: readonly DemoEnrollment[];
  readonly today: Day;
}

/** Everything that happened, in the order in which it did. */
export function demoYears(random: Random, plan: DemoPlan): DemoStep[] {
  const { classes, seats, students, today } = plan;
  const abilities = students.map(() => between(random, 52, 93));
  const steps: DemoStep[] = [
    ...classes.flatMap((one, index) => classSteps(one, index, today)),
    ...students.map(
      (_one, index): DemoStep => ({ does: 'register', student: index, on: registered(random, seats, index, today) }),
    ),
    ...monthsSince(classes, today).flatMap((month) => spending(random, month)),
    ...inSheets(
      seats.flatMap((seat, index) => seatSteps(random, plan, seat, index, abilities[seat.studentIndex] ?? 70)),
    ),
  ];
  return steps.filter(({ on }) => on <= today).sort(compare);
}

// On one day, what others build on comes first.
const sequence: readonly DemoStep['does'][] = [
  'open class',
  'register',
  'enroll',
  'charge',
  'spend',
  'pay',
  'mark',
  'graduate',
  'close class',
];

function compare(one: DemoStep, other: DemoStep): number {
  if (one.on !== other.on) return one.on < other.on ? -1 : 1;
  return sequence.indexOf(one.does) - sequence.indexOf(other.does);
}

function classSteps(one: DemoClass, index: number, today: Day): DemoStep[] {
  const opened = addDays(one.startedDate, -20);
  return [
    { does: 'open class', class: index, on: opened > today ? today : opened },
    ...demoMonths(one, today).map(
      ({ feeMonth, day }): DemoStep => ({
        does: 'charge',
        class: index,
        feeMonth,
        feeName: monthlyFee(feeMonth),
        on: day,
      }),
    ),
    { does: 'close class', class: index, on: addDays(one.endDate, 1) },
  ];
}

/** The day of the first enrollment, or one of the last weeks for those who wait for a class. */
function registered(random: Random, seats: readonly DemoEnrollment[], student: number, today: Day): Day {
  const days = seats.filter((seat) => seat.studentIndex === student).map(({ enrolledDate }) => enrolledDate);
  return days.sort()[0] ?? addDays(today, -between(random, 1, 25));
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

function monthlyFee(month: string): string {
  return `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
}

/** The months since the first class. */
function monthsSince(classes: readonly DemoClass[], today: Day): string[] {
  const months = classes.flatMap((one) => demoMonths(one, today).map(({ feeMonth }) => feeMonth));
  return [...new Set([...months, monthOf(today)])].sort();
}

/** The expenses of the house itself in a month. */
function spending(random: Random, month: string): DemoStep[] {
  const spent = (day: number, type: string, name: string, amount: number): DemoStep => ({
    does: 'spend',
    type,
    name,
    amount,
    on: `${month}-${String(day).padStart(2, '0')}`,
  });
  return [
    spent(2, 'Rent', 'Hodan Towers', 350),
    spent(5, 'Internet', 'Hormuud Telecom', 60),
    spent(between(random, 8, 12), 'Electricity', 'BECO', between(random, 70, 140)),
    spent(between(random, 13, 26), 'Supplies', 'Bakaaro Stationers', between(random, 15, 90)),
    spent(27, 'Salaries', 'Teaching staff', between(random, 9, 12) * 50),
  ];
}

function seatSteps(
  random: Random,
  { classes, today }: DemoPlan,
  seat: DemoEnrollment,
  index: number,
  ability: number,
): DemoStep[] {
  const into = classes[seat.classIndex];
  if (!into) return [];
  const paid = (feeName: string, amount: number, charged: Day): DemoStep[] =>
    demoPayments(random, amount, charged, today).map((payment) => ({
      does: 'pay',
      seat: index,
      feeName,
      payment,
      on: payment.datePaid,
    }));
  // A few stay on the books of a class that has ended.
  const stays = random() < 0.06;
  return [
    { does: 'enroll', seat: index, on: seat.enrolledDate },
    ...seat.feeItems.flatMap(({ feeName, feeAmount }) => paid(feeName, feeAmount, seat.enrolledDate)),
    ...demoMonths(into, today).flatMap(({ feeMonth, day }) => paid(monthlyFee(feeMonth), seat.Amount, day)),
    ...marking(random, into, { seat: index, class: seat.classIndex }, ability),
    ...(stays ? [] : [{ does: 'graduate', seat: index, on: addDays(into.endDate, 1) } as const]),
  ];
}

/** The subjects are marked one after the other while the class goes on. */
function marking(
  random: Random,
  { courseName, startedDate, endDate }: DemoClass,
  place: { readonly seat: number; readonly class: number },
  ability: number,
): DemoStep[] {
  const subjects = demoCourses.find((course) => course.courseName === courseName)?.subjects ?? [];
  const length = daysBetween(startedDate, endDate);
  return subjects.map((subjectName, nth) => {
    const score = Math.min(100, Math.max(28, ability + between(random, -14, 10)));
    return {
      does: 'mark',
      class: place.class,
      subjectName,
      scores: [{ seat: place.seat, score }],
      on: addDays(startedDate, Math.round((length * (nth + 1)) / subjects.length) - 2),
    };
  });
}

/** The steps with all marks of a class in a subject, which are given on one day, as one of them. */
function inSheets(steps: readonly DemoStep[]): DemoStep[] {
  const sheets = new Map<string, DemoSheet>();
  for (const step of steps) {
    if (step.does !== 'mark') continue;
    const key = `${step.class} ${step.subjectName}`;
    sheets.set(key, { ...step, scores: [...(sheets.get(key)?.scores ?? []), ...step.scores] });
  }
  return [...steps.filter(({ does }) => does !== 'mark'), ...sheets.values()];
}
