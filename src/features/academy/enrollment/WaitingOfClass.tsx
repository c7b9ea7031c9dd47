import { IconArmchair, IconBrandWhatsapp } from '@tabler/icons-react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { columnsOf, onPhone, toldColumn } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { allRows } from '#house/page/part-list';
import { seatOfClass } from './enrollment.contract';
import { enrollmentScreen } from './enrollment.screens';
import { useGiveSeat } from './use-give-seat';
import { useWriteAbout } from '#house/message/use-write-about';

type Waiting = Got<typeof seatOfClass>;

const { field, ref } = columnsOf(seatOfClass);

const columns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  toldColumn(seatOfClass, 'place'),
  ...onPhone(field('enrolledDate')),
  field('Amount'),
];

/** The students who wait for a seat of a class, each with a place; from here one is given the seat and charged, or written to. */
export function WaitingOfClass({ title, of: { _id: classID } }: LaterProps) {
  const give = useGiveSeat(classID);
  const writeAbout = useWriteAbout();
  const actions = (row: Waiting): readonly RowAction[] => [
    {
      label: words('Give the seat'),
      icon: IconArmchair,
      run: () => void give(row).catch((error: Error) => toastWrong(error.message)),
      main: t('Give the seat'),
      onPhone: true,
    },
    ...(writeAbout ? [{ label: words('WhatsApp'), icon: IconBrandWhatsapp, run: () => void writeAbout(row._id) }] : []),
  ];
  return (
    <ListPart
      entity={seatOfClass}
      screen={enrollmentScreen}
      title={title}
      narrowed={{ classID, enrolledStatus: 'waiting' }}
      order="createdAt"
      most={allRows}
      columns={columns}
      actions={actions}
      empty={words('Nobody is waiting.')}
    />
  );
}
