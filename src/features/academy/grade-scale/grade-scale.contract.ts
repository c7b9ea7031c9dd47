import { entity } from '#kit/contract/entity';
import { list } from '#kit/contract/fields-choice';
import { decimal, whole } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';

/** The outcomes of a mark or an average. */
export const outcomes = { pass: words('Pass'), fail: words('Fail') } as const;
export type Outcome = keyof typeof outcomes;

/** The fewest and the most steps of a scale. */
export const [fewestSteps, mostSteps] = [2, 15];

/** A grade, and the lowest mark for which it is given. */
export interface Step {
  readonly grade: string;
  readonly from: number;
}

/** A scale: how marks become grades, and which of them pass. */
export interface Scale {
  readonly passFrom: number;
  /** From the best down; the last begins at 0. */
  readonly steps: readonly Step[];
}

const told = { usedBy: whole('Used by', { initial: 0, min: 0, max: 1_000_000 }) };

/** A scale of grades, for classes that grade otherwise than S§9 (GB10). */
export const gradeScale = entity({
  table: 'grade_scale',
  path: 'gradeScale',
  one: 'Grade scale',
  many: 'Grade scales',
  screen: { path: '/gradeScale' },
  fields: {
    scaleName: text('Scale name', { required: 'Enter scale name' }),
    passFrom: decimal('Pass from', { required: 'Enter the pass mark', min: 0, max: 100 }),
    steps: list(
      'Steps',
      {
        grade: text('Grade', { required: 'Enter grade', max: 10 }),
        from: decimal('Lowest mark', { required: 'Enter from which mark on', min: 0, max: 100 }),
      },
      { required: 'Enter the steps', add: 'Add step', most: mostSteps },
    ),
  },
  told,
  toldOfOne: told,
  brief: ['scaleName'],
  search: ['scaleName'],
  options: { label: '{scaleName}' },
});
