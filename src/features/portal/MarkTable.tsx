import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { Unbroken } from '#kit/web/Unbroken';
import styles from './portal.module.css';
import type { MyMark } from './use-my-marks';
import { WaitingRows } from './WaitingRows';

/** The marks: class, subject, and the mark itself as its total (E19). */
export function MarkTable({ marks }: { marks: readonly MyMark[] | undefined }) {
  if (marks?.length === 0) return <output className={styles.note}>{t('No marks found')}</output>;
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
            <td>
              <Unbroken name={classID.className} />
            </td>
            <td>{subjectID.subjectName}</td>
            <td data-end>{shownFigure(Amount)}</td>
          </tr>
        ))}
        {marks === undefined && <WaitingRows columns={3} />}
      </tbody>
    </table>
  );
}
