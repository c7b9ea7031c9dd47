import type { AssessmentStatus } from './assessment.contract';
import type { ScoreStatus } from './score.contract';

/** The facts of an assessment from which the mark is calculated. */
export interface Counting {
  readonly _id: string;
  readonly maxScore: number;
  readonly weight: number;
  readonly resitOf: string | null;
  readonly assessmentStatus: AssessmentStatus;
}

/** The score of a student in an assessment, and its status. */
export interface Reached {
  readonly scoreStatus: ScoreStatus;
  readonly score: number | null;
}

/** Scores of one student, by assessment. */
export type Scores = Readonly<Record<string, Reached | undefined>>;

/** A share as an exact fraction: score and best score in hundredths. */
interface Share {
  readonly of: bigint;
  readonly all: bigint;
}

/**
 * The mark of a student in a subject (GB1): Σ weight × score ÷ best score × 100 over the published assessments that count, divided by Σ
 * of their weights, exact, rounded half up once to two decimals; undefined where nothing counts (GB2).
 */
export function markOf(assessments: readonly Counting[], scores: Scores): number | undefined {
  const published = assessments.filter(({ assessmentStatus }) => assessmentStatus === 'published');
  return calculated(assessments, published, scores);
}

/** The mark of a student so far, calculated as by `markOf`, but over drafts too (GB2). */
export function soFarOf(assessments: readonly Counting[], scores: Scores): number | undefined {
  return calculated(assessments, assessments, scores);
}

function calculated(all: readonly Counting[], among: readonly Counting[], scores: Scores): number | undefined {
  const counted = all.flatMap((one) => {
    const share = one.resitOf === null ? bestOf(one, among, scores) : undefined;
    return share ? [{ weight: BigInt(one.weight), ...share }] : [];
  });
  if (counted.length === 0) return undefined;
  const common = counted.reduce((product, { all: whole }) => product * whole, 1n);
  const reached = counted.reduce((sum, { weight, of, all: whole }) => sum + weight * of * (common / whole), 0n);
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0n);
  return Number(halfUp(reached * 10_000n, common * weights)) / 100;
}

/**
 * The share with which an assessment counts: that of its own score, or of its best resit if that is higher (GB4); undefined if neither
 * counts.
 */
function bestOf(original: Counting, among: readonly Counting[], scores: Scores): Share | undefined {
  const own = among.some(({ _id }) => _id === original._id) ? ownShare(original, scores[original._id]) : undefined;
  const resits = among.flatMap((one) => {
    const score = scores[one._id];
    return one.resitOf === original._id && score?.scoreStatus === 'scored' ? [ownShare(one, score)] : [];
  });
  return [own, ...resits].reduce((best, one) => (isHigher(one, best) ? one : best), undefined);
}

/** The share of the best score that was reached; 0 for absent, undefined for excused and blank. */
function ownShare({ maxScore }: Pick<Counting, 'maxScore'>, reached: Reached | undefined): Share | undefined {
  if (!reached || reached.scoreStatus === 'excused') return undefined;
  return { of: hundredths(reached.score ?? 0), all: hundredths(maxScore) };
}

function isHigher(one: Share | undefined, other: Share | undefined): boolean {
  if (!one) return false;
  return other === undefined || one.of * other.all > other.of * one.all;
}

/** A score in per cent of its best, rounded half up to two decimals; undefined where it does not count (GB12). */
export function percentOf(of: Pick<Counting, 'maxScore'>, reached: Reached | undefined): number | undefined {
  const share = ownShare(of, reached);
  return share && Number(halfUp(share.of * 10_000n, share.all)) / 100;
}

function hundredths(value: number): bigint {
  return BigInt(Math.round(value * 100));
}

/** A quotient of whole numbers that are not below zero, rounded half up. */
function halfUp(of: bigint, by: bigint): bigint {
  return (2n * of + by) / (2n * by);
}
