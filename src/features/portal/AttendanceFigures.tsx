import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import { AttendanceRing } from '#features/academy/attendance/AttendanceRing';
import type { Attendance } from '#features/academy/attendance/attendance.contract';
import { totalsOf } from '#features/academy/attendance/attendance.rules';
import styles from './portal.module.css';

/** Periods, how many were attended and how many missed (S§9), in figures and as a ring. */
export function AttendanceFigures({ records }: { records: readonly Attendance[] | undefined }) {
  const { totalAtt, totalpresent, totalupsent } = totalsOf(records ?? []);
  const figures = [
    { label: t('Periods'), count: totalAtt },
    { label: t('Present'), count: totalpresent },
    { label: t('Absent'), count: totalupsent },
  ];
  return (
    <>
      <dl className={styles.figures} data-three aria-busy={records === undefined}>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{records ? showNumber(count) : <span className={styles.waiting} />}</dd>
          </div>
        ))}
      </dl>
      {totalAtt > 0 && (
        <div className={styles.panel}>
          <AttendanceRing totalpresent={totalpresent} totalupsent={totalupsent} />
        </div>
      )}
    </>
  );
}
