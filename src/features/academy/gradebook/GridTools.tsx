import { counted, t } from '#kit/contract/language';
import notes from '#kit/web/form/form-note.module.css';
import { AddAssessment, CopyAssessments } from './NewAssessments';
import type { GradebookAnswer } from './gradebook.contract';
import styles from './gradebook.module.css';

interface Props {
  readonly data: GradebookAnswer;
  /** How many scores wait on this device. */
  readonly waiting: number;
  /** Pasted lines for which no place was found. */
  readonly left: readonly string[];
}

/** The part above the grid: which keys it knows, what can be added, and what to know before typing. */
export function GridTools({ data, waiting, left }: Props) {
  return (
    <>
      {data.resultsLocked ? (
        <p className={notes.note} data-tone="attention">
          {t('The results of {class} are locked', { class: data.className })}
        </p>
      ) : (
        <div className={styles.tools}>
          <p className={styles.keys}>
            {t(
              'Keys: arrows, and Enter for the next student; A is absent, E is excused. Cells of a spreadsheet can be pasted.',
            )}
          </p>
          <AddAssessment data={data} variant="default" />
          <CopyAssessments data={data} />
        </div>
      )}
      <Waiting count={waiting} />
      {left.length > 0 && (
        <output className={notes.note} data-tone="attention">
          {counted(
            left.length,
            'There is no place for {count} pasted line: {lines}',
            'There is no place for {count} pasted lines: {lines}',
            { lines: left.slice(0, 5).join(' · ') },
          )}
        </output>
      )}
    </>
  );
}

/** Says how many scores wait on this device to be sent; nothing if none do. */
export function Waiting({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={notes.note} data-tone="attention">
      {counted(
        count,
        '{count} score waits on this phone and is not saved yet. What you change is sent after it.',
        '{count} scores wait on this phone and are not saved yet. What you change is sent after them.',
      )}
    </p>
  );
}
