import { t } from '#kit/contract/language';
import { totalsByClass } from '#features/academy/attendance/attendance.rules';
import type { Attendance } from '#features/academy/attendance/attendance.contract';
import { AttendanceByDay } from './AttendanceByDay';
import { AttendanceByClass } from './AttendanceByClass';
import styles from './portal.module.css';

/** Attendance class by class, then day by day. */
export function AttendanceTables({ records }: { records: readonly Attendance[] | undefined }) {
  if (records?.length === 0) return <output className={styles.note}>{t('Attendance not found')}</output>;
  return (
    <>
      <h2 className={styles.section}>{t('By class')}</h2>
      <AttendanceByClass classes={records && totalsByClass(records)} />
      <h2 className={styles.section}>{t('By day')}</h2>
      <AttendanceByDay records={records} />
    </>
  );
}
