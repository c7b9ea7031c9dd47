import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf } from '#kit/web/list/column';
import { showWeekday } from '#kit/web/show';
import { ClassClash } from './ClassClash';
import { schoolClass } from './school-class.contract';
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

/** Saturday and Monday as 'Sat, Mon': seven days fit into a column. */
export function shortDays({ days }: Pick<Got<typeof schoolClass>, 'days'>): string {
  return days.map(({ value }) => showWeekday(value)).join(', ');
}

export const daysColumn = columnsOf(schoolClass).column(words('Days'), shortDays);
