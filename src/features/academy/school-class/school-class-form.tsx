import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { ClassClash } from './ClassClash';
import type { schoolClass } from './school-class.contract';
import { classProblems } from './school-class.rules';

type Rules = FormRules<typeof schoolClass.fields>;

/** What the form of a class knows beyond the contract; its scale is asked for while there is one (AL15). */
export const classForm: Rules = {
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
    'gradeScaleID',
  ],
  when: { gradeScaleID: ({ gradeScaleID }) => Boolean(gradeScaleID) },
  problems: classProblems,
  extra: (values, _chosen, edited) => <ClassClash values={values} edited={edited} />,
};

/** The same where there is a gradebook. */
export const gradedClassForm: Rules = { ...classForm, when: {} };
