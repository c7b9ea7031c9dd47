import { useMemo } from 'react';
import { allTab } from '#kit/web/list/tabs';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf, onPhone, wide } from '#kit/web/list/column';
import { type ToldProps, useTold } from '#house/told/use-told';
import { runningParts } from './running.contract';
import { schoolClass } from './school-class.contract';
import { daysColumn } from './class-days';
import { useClassForm } from './use-class-form';

const { field, badge, ref } = columnsOf(schoolClass);

const known = [
  field('className'),
  ref('courseID', ({ courseName }) => courseName),
  ref('teacherID', ({ teacherName }) => teacherName),
  ...onPhone(daysColumn),
  ...wide(field('classShift'), field('startedDate'), field('endDate')),
  ...onPhone(field('TimeIn'), field('TimeOut')),
  badge('classStatus'),
];

const tabs = [...runningParts, allTab];

/** The classes, beside what other slices tell of them: how many students they have. */
export function SchoolClassPage({ told }: ToldProps) {
  const more = useTold(schoolClass, told);
  const form = useClassForm();
  const columns = useMemo(() => [...known, ...more], [more]);
  return (
    <CrudPage
      entity={schoolClass}
      title="Classes"
      columns={columns}
      tabs={tabs}
      order="-startedDate"
      form={form}
      about="A class is a course held by a teacher on certain days. Add the first class."
    />
  );
}
