import { IconCheck, IconMoodSick, IconX } from '@tabler/icons-react';
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { most } from '#kit/contract/fields-text';
import { t } from '#kit/contract/language';
import { Thumbnail } from '#kit/web/Thumbnail';
import { type AttendanceStatus, attendanceStatuses } from './attendance.contract';
import styles from './register.module.css';
import { type Mark, nextStatus, withStatus } from './register.rules';
import { moveAlong, stayInRow } from './register-keys';

/** One student's seat in the class, as the register reads it. */
export interface Seat {
  readonly studentID: {
    readonly _id: string;
    readonly studentName: string;
    readonly stdID: number;
    readonly photoUrl: string | null;
  };
  readonly classID: { readonly className: string };
}

interface Props {
  readonly student: Seat['studentID'];
  readonly mark: Mark;
  readonly problem: string | undefined;
  readonly onMark: (mark: Mark) => void;
}

const choices = [
  { status: 'present', Icon: IconCheck },
  { status: 'upsent', Icon: IconX },
  { status: 'sick', Icon: IconMoodSick },
] as const satisfies readonly { status: AttendanceStatus; Icon: unknown }[];

/** One student of the register, with three choices, a tap each; the space key cycles through them. */
export function StudentRow({ student, mark, problem, onMark }: Props) {
  const name = useId();
  const { studentName, stdID, photoUrl } = student;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return moveAlong(event);
    event.preventDefault();
    onMark(withStatus(mark, nextStatus(mark.status)));
    stayInRow(event);
  }

  return (
    <fieldset className={styles.row} data-status={mark.status}>
      <legend className="visually-hidden">{t('{name} ({stdID})', { name: studentName, stdID })}</legend>
      {photoUrl ? (
        <Thumbnail url={photoUrl} version={undefined} alt={studentName} />
      ) : (
        <span className={styles.noPhoto} aria-hidden>
          {studentName.slice(0, 1)}
        </span>
      )}
      <span className={styles.who} aria-hidden>
        <span className={styles.name}>{studentName}</span>
        <span className={styles.number}>
          <bdi>{stdID}</bdi>
          {mark.status !== 'present' && <strong>{t(attendanceStatuses[mark.status])}</strong>}
        </span>
      </span>
      <span className={styles.choices}>
        {choices.map(({ status, Icon }) => (
          <label key={status} className={styles.choice} data-of={status} title={t(attendanceStatuses[status])}>
            <input
              type="radio"
              name={name}
              checked={mark.status === status}
              onChange={() => onMark(withStatus(mark, status))}
              onKeyDown={onKeyDown}
            />
            <Icon size={18} aria-hidden />
            <span>{t(attendanceStatuses[status])}</span>
          </label>
        ))}
      </span>
      {mark.status !== 'present' && (
        <TextInput
          className={styles.reason}
          aria-label={t('Reason of {name}', { name: studentName })}
          placeholder={t('Reason (optional)')}
          maxLength={most.note}
          value={mark.reason}
          onChange={(event) => onMark({ ...mark, reason: event.currentTarget.value })}
          onKeyDown={moveAlong}
        />
      )}
      {problem !== undefined && <span className={styles.problem}>{problem}</span>}
    </fieldset>
  );
}
