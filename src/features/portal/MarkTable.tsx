import { t } from '../../kit/contract/language';
import { shownDecimal } from '../../kit/rules/show';
import styles from './portal.module.css';
import type { MyMark } from './use-my-marks';

/** The marks: class, subject, and the mark itself as its total (E19). */
export function MarkTable({ marks }: { marks: readonly MyMark[] | undefined }) {
  if (marks?.length === 0) {
    return (
      <p className={styles.note} role="status">
        {t('No marks found')}
      </p>
    );
  }
  return (
    <table className={styles.table} aria-busy={marks === undefined}>
      <thead>
        <tr>
          <th scope="col">{t('Class name')}</th>
          <th scope="col">{t('Subject name')}</th>
          <th scope="col" data-end>
            {t('Total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {marks?.map(({ _id, classID, subjectID, Amount }) => (
          <tr key={_id}>
            <td>{classID.className}</td>
            <td>{subjectID.subjectName}</td>
            <td data-end>{shownDecimal(Amount)}</td>
          </tr>
        ))}
        {marks === undefined && <WaitingRows />}
      </tbody>
    </table>
  );
}

function WaitingRows() {
  return [1, 2, 3].map((row) => (
    <tr key={row} aria-hidden>
      {[1, 2, 3].map((cell) => (
        <td key={cell}>
          <span className={styles.waiting} />
        </td>
      ))}
    </tr>
  ));
}
