import { t } from '#kit/contract/language';
import { Unbroken } from '#kit/web/Unbroken';
import { showNumber } from '#kit/web/show';
import type { ClassTotals } from '#features/academy/attendance/attendance.rules';
import styles from './portal.module.css';
import { WaitingRows } from './WaitingRows';

/** How often the student was there and how often not, class by class. */
export function AttendanceByClass({ classes }: { classes: readonly ClassTotals[] | undefined }) {
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
