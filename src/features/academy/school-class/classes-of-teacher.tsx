import { IconPlus } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { daysColumn } from './class-days';
import { schoolClass } from './school-class.contract';
import { schoolClassScreen } from './school-class.screens';

const AddClass = lazy(async () => ({ default: (await import('./AddClass')).AddClass }));

const { field, badge, ref } = columnsOf(schoolClass);

const columns = [
  { ...field('className'), to: ({ _id }: { readonly _id: string }) => pageOf(schoolClass, _id) },
  ref('courseID', ({ courseName }) => courseName),
  daysColumn,
  field('TimeIn'),
  field('TimeOut'),
  field('startedDate'),
  field('endDate'),
  badge('classStatus'),
];

function ClassesOfTeacher({ of: { _id: teacherID } }: PartProps) {
  return (
    <ListPart
      entity={schoolClass}
      screen={schoolClassScreen}
      title={words('Classes')}
      narrowed={{ teacherID }}
      order="-startedDate"
      columns={columns}
      empty={words('No class is held yet.')}
    />
  );
}

/** The classes that a teacher holds and held. */
export const classesOfTeacher: PagePart = {
  by: schoolClassScreen,
  Part: ClassesOfTeacher,
  action: {
    label: words('Add class'),
    icon: IconPlus,
    shape: 'drawer',
    render: ({ _id }, opening) => <AddClass teacherID={_id} {...opening} />,
  },
};
