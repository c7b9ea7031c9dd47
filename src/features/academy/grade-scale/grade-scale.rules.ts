import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { fewestSteps, mostSteps, type Outcome, type Scale, type Step } from './grade-scale.contract';

/** The scale of classes that have none of their own (S§9). */
export const usualScale: Scale = {
  passFrom: 50,
  steps: [
    { grade: 'A+', from: 95 },
    { grade: 'A', from: 90 },
    { grade: 'B+', from: 85 },
    { grade: 'B', from: 80 },
    { grade: 'C', from: 50 },
    { grade: 'F', from: 0 },
  ],
};

/** The grade of a mark on a scale. */
export function gradeOn({ steps }: Scale, mark: number): string {
  return steps.find(({ from }) => mark >= from)?.grade ?? '';
}

/** Whether a mark passes on a scale. */
export function outcomeOn({ passFrom }: Scale, mark: number): Outcome {
  return mark < passFrom ? 'fail' : 'pass';
}

/** Problems of the steps of a scale, by field; undefined while there are no steps yet. */
export function scaleProblems({ steps }: { readonly steps?: readonly Partial<Step>[] | undefined }): Errors {
  const problem = steps && stepsProblem(steps);
  return problem === undefined ? {} : { steps: problem };
}

function stepsProblem(steps: readonly Partial<Step>[]): string | undefined {
  if (steps.length < fewestSteps || steps.length > mostSteps)
    return t('A scale has {least} to {most} steps', { least: fewestSteps, most: mostSteps });
  const froms = steps.map(({ from }) => from);
  if (froms.some((from, index) => isBelow(froms[index - 1], from)))
    return t('Each step begins below the one before it');
  if (new Set(steps.map(({ grade }) => grade)).size < steps.length) return t('Each grade stands once in a scale');
  return froms.at(-1) === 0 ? undefined : t('The last step begins at 0');
}

function isBelow(before: number | undefined, from: number | undefined): boolean {
  return before !== undefined && from !== undefined && before <= from;
}

/** Why the steps and the pass mark of a scale cannot be changed: grades on paper would change (GB10). */
export function usedScaleProblem(isUsed: boolean): string | undefined {
  return isUsed ? t('Classes with marks use this scale: its steps and its pass mark stay as they are') : undefined;
}
