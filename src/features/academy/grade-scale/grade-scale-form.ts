import type { FormRules } from '#kit/web/form/form-rules';
import type { gradeScale } from './grade-scale.contract';
import { scaleProblems, usualScale } from './grade-scale.rules';

/** A new scale begins with the grades that there are without one, to be changed. */
export const gradeScaleForm: FormRules<typeof gradeScale.fields> = {
  start: () => ({ passFrom: usualScale.passFrom, steps: [...usualScale.steps] }),
  problems: scaleProblems,
};
