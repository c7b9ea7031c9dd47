import { useQuery } from '@tanstack/react-query';
import { t, words } from '#kit/contract/language';
import type { Refusal } from '#kit/web/call';
import type { Page } from '#kit/web/use-entity';
import { ListPart } from '#house/page/ListPart';
import { shownRows } from '#house/page/part-list';
import type { LaterProps } from '#house/page/later';
import { RowsPart } from '#house/page/RowsPart';
import { useReached } from '#house/page/use-reached';
import { useScreens } from '#house/session/use-screens';
import { type Attendance, attendance, everyClass } from './attendance.contract';
import { attendanceListScreen, attendanceReportScreen } from './attendance.screens';
import { reportColumns } from './attendance-columns';
import { readReport } from './read-report';

const shown = {
  columns: reportColumns,
  empty: words('This student is not in any register yet.'),
};

/** The lessons that a student attended and missed. */
export function AttendanceOfStudent(props: LaterProps) {
  return useScreens().has(attendanceReportScreen.path) ? <Reported {...props} /> : <Listed {...props} />;
}

/** Shows how often the student attended, to readers who have the report. */
function Reported({ title, of: { _id: studentID } }: LaterProps) {
  const { ref, reached } = useReached();
  const read = useQuery<Page<Attendance>, Refusal>({
    queryKey: [attendance.path, 'part', studentID],
    queryFn: ({ signal }) =>
      readReport(
        { studentID, classID: everyClass, status: 'all' },
        { sort: '-date', page: 1, pageSize: shownRows },
        signal,
      ),
    enabled: reached,
  });
  const { totalpresent = 0, totalupsent = 0 } = read.data?.totals ?? {};
  return (
    <RowsPart
      {...shown}
      title={title}
      place={ref}
      all={{ to: attendanceListScreen.path, search: { studentID } }}
      // Its totals are not sums of columns.
      read={{ ...read, data: read.data && { ...read.data, totals: {} } }}
      figures={read.data && t('Present {present}, absent {absent}', { present: totalpresent, absent: totalupsent })}
    />
  );
}

function Listed({ title, of: { _id: studentID } }: LaterProps) {
  return (
    <ListPart
      {...shown}
      title={title}
      entity={attendance}
      screen={attendanceListScreen}
      narrowed={{ studentID }}
      order="-date"
    />
  );
}
