import { counted, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { shownFigure } from '#kit/rules/show';

/** The class and subject of an assessment, and the one that it repeats. */
interface Placed {
  readonly classID: string;
  readonly subjectID: string;
  readonly resitOf: string | null;
}

/** Why an assessment cannot repeat another. */
export function resitProblem(place: Omit<Placed, 'resitOf'>, original: Placed | undefined): string | undefined {
  if (!original || original.classID !== place.classID || original.subjectID !== place.subjectID)
    return t('A resit is of an assessment of the same class and subject');
  return original.resitOf === null ? undefined : t('A resit cannot be repeated: choose the first assessment');
}

/** Why an edit that would move an assessment is refused. */
export function movedProblem(stored: Placed, edit: { readonly [name in keyof Placed]?: string | null }): Errors {
  const names = ['classID', 'subjectID', 'resitOf'] as const;
  const moved = names.filter((name) => edit[name] !== undefined && edit[name] !== stored[name]);
  const problem = t('Class, subject and what it repeats stay as they are');
  return Object.fromEntries(moved.map((name) => [name, problem]));
}

/** Why a best score is too low for the scores already given. */
export function maxScoreProblem(maxScore: number, given: number | null): string | undefined {
  if (given === null || given <= maxScore) return undefined;
  return t('A score of {score} was given', { score: shownFigure(given) });
}

/** Why a subject that is marked by hand cannot be assessed yet (GB7). */
export function byHandProblem(students: number): string | undefined {
  if (students === 0) return undefined;
  return counted(
    students,
    '{count} student has a mark by hand: turn it into an assessment first',
    '{count} students have a mark by hand: turn them into an assessment first',
  );
}

/** Why marks cannot be written by hand (GB6). */
export function assessedProblem(isAssessed: boolean): string | undefined {
  return isAssessed ? t('This subject is marked by assessments') : undefined;
}

/** Why results of a class cannot be written (GB9). */
export function lockedProblem({ className, resultsLocked }: Lockable): string | undefined {
  return resultsLocked ? t('The results of {class} are locked', { class: className }) : undefined;
}

interface Lockable {
  readonly className: string;
  readonly resultsLocked: boolean;
}
