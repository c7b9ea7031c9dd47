import { IconBackspace } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import styles from './phone.module.css';
import { scoreStatuses } from './score.contract';

interface Props {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** A for absent or E for excused, which says all there is to say of a student. */
  readonly onLetter: (letter: 'A' | 'E') => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];

/** Numbers for a thumb. */
export function NumberPad({ text, onType, onLetter }: Props) {
  // A letter is no beginning of a number.
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
