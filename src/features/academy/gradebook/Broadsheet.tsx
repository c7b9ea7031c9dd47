import { IconFileTypePdf, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { shownDecimal, shownFigure, shownRate } from '#kit/rules/show';
import notes from '#kit/web/form/form-note.module.css';
import { showNumber } from '#kit/web/show';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { outcomes } from '#features/academy/grade-scale/grade-scale.contract';
import { enrolledStatuses } from '#features/academy/fee/charged-enrollment.contract';
import type { ClassResults, ResultRow } from './gradebook.contract';
import styles from './gradebook.module.css';
import { RemarkDialog } from './RemarkDialog';
import { saveReportCards } from './save-report-cards';
import { StatisticsFoot } from './StatisticsFoot';

/** The broadsheet: a line for each student, a column for each subject, then average, grade, rank, attendance and remark. */
export function Broadsheet({ data }: { readonly data: ClassResults }) {
  const { classID, className, subjects, rows, statistics, resultsLocked } = data;
  const [remarked, setRemarked] = useState<ResultRow>();
  if (rows.length === 0)
    return <p className={styles.hint}>{t('No student is enrolled in this class. Enroll students first.')}</p>;
  return (
    <>
      {resultsLocked && (
        <p className={notes.note} data-tone="attention">
          {t('The results of {class} are locked', { class: className })}
        </p>
      )}
      <div className={styles.scroll} data-wide>
        <table className={styles.table} aria-label={t('Results')}>
          <thead>
            <tr>
              <th scope="col">{t('Student')}</th>
              {subjects.map(({ _id, subjectName }) => (
                <th key={_id} scope="col">
                  {subjectName}
                </th>
              ))}
              {[t('Total'), t('Average'), t('Grade'), t('Result'), t('Rank'), t('Attendance')].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" className={styles.remark}>
                {t('Remark')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.enrollmentID}>
                <Who classID={classID} row={row} />
                {subjects.map(({ _id }) => (
                  <td key={_id}>{shown(row.marks[_id], shownFigure)}</td>
                ))}
                <td>{shown(row.average === null ? null : row.total, shownFigure)}</td>
                <td>{shown(row.average, shownDecimal)}</td>
                <td>
                  <bdi>{row.grade ?? '–'}</bdi>
                </td>
                <td>{row.outcome === null ? '–' : t(outcomes[row.outcome])}</td>
                <td>{shown(row.rank, showNumber)}</td>
                <td>{shown(row.attendanceRate, shownRate)}</td>
                <td className={styles.remark}>
                  <span>{row.remark}</span>
                  <ActionIcon
                    className="no-print"
                    variant="subtle"
                    color="gray"
                    aria-label={t('Remark on {name}', { name: row.studentID.studentName })}
                    onClick={() => setRemarked(row)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
          <StatisticsFoot
            columns={[
              ...subjects.map(({ _id }) => statistics.subjects[_id]),
              undefined,
              statistics.averages,
              ...Array.from({ length: 5 }, () => undefined),
            ]}
          />
        </table>
      </div>
      <RemarkDialog row={remarked} onClose={() => setRemarked(undefined)} />
    </>
  );
}

interface WhoProps {
  readonly classID: string;
  readonly row: ResultRow;
}

function Who({ classID, row: { studentID, enrolledStatus } }: WhoProps) {
  const { _id, studentName, stdID } = studentID;
  return (
    <th scope="row" className={styles.who}>
      <span className={styles.name}>{studentName}</span>
      <ActionIcon
        className="no-print"
        variant="subtle"
        color="gray"
        aria-label={t('Report card of {name}', { name: studentName })}
        onClick={() => void saveReportCards(classID, { studentID: _id })}
      >
        <IconFileTypePdf size={16} aria-hidden />
      </ActionIcon>
      <small>
        <bdi>{stdID}</bdi>
        {enrolledStatus !== 'active' && ` ${t(enrolledStatuses[enrolledStatus])}`}
      </small>
    </th>
  );
}

/** The text of a figure; a missing one is shown as nothing, not as zero. */
function shown(value: number | null | undefined, show: (value: number) => string): string {
  return value === null || value === undefined ? '–' : show(value);
}
