import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconClipboardCheck } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import type { Refusal } from '#kit/web/call';
import type { Column } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { type Page, readPage } from '#kit/web/use-entity';
import { shownRows } from '#house/page/part-list';
import type { LaterProps } from '#house/page/later';
import { RowsPart } from '#house/page/RowsPart';
import { useReached } from '#house/page/use-reached';
import { useScreens } from '#house/session/use-screens';
import { attendanceStatuses, classRegisters, type Register } from './attendance.contract';
import { attendanceListScreen, attendanceScreen } from './attendance.screens';

interface Row extends Register {
  readonly _id: string;
}

const counting = (id: keyof typeof attendanceStatuses): Column<Row> => ({
  id,
  label: attendanceStatuses[id],
  value: (row) => row[id],
  show: (row) => row[id],
  align: 'end',
});

const columns: readonly Column<Row>[] = [
  {
    id: 'date',
    label: words('Date'),
    value: ({ date }) => date,
    show: ({ date }) => <time dateTime={date}>{shownDay(date)}</time>,
    align: 'start',
  },
  counting('present'),
  counting('upsent'),
  counting('sick'),
];

/** The registers of a class, the last day first, each a link to the register. */
export function RegistersOfClass({ title, of: { _id: classID } }: LaterProps) {
  const { ref, reached } = useReached();
  const navigate = useNavigate();
  const screens = useScreens();
  const read = useQuery<Page<Row>, Refusal>({
    queryKey: [classRegisters.path, classID],
    queryFn: async ({ signal }) => {
      const page = await readPage<Register>(classRegisters.path, { classID, page: 1, pageSize: shownRows }, signal);
      return { ...page, rows: page.rows.map((row) => ({ ...row, _id: row.date })) };
    },
    enabled: reached,
  });
  const open = ({ date }: Row): RowAction => ({
    label: words('Open the register'),
    icon: IconClipboardCheck,
    run: () => void navigate({ to: attendanceScreen.path, search: { classID, date } }),
  });
  return (
    <RowsPart
      title={title}
      columns={columns}
      empty={words('No register has been taken yet.')}
      place={ref}
      all={{ to: attendanceListScreen.path, search: { classID } }}
      read={read}
      actions={screens.has(attendanceScreen.path) ? (row) => [open(row)] : undefined}
    />
  );
}
