import { counted, t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { shownFigure } from '#kit/rules/show';
import type { ScoreStatus } from './score.contract';

/** A score as it is sent. */
export interface Sent {
  readonly scoreStatus: ScoreStatus;
  readonly score: number | null;
}

/** Contradictions within a score, by field. */
export function scoreProblems({ scoreStatus, score }: Sent, maxScore: number): Errors {
  if (scoreStatus !== 'scored') return score === null ? {} : { score: t('Without a score where absent or excused') };
  if (score === null) return { score: t('Enter score') };
  return score > maxScore ? { score: t('At most {max}', { max: shownFigure(maxScore) }) } : {};
}

/** Why a change of a published score is refused: it needs a reason (GB8). */
export function reasonProblem(isPublished: boolean, reason: string | null): string | undefined {
  return isPublished && (reason === null || reason.trim() === '') ? t('Say why a published score changes') : undefined;
}

/** A score as it is stored. */
export interface Stored extends Sent {
  readonly remark: string | null;
  readonly __v: number;
}

/**
 * What is to be done with a score: nothing where it is stored already as sent, and a refusal where it would overwrite what the sender has
 * not seen.
 */
export type Deed = 'give' | 'change' | 'leave' | 'refuse';

export function deedOf(
  stored: Stored | undefined,
  { scoreStatus, score, remark, __v }: Sent & { readonly remark: string | null; readonly __v: number | undefined },
): Deed {
  if (stored && stored.scoreStatus === scoreStatus && stored.score === score && stored.remark === remark)
    return 'leave';
  if (stored?.__v !== __v) return 'refuse';
  return stored === undefined ? 'give' : 'change';
}

/** The sentence after scores were saved. */
export function savedScores(made: number, updated: number): string {
  if (made === 0 && updated === 0) return t('These scores were saved already');
  if (updated === 0) return counted(made, '{count} score saved', '{count} scores saved');
  if (made === 0) return counted(updated, '{count} score changed', '{count} scores changed');
  return t('Scores saved: {made} new, {updated} changed', { made, updated });
}

/** Why nothing was saved: others have changed these scores meanwhile (GB13). */
export function unseenScores(count: number): string {
  return counted(
    count,
    'Nothing was saved: {count} score was changed by someone else meanwhile.',
    'Nothing was saved: {count} scores were changed by someone else meanwhile.',
  );
}

/** Why publishing is refused: how many students would be without a score (GB3). */
export function blanksProblem(count: number): string | undefined {
  return count === 0 ? undefined : counted(count, '{count} student has no score', '{count} students have no score');
}

/** The score in a cell of a file: a number, or A for absent and E for excused. */
export function scoreIn(text: string): Sent | undefined {
  const said = text.trim().toUpperCase();
  if (said === 'A') return { scoreStatus: 'absent', score: null };
  if (said === 'E') return { scoreStatus: 'excused', score: null };
  const written = said.replace(',', '.');
  return /^\d{1,4}(\.\d{1,2})?$/.test(written) ? { scoreStatus: 'scored', score: Number(written) } : undefined;
}
