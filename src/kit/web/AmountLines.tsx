import type { Money as Amount } from '#kit/contract/money';
import styles from './AmountLines.module.css';
import { Money } from './Money';

interface Props {
  /** What each amount is, and the amount; undefined while it is not known. The last is what the others come to. */
  readonly lines: readonly (readonly [label: string, amount: Amount | undefined])[];
}

/** Amounts below each other, read out again when they change, with what they come to. */
export function AmountLines({ lines }: Props) {
  return (
    <dl className={styles.lines} aria-live="polite">
      {lines.map(([label, amount], index) => (
        <div key={label} className={index === lines.length - 1 ? `${styles.line} ${styles.after}` : styles.line}>
          <dt>{label}</dt>
          <dd>{amount === undefined ? '–' : <Money amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}
