import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { counted, t } from '#kit/contract/language';
import { cellsOf, isOneValue } from '#kit/rules/pasted';
import type { Cell } from '#kit/rules/sheet';
import { focusFirstEmpty, focusWrong } from '#kit/web/form/cell-keys';
import notes from '#kit/web/form/form-note.module.css';
import { SaveBar } from '#kit/web/form/SaveBar';
import { showNumber } from '#kit/web/show';
import type { MarkedStudent } from './class-marks.contract';
import { MarkRow } from './MarkRow';
import { placed } from './paste.rules';
import styles from './results.module.css';
import type { Place } from './use-results';
import { type Called, useMarkSheet } from './use-sheet';

interface Props {
  readonly place: Place;
  readonly called: Called;
  readonly students: readonly MarkedStudent[];
  readonly onDirty: (dirty: boolean) => void;
}

interface Line {
  readonly student: MarkedStudent;
  readonly cell: Cell;
}

/** The grid of results, with one field per student; everything typed is saved at once. */
export function ResultsGrid({ place, called, students, onDirty }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const {
    start,
    open,
    waits,
    dirty,
    cell: cellAt,
    type,
    take,
    submit,
    save,
    refusedOf,
  } = useMarkSheet(place, students, called);
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const lines: Line[] = students.map((student) => ({
    student,
    cell: cellAt(student._id),
  }));
  const wrong = lines.some(({ cell: { problem, meanwhile } }) => problem !== undefined || meanwhile !== undefined);
  const waiting = Object.keys(waits).length;

  useEffect(() => focusFirstEmpty(form.current), []);
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  function paste(event: ClipboardEvent, at: number) {
    const cells = cellsOf(event.clipboardData.getData('text/plain'));
    if (isOneValue(cells)) return;
    event.preventDefault();
    const found = placed(cells, students, at);
    type(found.marks);
    setLeft(found.left);
  }

  function trySaving(event: FormEvent) {
    event.preventDefault();
    setAsked(wrong);
    if (wrong) return focusWrong(form.current);
    if (!save.isPending && Object.keys(open).length > 0) submit();
  }

  const problem = asked && wrong ? t('Nothing was saved. First put right what is marked.') : save.error?.message;
  return (
    <form ref={form} className={styles.grid} onSubmit={trySaving} aria-label={t('Results')}>
      <p className={styles.keys}>
        {t(
          'Keys: Enter and down for the next student, up for the one before. A column of a spreadsheet can be pasted.',
        )}
      </p>
      {waiting > 0 && (
        <p className={notes.note} data-tone="attention">
          {counted(
            waiting,
            '{count} mark waits on this phone and is not saved yet. What you change is sent after it.',
            '{count} marks wait on this phone and are not saved yet. What you change is sent after them.',
          )}
        </p>
      )}
      {left.length > 0 && (
        <output className={notes.note} data-tone="attention">
          {counted(
            left.length,
            'It is not clear whose mark {count} pasted line is: {lines}',
            'It is not clear whose marks {count} pasted lines are: {lines}',
            { lines: left.slice(0, 5).join(' · ') },
          )}
        </output>
      )}
      <div className={styles.rows}>
        {lines.map(({ student, cell }, at) => (
          <MarkRow
            key={student._id}
            student={student}
            cell={cell}
            refused={refusedOf(student._id)}
            asked={asked}
            onType={(text) => type({ [student._id]: text })}
            onPaste={(event) => paste(event, at)}
            onTake={(whose) => take(student._id, whose)}
          />
        ))}
      </div>
      <ResultsBar
        given={Object.values(start).filter(({ text }) => text !== '').length}
        all={students.length}
        open={Object.keys(open).length}
        saving={save.isPending}
        problem={problem}
      />
    </form>
  );
}

interface ResultsBarProps {
  /** How many of how many students have a mark. */
  readonly given: number;
  readonly all: number;
  /** How many marks are typed and not saved. */
  readonly open: number;
  readonly saving: boolean;
  /** Why nothing was saved. */
  readonly problem: string | undefined;
}

/** How many students have a mark, and the button that saves what was typed. */
function ResultsBar({ given, all, open, saving, problem }: ResultsBarProps) {
  return (
    <SaveBar save={t('Save results')} saving={saving} problem={problem}>
      <span>{t('{count} of {all} have a mark', { count: showNumber(given), all: showNumber(all) })}</span>
      {open > 0 && <strong>{counted(open, '{count} mark to save', '{count} marks to save')}</strong>}
    </SaveBar>
  );
}
