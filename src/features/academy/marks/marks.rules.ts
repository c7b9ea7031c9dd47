import { t } from '#kit/contract/language';
import type { Outcome } from './marks.contract';

export type Grade = 'A+' | 'A' | 'B+' | 'B' | 'C' | 'F';

/** What marks come to; without marks there is neither average nor grade (E17). */
export interface Result {
  readonly total: number;
  readonly average: number | undefined;
  readonly grade: Grade | undefined;
  readonly outcome: Outcome | undefined;
}

// From this average up (S§9); below the last it is F.
const steps: readonly (readonly [from: number, grade: Grade])[] = [
  [95, 'A+'],
  [90, 'A'],
  [85, 'B+'],
  [80, 'B'],
  [50, 'C'],
];
const leastToPass = 50;

/** The grade of an average. */
export function grade(average: number): Grade {
  return steps.find(([from]) => average >= from)?.[1] ?? 'F';
}

/** Whether an average passes. */
export function passOrFail(average: number): Outcome {
  return average < leastToPass ? 'fail' : 'pass';
}

/** The sum of marks, exact to the hundredth. */
export function total(marks: readonly number[]): number {
  return hundredths(marks) / 100;
}

/** The average of marks, rounded half up to two decimals; undefined of none. */
export function average(marks: readonly number[]): number | undefined {
  if (marks.length === 0) return undefined;
  // In whole numbers: half a hundredth must not depend on how 0.005 is stored.
  const sum = hundredths(marks);
  const whole = Math.floor(sum / marks.length);
  const rest = sum - whole * marks.length;
  return (whole + (2 * rest >= marks.length ? 1 : 0)) / 100;
}

/** Total, average, grade and outcome; both follow the rounded average. */
export function resultOf(marks: readonly number[]): Result {
  const reached = average(marks);
  return {
    total: total(marks),
    average: reached,
    grade: reached === undefined ? undefined : grade(reached),
    outcome: reached === undefined ? undefined : passOrFail(reached),
  };
}

/** Marks by their class, in the order in which the classes first come. */
export function byClass<M extends { readonly classID: string }>(marks: readonly M[]): M[][] {
  const classes = new Map<string, M[]>();
  for (const mark of marks) classes.set(mark.classID, [...(classes.get(mark.classID) ?? []), mark]);
  return [...classes.values()];
}

function hundredths(marks: readonly number[]): number {
  return marks.reduce((sum, mark) => sum + Math.round(mark * 100), 0);
}

/** The stored facts that decide whether a mark can be given. */
export interface Standing {
  readonly courseOfClass: string;
  readonly courseOfSubject: string;
  /** True for a student who is or was enrolled in the class. */
  readonly enrolled: boolean;
}

/** What contradicts itself in a mark, by field (E18). */
export function markProblems({ courseOfClass, courseOfSubject, enrolled }: Standing): Record<string, string> {
  return {
    ...(enrolled ? {} : { studentID: t('This student was never enrolled in this class') }),
    ...(courseOfClass === courseOfSubject
      ? {}
      : { subjectID: t("This subject does not belong to the class's course") }),
  };
}
