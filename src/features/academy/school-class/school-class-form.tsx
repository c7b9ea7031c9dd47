import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { ClassClash } from './ClassClash';
import type { schoolClass } from './school-class.contract';
import { classProblems } from './school-class.rules';

/** What the form of a class knows beyond the contract. */
export const classForm: FormRules<typeof schoolClass.fields> = {
  title: words('Create new class'),
  fields: [
    'className',
    'courseID',
    'teacherID',
    'classShift',
    'days',
    'startedDate',
    'endDate',
    'TimeIn',
    'TimeOut',
    'classStatus',
  ],
  problems: classProblems,
  extra: (values, _chosen, edited) => <ClassClash values={values} edited={edited} />,
};
