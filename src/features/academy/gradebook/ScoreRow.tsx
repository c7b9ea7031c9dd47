import type { ClipboardEvent, KeyboardEvent } from 'react';
import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { enrolledStatuses } from '#features/academy/fee/charged-enrollment.contract';
import type { GridAssessment, GridStudent } from './gradebook.contract';
import styles from './gradebook.module.css';
import { letterOf } from './letter-of';
import { fieldOf } from './score-sheet.rules';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly student: GridStudent;
  readonly assessments: readonly GridAssessment[];
  readonly sheet: ScoreSheet;
  /** The field in which somebody is typing: half a number is not a mistake yet. */
  readonly focused: string | undefined;
  readonly isLocked: boolean;
  readonly onFocus: (field: string, assessmentID: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent, column: number) => void;
}

/** A student's scores, and the mark that follows. */
export function ScoreRow(props: Props) {
  const { student, assessments, sheet, focused, isLocked, onFocus, onBlur, onKeyDown, onPaste } = props;
  const { studentName, stdID } = student.studentID;
  const status = student.enrolledStatus;
  return (
    <tr data-row>
      <th scope="row" className={styles.who}>
        <span className={styles.name}>{studentName}</span>
        <small>
          <bdi>{stdID}</bdi>
          {status !== 'active' && ` ${t(enrolledStatuses[status])}`}
        </small>
      </th>
      {assessments.map(({ _id, assessmentName }, column) => {
        const field = fieldOf(_id, student.studentID._id);
        const cell = sheet.cell(field);
        const isWrong = cell.problem !== undefined || cell.meanwhile !== undefined;
        return (
          <ScoreCell
            key={_id}
            column={_id}
            label={t('{assessment} of {name} ({stdID})', { assessment: assessmentName, name: studentName, stdID })}
            text={cell.text}
            isChanged={cell.changed}
            isWrong={(isWrong && field !== focused) || sheet.refusedOf(field) !== undefined}
            isLocked={isLocked}
            onType={(text) => sheet.type({ [field]: text })}
            onFocus={() => onFocus(field, _id)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
            onPaste={(event) => onPaste(event, column)}
          />
        );
      })}
      <td>{student.soFar === null ? '–' : shownFigure(student.soFar)}</td>
      <td>{student.mark === null ? '–' : shownFigure(student.mark)}</td>
      <td>
        <bdi>{student.grade ?? '–'}</bdi>
      </td>
    </tr>
  );
}

interface ScoreCellProps {
  /** The name of the column, down which Enter moves. */
  readonly column: string;
  /** The assessment and the student, for screen readers. */
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
function ScoreCell(props: ScoreCellProps) {
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
