import { useState } from 'react';
import { t } from '#kit/contract/language';
import { shownDecimal } from '#kit/rules/show';
import { Badge } from '#kit/web/Badge';
import notes from '#kit/web/form/form-note.module.css';
import { showNumber } from '#kit/web/show';
import { AddAssessment, CopyAssessments } from './NewAssessments';
import { assessment, assessmentStatuses } from './assessment.contract';
import { fieldsOf, givenIn } from './column.rules';
import type { GradebookAnswer } from './gradebook.contract';
import { GridNotes } from './GridNotes';
import { Waiting } from './GridTools';
import styles from './phone.module.css';
import { PhoneColumn } from './PhoneColumn';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly sheet: ScoreSheet;
}

/** The scores of a class in a subject on a phone: first an assessment is chosen, then the students follow one by one. */
export function PhoneScores({ data, sheet }: Props) {
  const { assessments, students, statistics, resultsLocked } = data;
  const [chosen, choose] = useState<string>();
  const column = assessments.find(({ _id }) => _id === chosen);
  if (column) return <PhoneColumn data={data} sheet={sheet} column={column} onBack={() => choose(undefined)} />;
  return (
    <div className={styles.phone}>
      {resultsLocked && (
        <p className={notes.note} data-tone="attention">
          {t('The results of {class} are locked', { class: data.className })}
        </p>
      )}
      <Waiting count={Object.keys(sheet.waits).length} />
      <GridNotes data={data} sheet={sheet} focused={undefined} />
      <ul className={styles.list} aria-label={t('Assessments')}>
        {assessments.map(({ _id, assessmentName, assessmentStatus }) => {
          const fields = fieldsOf(_id, students);
          const mean = statistics.assessments[_id]?.mean ?? null;
          return (
            <li key={_id}>
              <button type="button" className={styles.pick} onClick={() => choose(_id)}>
                <span>{assessmentName}</span>
                <small>
                  {t('{count} of {all}', {
                    count: showNumber(givenIn(fields, sheet.start)),
                    all: showNumber(fields.length),
                  })}
                </small>
                <Badge tone={assessment.stored.assessmentStatus.tones?.[assessmentStatus] ?? 'plain'}>
                  {t(assessmentStatuses[assessmentStatus])}
                </Badge>
                {mean !== null && <small>{t('On average {mean} %', { mean: shownDecimal(mean) })}</small>}
              </button>
            </li>
          );
        })}
      </ul>
      {!resultsLocked && (
        <div className={styles.ways}>
          <AddAssessment data={data} variant="default" />
          <CopyAssessments data={data} />
        </div>
      )}
    </div>
  );
}
