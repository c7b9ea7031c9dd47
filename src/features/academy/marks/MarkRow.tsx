import { Button, TextInput } from '@mantine/core';
import { type ClipboardEvent, type MouseEvent, useId, useState } from 'react';
import { t } from '#kit/contract/language';
import type { Cell } from '#kit/rules/sheet';
import { focusField, moveAlong } from '#kit/web/form/cell-keys';
import type { Whose } from '#kit/web/form/use-sheet';
import { enrolledStatuses } from '#features/academy/fee/charged-enrollment.contract';
import type { MarkedStudent } from './class-marks.contract';
import styles from './results.module.css';

interface Props {
  readonly student: MarkedStudent;
  readonly cell: Cell;
  /** The server's refusal of this mark. */
  readonly refused: string | undefined;
  /** True once saving was tried: from then on errors are shown while typing too. */
  readonly asked: boolean;
  readonly onType: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  /** Decides between the typed mark and the one that somebody else has saved. */
  readonly onTake: (whose: Whose) => void;
}

/** One student's field, with its error beside it. */
export function MarkRow({ student, cell, refused, asked, onType, onPaste, onTake }: Props) {
  const [inside, setInside] = useState(false);
  const said = useId();
  const { studentName, stdID, enrolledStatus } = student;
  const { text, changed, meanwhile } = cell;
  // Half a number is not a mistake yet.
  const problem = (inside && !asked ? undefined : cell.problem) ?? refused;
  const isWrong = cell.problem !== undefined || meanwhile !== undefined;

  function take(whose: Whose, event: MouseEvent<HTMLElement>) {
    onTake(whose);
    // The button disappears, so the focus goes to the field.
    focusField(event.currentTarget);
  }

  return (
    <div className={styles.row} data-row data-changed={changed || undefined} data-wrong={isWrong || undefined}>
      <span className={styles.who}>
        <span className={styles.name}>{studentName}</span>
        <span className={styles.number}>
          <bdi>{stdID}</bdi>
          {enrolledStatus !== 'active' && <span>{t(enrolledStatuses[enrolledStatus])}</span>}
        </span>
      </span>
      <TextInput
        className={styles.field}
        aria-label={t('Mark of {name} ({stdID})', { name: studentName, stdID })}
        aria-describedby={said}
        aria-invalid={problem !== undefined}
        error={problem !== undefined}
        data-cell="mark"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={20}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => {
          setInside(true);
          event.currentTarget.select();
        }}
        onBlur={() => setInside(false)}
        onKeyDown={moveAlong}
        onPaste={onPaste}
      />
      <span id={said} className={styles.said}>
        {meanwhile !== undefined && <span>{meanwhile}</span>}
        {problem !== undefined && <span className={styles.problem}>{problem}</span>}
      </span>
      {meanwhile !== undefined && (
        <span className={styles.choice}>
          {cell.problem === undefined && (
            <Button size="xs" onClick={(event) => take('mine', event)}>
              {t('Use {mark}', { mark: text })}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={(event) => take('theirs', event)}>
            {t('Leave it')}
          </Button>
        </span>
      )}
    </div>
  );
}
