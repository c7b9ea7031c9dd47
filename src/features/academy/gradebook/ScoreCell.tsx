import type { ClipboardEvent, KeyboardEvent } from 'react';
import styles from './gradebook.module.css';
import { letterOf } from './letter-of';

interface Props {
  /** The name of the column, in which Enter goes down. */
  readonly column: string;
  /** The assessment and the student, for those who hear it. */
  readonly label: string;
  readonly text: string;
  /** True where it is still to be saved. */
  readonly isChanged: boolean;
  /** True where it cannot be saved as it is; the notes below the grid say why. */
  readonly isWrong: boolean;
  readonly isLocked: boolean;
  readonly onType: (text: string) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** One score: a number, A for absent, E for excused. */
export function ScoreCell(props: Props) {
  const { column, label, text, isChanged, isWrong, isLocked, onType, onFocus, onBlur, onKeyDown, onPaste } = props;
  return (
    <td className={styles.cell} data-wrong={isWrong || undefined} data-changed={isChanged || undefined}>
      <input
        aria-label={label}
        aria-invalid={isWrong || undefined}
        data-cell={column}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={20}
        readOnly={isLocked}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onFocus={(event) => {
          onFocus();
          event.currentTarget.select();
        }}
        onBlur={onBlur}
        onKeyDown={(event) => {
          const letter = letterOf(event);
          if (letter === undefined || isLocked) return onKeyDown(event);
          event.preventDefault();
          onType(letter);
        }}
        onPaste={(event) => !isLocked && onPaste(event)}
      />
    </td>
  );
}
