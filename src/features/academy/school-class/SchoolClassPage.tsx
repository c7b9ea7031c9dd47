import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { schoolClass } from './school-class.contract';
import { classForm, daysColumn } from './school-class-form';

const { field, badge, ref } = columnsOf(schoolClass);

const columns = [
  field('className'),
  ref('courseID', ({ courseName }) => courseName),
  ref('teacherID', ({ teacherName }) => teacherName),
  daysColumn,
  field('TimeIn'),
  field('TimeOut'),
  badge('classStatus'),
  ...aside(field('classShift'), field('startedDate'), field('endDate')),
];

export default function SchoolClassPage() {
  return (
    <CrudPage
      entity={schoolClass}
      title="Classes"
      columns={columns}
      form={classForm}
      about="A class is a course held by a teacher on certain days. Add the first class."
    />
  );
}
