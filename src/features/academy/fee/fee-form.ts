import type { FormRules } from '#kit/web/form/form-rules';
import type { fee } from './fee.contract';
import { isMonthly } from './fee.rules';

/** Changing one fee: its month is asked of a monthly one alone. */
export const editForm: FormRules<typeof fee.fields> = {
  fields: ['feeName', 'feetype', 'classID', 'studentID', 'feeAmount', 'feeMonth', 'dueDate'],
  when: { feeMonth: ({ feetype }) => feetype !== undefined && isMonthly(feetype) },
};
