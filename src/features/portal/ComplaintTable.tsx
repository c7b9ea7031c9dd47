import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Badge } from '#kit/web/Badge';
import { complaint, complaintStatuses } from '#features/academy/complaint/complaint.contract';
import { complaintTones } from './complaint-tones';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { MyComplaint } from './use-my-complaints';

const { fields } = complaint;

const columns: readonly PortalColumn<MyComplaint>[] = [
  { label: fields.classID.label, show: ({ classID }) => classID.className },
  { label: fields.description.label, show: ({ description }) => description },
  { label: fields.complainDate.label, show: ({ complainDate }) => complainDate && shownDay(complainDate) },
  {
    label: fields.status.label,
    show: ({ status }) => <Badge tone={complaintTones[status]}>{t(complaintStatuses[status])}</Badge>,
  },
];

/** Every complaint with its day and how far it is. */
export function ComplaintTable({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  return <PortalTable rows={complaints} columns={columns} none={t('No complaints yet')} />;
}
