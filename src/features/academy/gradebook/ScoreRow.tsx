import type { ClipboardEvent, KeyboardEvent } from 'react';
import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import { enrolledStatuses } from '#features/academy/fee/charged-enrollment.contract';
import type { GridAssessment, GridStudent } from './gradebook.contract';
import styles from './gradebook.module.css';
import { ScoreCell } from './ScoreCell';
import { fieldOf } from './score-sheet.rules';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly student: GridStudent;
  readonly assessments: readonly GridAssessment[];
  readonly sheet: ScoreSheet;
  /** The field in which somebody types: half a number is no mistake yet. */
  readonly focused: string | undefined;
  readonly isLocked: boolean;
  readonly onFocus: (field: string, assessmentID: string) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (event: ClipboardEvent, column: number) => void;
}

/** A student's scores, and what they come to. */
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
