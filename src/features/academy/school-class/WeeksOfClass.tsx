import { words } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import type { Column } from '#kit/web/list/column';
import { useRecord } from '#kit/web/use-entity';
import type { LaterProps } from '#house/page/later';
import { RowsPart } from '#house/page/RowsPart';
import { shortDays } from './class-days';
import { classWithWeeks } from './school-class.contract';
import { timetableScreen } from '#features/academy/room/timetable.screens';
import type { ToldWeek } from './week.contract';

interface Row extends ToldWeek {
  readonly _id: string;
}

const column = (label: string, value: (row: Row) => string): Column<Row> => ({
  id: label,
  label,
  value,
  show: (row) => <bdi>{value(row)}</bdi>,
  align: 'start',
});

const columns = [
  column(words('Holds from'), ({ validFrom }) => shownDay(validFrom)),
  // Up to seven of them, which a line of a phone does not hold beside the rest.
  { ...column(words('Days'), shortDays), part: 'note' as const },
  column(words('Time'), ({ TimeIn, TimeOut }) => `${TimeIn}–${TimeOut}`),
  column(words('Teacher'), ({ teacherID }) => teacherID.teacherName),
  column(words('Room'), ({ roomID }) => roomID?.roomName ?? ''),
];

/** The weeks of a class, each with the day from which it applies. */
export function WeeksOfClass({ title, of: { _id } }: LaterProps) {
  const read = useRecord(classWithWeeks, _id);
  const rows = read.data?.weeks?.map((week): Row => ({ ...week, _id: week.validFrom }));
  return (
    <RowsPart
      title={title}
      columns={columns}
      empty={words('Nothing here yet')}
      place={null}
      all={{ to: timetableScreen.path, search: { classID: _id } }}
      read={{ ...read, data: rows && { rows, count: rows.length, totals: {} } }}
    />
  );
}
