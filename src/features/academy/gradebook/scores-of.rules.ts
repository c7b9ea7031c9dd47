import type { Reached } from './mark-of.rules';

/** A score with its student and its assessment. */
export interface ScoreOf extends Reached {
  readonly studentID: string;
  readonly assessmentID: string;
}

/** Scores by student, and of each by assessment. */
export function scoresByStudent<S extends ScoreOf>(
  scores: readonly S[],
): ReadonlyMap<string, Readonly<Record<string, S>>> {
  const students = new Map<string, Record<string, S>>();
  for (const score of scores) {
    const own = students.get(score.studentID) ?? {};
    own[score.assessmentID] = score;
    students.set(score.studentID, own);
  }
  return students;
}
