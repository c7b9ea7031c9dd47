import { t } from '#kit/contract/language';
import type { Outcome, Scale } from '#features/academy/grade-scale/grade-scale.contract';
import { gradeOn, outcomeOn, usualScale } from '#features/academy/grade-scale/grade-scale.rules';

/** The result of marks; without marks there is neither average nor grade (E17). */
export interface Result {
  readonly total: number;
  readonly average: number | undefined;
  readonly grade: string | undefined;
  readonly outcome: Outcome | undefined;
}

/** The sum of marks, exact to the hundredth. */
export function total(marks: readonly number[]): number {
  return hundredths(marks) / 100;
}

/** The average of marks, rounded half up to two decimals; undefined without marks. */
export function average(marks: readonly number[]): number | undefined {
  if (marks.length === 0) return undefined;
  // In whole numbers: half a hundredth must not depend on how 0.005 is stored.
  const sum = hundredths(marks);
  const whole = Math.floor(sum / marks.length);
  const rest = sum - whole * marks.length;
  return (whole + (2 * rest >= marks.length ? 1 : 0)) / 100;
}

/** Total, average, grade and outcome on S§9's scale; both follow the rounded average. */
export function resultOf(marks: readonly number[]): Result {
  return resultOn(usualScale, marks);
}

/** Total, average, grade and outcome on this scale. */
export function resultOn(scale: Scale, marks: readonly number[]): Result {
  const reached = average(marks);
  return {
    total: total(marks),
    average: reached,
    grade: reached === undefined ? undefined : gradeOn(scale, reached),
    outcome: reached === undefined ? undefined : outcomeOn(scale, reached),
  };
}

/** A mark, with the scale of its class; null for the usual one. */
export interface GradedMark {
  readonly Amount: number;
  readonly scale: Scale | null;
}

/** The result of marks together: on the scale of their classes if that is a single one, otherwise on S§9's (GB10, GB15). */
export function resultTogether(marks: readonly GradedMark[]): Result {
  const [first] = marks;
  const own = first?.scale ?? usualScale;
  const isOne = marks.every(({ scale }) => JSON.stringify(scale) === JSON.stringify(first?.scale));
  return resultOn(
    isOne ? own : usualScale,
    marks.map(({ Amount }) => Amount),
  );
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

/** Contradictions within a mark, by field (E18). */
export function markProblems({ courseOfClass, courseOfSubject, enrolled }: Standing): Record<string, string> {
  return {
    ...(enrolled ? {} : { studentID: t('This student was never enrolled in this class') }),
    ...(courseOfClass === courseOfSubject
      ? {}
      : { subjectID: t("This subject does not belong to the class's course") }),
  };
}
