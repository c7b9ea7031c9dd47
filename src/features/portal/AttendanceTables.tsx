import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { showNumber } from '#kit/web/show';
import { Status } from '#kit/web/Status';
import { Unbroken } from '#kit/web/Unbroken';
import { type ClassTotals, totalsByClass } from '#features/academy/attendance/attendance.rules';
import { type Attendance, attendance } from '#features/academy/attendance/attendance.contract';
import styles from './portal.module.css';
import { WaitingRows } from './WaitingRows';

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

/** How often the student was present and absent, class by class. */
function AttendanceByClass({ classes }: { classes: readonly ClassTotals[] | undefined }) {
  return (
    <table className={styles.table} aria-busy={classes === undefined}>
      <thead>
        <tr>
          <th scope="col">{t('Class')}</th>
          <th scope="col" data-end>
            {t('Periods')}
          </th>
          <th scope="col" data-end>
            {t('Present')}
          </th>
          <th scope="col" data-end>
            {t('Absent')}
          </th>
        </tr>
      </thead>
      <tbody>
        {classes?.map(({ _id, className, totalAtt, totalpresent, totalupsent }) => (
          <tr key={_id}>
            <td>
              <Unbroken name={className} />
            </td>
            <td data-end>{showNumber(totalAtt)}</td>
            <td data-end>{showNumber(totalpresent)}</td>
            <td data-end>{showNumber(totalupsent)}</td>
          </tr>
        ))}
        {classes === undefined && <WaitingRows columns={4} />}
      </tbody>
    </table>
  );
}

/** Every period: date, class, and whether the student was present; three columns, for a small phone. */
function AttendanceByDay({ records }: { records: readonly Attendance[] | undefined }) {
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
