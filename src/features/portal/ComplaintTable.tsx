import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Status } from '#kit/web/Status';
import { Unbroken } from '#kit/web/Unbroken';
import { complaint } from '#features/academy/complaint/complaint.contract';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { MyComplaint } from './use-my-complaints';

const { fields } = complaint;

const columns: readonly PortalColumn<MyComplaint>[] = [
  { label: fields.classID.label, show: ({ classID }) => <Unbroken name={classID.className} /> },
  { label: fields.description.label, show: ({ description }) => <bdi>{description}</bdi>, onPhone: 'text' },
  {
    label: fields.complainDate.label,
    show: ({ complainDate }) => complainDate && shownDay(complainDate),
    onPhone: 'beside',
  },
  {
    label: fields.status.label,
    show: ({ status }) => <Status of={fields.status} word={status} />,
    onPhone: 'bare',
  },
  { label: fields.answer.label, show: ({ answer }) => answer && <bdi>{answer}</bdi>, onPhone: 'told' },
];

/** Every complaint with its day and its status. */
export function ComplaintTable({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  return <PortalTable rows={complaints} columns={columns} none={t('No complaints yet')} />;
}
