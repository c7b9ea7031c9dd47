import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import { type ComplaintStatus, complaintStatuses } from '#features/academy/complaint/complaint.contract';
import styles from './portal.module.css';
import type { MyComplaint } from './use-my-complaints';

const statuses: readonly ComplaintStatus[] = ['assigned', 'accepted', 'process', 'completed'];

/** The number of complaints by status. */
export function ComplaintFigures({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  const all = complaints ?? [];
  const figures = [
    { label: t('Total'), count: all.length },
    ...statuses.map((status) => ({
      label: t(complaintStatuses[status]),
      count: all.filter((one) => one.status === status).length,
    })),
  ];
  return (
    <dl className={styles.figures} data-five aria-busy={complaints === undefined}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{complaints ? showNumber(count) : <span className={styles.waiting} />}</dd>
        </div>
      ))}
    </dl>
  );
}
