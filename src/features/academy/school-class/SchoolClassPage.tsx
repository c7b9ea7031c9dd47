import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { aside, columnsOf } from '#kit/web/list/column';
import { showWeekday } from '#kit/web/show';
import { ClassClash } from './ClassClash';
import { schoolClass } from './school-class.contract';
import { classProblems } from './school-class.rules';

type SchoolClass = Got<typeof schoolClass>;

const { field, badge, ref, column } = columnsOf(schoolClass);

const columns = [
  field('className'),
  ref('courseID', ({ courseName }) => courseName),
  ref('teacherID', ({ teacherName }) => teacherName),
  column(words('Days'), shortDays),
  field('TimeIn'),
  field('TimeOut'),
  badge('classStatus'),
  ...aside(field('classShift'), field('startedDate'), field('endDate')),
];

const form: FormRules<typeof schoolClass.fields> = {
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
function shortDays({ days }: SchoolClass): string {
  return days.map(({ value }) => showWeekday(value)).join(', ');
}

export default function SchoolClassPage() {
  return (
    <CrudPage
      entity={schoolClass}
      title="Classes"
      columns={columns}
      form={form}
      about="A class is a course held by a teacher on certain days. Add the first class."
    />
  );
}
