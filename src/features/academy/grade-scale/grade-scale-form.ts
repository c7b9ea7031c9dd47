import type { FormRules } from '#kit/web/form/form-rules';
import type { gradeScale } from './grade-scale.contract';
import { scaleProblems, usualScale } from './grade-scale.rules';

/** The form of a scale; a new one begins with the usual grades, to be changed. */
export const gradeScaleForm: FormRules<typeof gradeScale.fields> = {
  start: () => ({ passFrom: usualScale.passFrom, steps: [...usualScale.steps] }),
  problems: scaleProblems,
};
