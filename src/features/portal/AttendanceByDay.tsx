import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Status } from '#kit/web/Status';
import { Unbroken } from '#kit/web/Unbroken';
import { type Attendance, attendance } from '#features/academy/attendance/attendance.contract';
import styles from './portal.module.css';
import { WaitingRows } from './WaitingRows';

/** Every period: when, in which class, and whether the student was there; three columns, for a small phone. */
export function AttendanceByDay({ records }: { records: readonly Attendance[] | undefined }) {
  return (
    <table className={styles.table} aria-busy={records === undefined}>
      <thead>
        <tr>
          <th scope="col">{t('Date attended')}</th>
          <th scope="col">{t('Class')}</th>
          <th scope="col">{t('Status')}</th>
        </tr>
      </thead>
      <tbody>
        {records?.map(({ _id, date, day, classID, attendenceStatus, reason }) => (
          <tr key={_id}>
            <td>
              {shownDay(date)}
              <span className={styles.under}>{t(day)}</span>
            </td>
            <td>
              <Unbroken name={classID.className} />
            </td>
            <td>
              <Status of={attendance.fields.attendenceStatus} word={attendenceStatus} />
              {reason && <span className={styles.under}>{reason}</span>}
            </td>
          </tr>
        ))}
        {records === undefined && <WaitingRows columns={3} />}
      </tbody>
    </table>
  );
}
