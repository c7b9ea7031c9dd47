import { useMemo } from 'react';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { type ToldProps, useTold } from '#house/told/use-told';
import { schoolClass } from './school-class.contract';
import { daysColumn } from './class-days';
import { classForm } from './school-class-form';

const { field, badge, ref } = columnsOf(schoolClass);

const known = [
  field('className'),
  ref('courseID', ({ courseName }) => courseName),
  ref('teacherID', ({ teacherName }) => teacherName),
  daysColumn,
  field('TimeIn'),
  field('TimeOut'),
];
const others = [badge('classStatus'), ...aside(field('classShift'), field('startedDate'), field('endDate'))];

/** The classes, beside what other slices tell of them: how many students they have. */
export function SchoolClassPage({ told }: ToldProps) {
  const more = useTold(schoolClass, told);
  const columns = useMemo(() => [...known, ...more, ...others], [more]);
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
