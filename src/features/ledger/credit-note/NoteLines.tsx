import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import styles from './credit-note.module.css';
import { useNotePreview } from './use-note-preview';

interface Props {
  /** What is left to pay now. */
  readonly before: Amount;
  /** What would be sent; undefined while something is missing. */
  readonly body: object | undefined;
}

/** What a credit note would do: the balance before it, what it takes off, what goes back, and the balance after it. */
export function NoteLines({ before, body }: Props) {
  const { preview, problem } = useNotePreview(body);
  const lines: readonly (readonly [label: string, amount: Amount | undefined])[] = [
    [t('Balance before'), before],
    [t('Taken off the balance'), preview?.lowered],
    [t('Paid back'), preview?.returned],
    [t('Balance after'), preview?.balance],
  ];
  return (
    <>
      <dl className={styles.lines} aria-live="polite">
        {lines.map(([label, amount], index) => (
          <div key={label} className={index === lines.length - 1 ? `${styles.line} ${styles.after}` : styles.line}>
            <dt>{label}</dt>
            <dd>{amount === undefined ? '–' : <Money amount={amount} />}</dd>
          </div>
        ))}
      </dl>
      {problem !== undefined && <p role="status">{problem}</p>}
    </>
  );
}
