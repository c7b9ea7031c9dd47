import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { t } from '#kit/contract/language';
import { cellsOf, isOneValue } from '#kit/rules/pasted';
import { focusFirstEmpty, focusWrong, moveAround } from '#kit/web/form/cell-keys';
import { askReason } from './ask-reason';
import { columnIn, sharesOf } from './column.rules';
import { ColumnHead } from './ColumnHead';
import type { GradebookAnswer, GridAssessment } from './gradebook.contract';
import styles from './gradebook.module.css';
import { GridNotes } from './GridNotes';
import { GridTools } from './GridTools';
import { placedScores } from './paste-scores.rules';
import { ScoreBar } from './ScoreBar';
import { ScoreRow } from './ScoreRow';
import { StatisticsFoot } from './StatisticsFoot';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly sheet: ScoreSheet;
}

/** The scores of a class in a subject: a line for each student, a column for each assessment. One column is saved at a time. */
export function ScoreGrid({ data, sheet }: Props) {
  const { assessments, students, statistics, resultsLocked } = data;
  const form = useRef<HTMLFormElement>(null);
  const [focused, setFocused] = useState<string>();
  const [current, setCurrent] = useState(firstOpen(assessments)?._id);
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const shares = sharesOf(assessments);
  const column = assessments.find(({ _id }) => _id === current) ?? firstOpen(assessments);

  useEffect(() => focusFirstEmpty(form.current), []);

  function paste(event: ClipboardEvent, row: number, at: number) {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    if (isOneValue(cells)) return;
    event.preventDefault();
    const found = placedScores(cells, { students, assessments, row, column: at });
    sheet.type(found.texts);
    setLeft(found.left);
  }

  async function trySaving(event: FormEvent) {
    event.preventDefault();
    if (!column || sheet.save.isPending) return;
    const fields = Object.keys(columnIn(sheet.open, column._id));
    const wrong = fields.some((field) => sheet.cell(field).problem ?? sheet.cell(field).meanwhile);
    setAsked(wrong);
    if (wrong) return focusWrong(form.current);
    if (fields.length === 0) return;
    const reason = await askReason(column, fields.length);
    if (reason !== undefined) sheet.saveColumn(column, reason);
  }

  return (
    <form ref={form} className={styles.grid} onSubmit={(event) => void trySaving(event)} aria-label={t('Scores')}>
      <GridTools data={data} waiting={Object.keys(sheet.waits).length} left={left} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Student')}</th>
              {assessments.map((one) => (
                <ColumnHead
                  key={one._id}
                  assessment={one}
                  share={shares.get(one._id)}
                  isCurrent={one._id === column?._id}
                  onChoose={() => setCurrent(one._id)}
                />
              ))}
              <th scope="col" title={t('Drafts included')}>
                {t('So far')}
              </th>
              <th scope="col">{t('Mark')}</th>
              <th scope="col">{t('Grade')}</th>
            </tr>
          </thead>
          <tbody>
            {students.map((student, row) => (
              <ScoreRow
                key={student.studentID._id}
                student={student}
                assessments={assessments}
                sheet={sheet}
                focused={asked ? undefined : focused}
                isLocked={resultsLocked}
                onFocus={(field, of) => {
                  setFocused(field);
                  setCurrent(of);
                }}
                onBlur={() => setFocused(undefined)}
                onKeyDown={moveAround}
                onPaste={(event, at) => paste(event, row, at)}
              />
            ))}
          </tbody>
          <StatisticsFoot
            columns={[
              ...assessments.map(({ _id }) => statistics.assessments[_id]),
              undefined,
              statistics.marks,
              undefined,
            ]}
          />
        </table>
      </div>
      <GridNotes data={data} sheet={sheet} focused={asked ? undefined : focused} />
      {column && !resultsLocked && (
        <ScoreBar
          data={data}
          column={column}
          sheet={sheet}
          problem={asked ? t('Nothing was saved. First put right what is marked.') : sheet.save.error?.message}
        />
      )}
    </form>
  );
}

/** The first assessment that is not published yet, which is what a teacher comes for. */
function firstOpen(assessments: readonly GridAssessment[]): GridAssessment | undefined {
  return assessments.find(({ assessmentStatus }) => assessmentStatus === 'draft') ?? assessments[0];
}
