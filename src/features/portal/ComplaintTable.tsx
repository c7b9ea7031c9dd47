import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Status } from '#kit/web/Status';
import { complaint } from '#features/academy/complaint/complaint.contract';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { MyComplaint } from './use-my-complaints';

const { fields } = complaint;

const columns: readonly PortalColumn<MyComplaint>[] = [
  { label: fields.classID.label, show: ({ classID }) => classID.className },
  { label: fields.description.label, show: ({ description }) => <bdi>{description}</bdi> },
  { label: fields.complainDate.label, show: ({ complainDate }) => complainDate && shownDay(complainDate) },
  {
    label: fields.status.label,
    show: ({ status }) => <Status of={fields.status} word={status} />,
  },
  { label: fields.answer.label, show: ({ answer }) => <bdi>{answer}</bdi> },
];

/** Every complaint with its day and its status. */
export function ComplaintTable({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  return <PortalTable rows={complaints} columns={columns} none={t('No complaints yet')} />;
}
