import { t } from '#kit/contract/language';
import { DonutChart } from '#kit/web/chart/DonutChart';
import { showNumber } from '#kit/web/show';
import { complaint, type ComplaintStatus, complaintStatuses } from '#features/academy/complaint/complaint.contract';
import styles from './portal.module.css';
import type { MyComplaint } from './use-my-complaints';

const statuses: readonly ComplaintStatus[] = ['assigned', 'accepted', 'process', 'completed'];

/** The number of complaints by status, in figures and as a ring. */
export function ComplaintFigures({ complaints }: { complaints: readonly MyComplaint[] | undefined }) {
  const all = complaints ?? [];
  const slices = statuses.map((status) => ({
    label: t(complaintStatuses[status]),
    count: all.filter((one) => one.status === status).length,
    tone: complaint.fields.status.tones?.[status] ?? 'plain',
  }));
  const figures = [{ label: t('Total'), count: all.length }, ...slices];
  return (
    <>
      <dl className={styles.figures} data-five aria-busy={complaints === undefined}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{complaints ? showNumber(count) : <span className={styles.waiting} />}</dd>
          </div>
        ))}
      </dl>
      {all.length > 0 && (
        <section className={styles.chart}>
          <DonutChart title={t('Complaints by status')} total={t('Complaints')} slices={slices} />
        </section>
      )}
    </>
  );
}
