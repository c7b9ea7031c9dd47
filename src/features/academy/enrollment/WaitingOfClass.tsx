import { IconArmchair, IconBrandWhatsapp } from '@tabler/icons-react';
import type { Got } from '#kit/contract/entity';
import { listed, t, words } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { columnsOf, toldColumn } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { readPage } from '#kit/web/use-entity';
import { useSave } from '#kit/web/use-save';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { allRows } from '#house/page/part-list';
import { enrollment, seatOfClass } from './enrollment.contract';
import { enrollmentScreen } from './enrollment.screens';
import { useWriteAbout } from '#house/message/use-write-about';

type Waiting = Got<typeof seatOfClass>;

const { field, ref } = columnsOf(seatOfClass);

const columns = [
  ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
  toldColumn(seatOfClass, 'place'),
  field('enrolledDate'),
  field('Amount'),
];

/** The students who wait for a seat in a class, each with a place; from here one is given a seat and charged, or written to. */
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

/** How many are named at most. */
const mostNamed = 5;

/** Asks whether to give somebody on the waiting list a seat, naming those who are passed over, and gives it (CL5). */
function useGiveSeat(classID: string): (row: Waiting) => Promise<void> {
  const save = useSave(enrollment);
  return async (row) => {
    const before = await passedOver(classID, row);
    const answer = await confirm({
      title: t('Give the seat?'),
      thing: row.studentID.studentName,
      text: [passedOverText(before), chargeText(row)].filter(Boolean).join(' '),
      yes: t('Give the seat'),
      tone: 'plain',
    });
    if (!answer) return;
    save.mutate(
      { id: row._id, body: { enrolledStatus: 'active', __v: row.__v } },
      { onError: ({ message }) => toastWrong(message) },
    );
  };
}

/** The enrollments that have waited longer, as of now. */
async function passedOver(classID: string, { _id: id }: Waiting): Promise<readonly Waiting[]> {
  const query = { classID, enrolledStatus: 'waiting', sort: 'createdAt', page: 1, pageSize: 200 };
  const { rows } = await readPage<Waiting>(seatOfClass.path, query);
  const at = rows.findIndex(({ _id }) => _id === id);
  return rows.slice(0, Math.max(at, 0));
}

function passedOverText(before: readonly Waiting[]): string {
  if (before.length === 0) return '';
  const names = listed(before.slice(0, mostNamed).map(({ studentID }) => studentID.studentName));
  const more = before.length - mostNamed;
  return more > 0
    ? t('Passed over: {names} and {count} more.', { names, count: more })
    : t('Passed over: {names}.', { names });
}

/** The sentence on what is charged with a seat; empty where the enrollment has no fee items, or they have become fees already (CL4). */
function chargeText({ feeItems, chargedAt }: Waiting): string {
  return feeItems.length > 0 && chargedAt === null ? t('The fee items are charged now.') : '';
}
