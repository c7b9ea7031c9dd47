import { Button } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { shownFigure } from '#kit/rules/show';
import type { GradebookAnswer, GridAssessment, GridStudent } from './gradebook.contract';
import { letterOf } from './letter-of';
import { NoteChoice } from './NoteChoice';
import styles from './phone.module.css';
import { fieldOf } from './score-sheet.rules';
import { scoreStatuses } from './score.contract';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly student: GridStudent;
  /** '5 of 24', in the current language. */
  readonly place: string;
  readonly column: GridAssessment;
  readonly sheet: ScoreSheet;
  readonly isLocked: boolean;
  /** Keeps what was typed and moves on by that many students. */
  readonly onGo: (step: 1 | -1, text: string) => void;
}

/** One student's score, with a pad of numbers for a thumb; keys do the same. */
export function PhoneStudent({ data, student, place, column, sheet, isLocked, onGo }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { studentName, stdID } = student.studentID;
  const field = fieldOf(column._id, student.studentID._id);
  const { text, problem, meanwhile } = sheet.cell(field);
  const type = (next: string) => sheet.type({ [field]: next });

  useEffect(() => {
    input.current?.focus({ preventScroll: true });
  }, []);

  function typeAndGo(letter: string) {
    type(letter);
    onGo(1, letter);
  }

  return (
    <div className={styles.student}>
      <p className={styles.who}>
        <strong>{studentName}</strong>
        <small>
          <bdi>{stdID}</bdi> · {place}
        </small>
      </p>
      <input
        ref={input}
        className={styles.score}
        aria-label={t('{assessment} of {name} ({stdID})', {
          assessment: column.assessmentName,
          name: studentName,
          stdID,
        })}
        // The pad is below: no keyboard is to cover it.
        inputMode="none"
        dir="ltr"
        autoComplete="off"
        maxLength={20}
        readOnly={isLocked}
        placeholder={t('of {max}', { max: shownFigure(column.maxScore) })}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          const letter = letterOf(event);
          if (event.key !== 'Enter' && (letter === undefined || isLocked)) return;
          event.preventDefault();
          if (letter === undefined) onGo(1, text);
          else typeAndGo(letter);
        }}
      />
      <p className={styles.said} aria-live="polite">
        {[meanwhile, problem].filter((one) => one !== undefined).join(' ')}
      </p>
      {meanwhile !== undefined || (text === '' && problem !== undefined) ? (
        <NoteChoice data={data} sheet={sheet} field={field} />
      ) : null}
      {!isLocked && <NumberPad text={text} onType={type} onLetter={typeAndGo} />}
      <div className={styles.steps}>
        <Button variant="default" size="lg" onClick={() => onGo(-1, text)}>
          {t('Back')}
        </Button>
        <Button size="lg" onClick={() => onGo(1, text)}>
          {t('Next')}
        </Button>
      </div>
    </div>
  );
}

interface NumberPadProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Called with A for absent or E for excused, which completes the student's entry. */
  readonly onLetter: (letter: 'A' | 'E') => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];

/** Numbers for a thumb. */
function NumberPad({ text, onType, onLetter }: NumberPadProps) {
  // A number does not begin with a letter.
  const number = /^[\d.]*$/.test(text) ? text : '';
  return (
    <div className={styles.pad} dir="ltr">
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => onType(number + digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={t('Delete the last digit')} onClick={() => onType(number.slice(0, -1))}>
        <IconBackspace size={24} aria-hidden />
      </button>
      <div className={styles.letters}>
        <button type="button" onClick={() => onLetter('A')}>
          {t(scoreStatuses.absent)}
        </button>
        <button type="button" onClick={() => onLetter('E')}>
          {t(scoreStatuses.excused)}
        </button>
      </div>
    </div>
  );
}
