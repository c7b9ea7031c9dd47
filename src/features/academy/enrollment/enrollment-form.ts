import type { FormRules } from '#kit/web/form/form-rules';
import type { enrollment } from './enrollment.contract';

/** The form of a stored enrollment: its items were charged when it was made. */
export const enrollmentForm: FormRules<typeof enrollment.fields> = {
  fields: ['studentID', 'courseID', 'classID', 'Amount', 'enrolledDate', 'enrolledStatus'],
  narrow: { classID: ({ courseID }) => ({ courseID, takesStudents: '1' }) },
};
