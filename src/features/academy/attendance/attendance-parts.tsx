import { useQuery } from '@tanstack/react-query';
import { IconClipboardCheck } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import type { Refusal } from '#kit/web/call';
import type { Page } from '#kit/web/use-entity';
import { ListPart } from '#house/page/ListPart';
import { shownRows } from '#house/page/part-list';
import type { PagePart, PartProps } from '#house/page/page-part';
import { RowsPart } from '#house/page/RowsPart';
import { useReached } from '#house/page/use-reached';
import { useScreens } from '#house/session/use-screens';
import { type Attendance, attendance, everyClass } from './attendance.contract';
import { attendanceListScreen, attendanceReportScreen, attendanceScreen } from './attendance.screens';
import { reportColumns } from './attendance-columns';
import { readReport } from './read-report';
import { RegistersOfClass } from './RegistersOfClass';

const shown = {
  title: words('Attendance'),
  columns: reportColumns,
  empty: words('This student is not in any register yet.'),
};

function AttendanceOfStudent(props: PartProps) {
  return useScreens().has(attendanceReportScreen.path) ? <Reported {...props} /> : <Listed {...props} />;
}

/** Whoever has the report sees at once how often the student was there. */
function Reported({ of: { _id: studentID } }: PartProps) {
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
      place={ref}
      all={{ to: attendanceListScreen.path, search: { studentID } }}
      // Its totals are no sums of columns.
      read={{ ...read, data: read.data && { ...read.data, totals: {} } }}
      figures={read.data && t('Present {present}, absent {absent}', { present: totalpresent, absent: totalupsent })}
    />
  );
}

function Listed({ of: { _id: studentID } }: PartProps) {
  return (
    <ListPart {...shown} entity={attendance} screen={attendanceListScreen} narrowed={{ studentID }} order="-date" />
  );
}

/** When a student was there. */
export const attendanceOfStudent: PagePart = { by: attendanceListScreen, Part: AttendanceOfStudent };

/** The registers of a class, day by day. */
export const registersOfClass: PagePart = { by: attendanceListScreen, Part: RegistersOfClass };

/** A class's register is taken from its page. */
export const takingRegister: PagePart = {
  by: attendanceScreen,
  action: {
    label: words('Take the register'),
    icon: IconClipboardCheck,
    leads: ({ _id: classID }) => ({ to: attendanceScreen.path, search: { classID } }),
  },
};
