import { useMemo } from 'react';
import { words } from '#kit/contract/language';
import { allTab } from '#kit/web/list/tabs';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { OnPhone } from '#kit/web/OnPhone';
import { columnsOf, onPhone, spare, wide } from '#kit/web/list/column';
import { useFeature } from '#house/session/use-feature';
import { type ToldProps, useTold } from '#house/told/use-told';
import { runningParts } from './running.contract';
import { classWithSeats, schoolClass } from './school-class.contract';
import { daysColumn } from './class-days';
import { seatsText } from './seats-text';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { useClassForm } from './use-class-form';

const { field, badge, ref } = columnsOf(schoolClass);
const seated = columnsOf(classWithSeats);

const known = [
  field('className'),
  ref('courseID', ({ courseName }) => courseName),
  { ...ref('teacherID', ({ teacherName }) => teacherName), onPhone: 'last' as const },
  ...onPhone(daysColumn),
  ...wide(field('classShift'), field('startedDate'), field('endDate')),
  ...onPhone(
    field('TimeIn', ({ TimeIn, TimeOut }) => (
      <bdi>
        {TimeIn}
        <OnPhone>–{TimeOut}</OnPhone>
      </bdi>
    )),
  ),
  field('TimeOut'),
  // A tab shows only one status.
  ...spare(badge('classStatus')),
];

/** The column that shows how full a class is (CL2). */
const seatsColumn = seated.column(words('Seats'), seatsText, { show: (row) => <bdi>{seatsText(row)}</bdi> });

const roomColumn = ref('roomID', ({ roomName }) => roomName);

const tabs = [...runningParts, allTab];

/** The list of classes, with what other slices tell about them: how many students they have. */
export function SchoolClassPage({ told }: ToldProps) {
  const more = useTold(schoolClass, told);
  const form = useClassForm();
  const hasSeats = useFeature(timetableFeature);
  // The seats show how many students there are.
  const columns = useMemo(
    () => [...known, ...(hasSeats ? [...wide(...more), seatsColumn, ...wide(roomColumn)] : more)],
    [more, hasSeats],
  );
  return (
    <CrudPage
      entity={classWithSeats}
      title="Classes"
      columns={columns}
      tabs={tabs}
      order="-startedDate"
      form={form}
      about="A class is a course held by a teacher on certain days. Add the first class."
    />
  );
}
