import type { FormRules } from '#kit/web/form/form-rules';
import type { fee } from './fee.contract';
import { isMonthly } from './fee.rules';

/** The form that changes one fee; only a monthly one is asked for its month. */
export const editForm: FormRules<typeof fee.fields> = {
  fields: ['feeName', 'feetype', 'classID', 'studentID', 'feeAmount', 'feeMonth', 'dueDate'],
  when: { feeMonth: ({ feetype }) => feetype !== undefined && isMonthly(feetype) },
};
