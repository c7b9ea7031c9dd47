import type { Money as Amount } from '#kit/contract/money';
import styles from './AmountLines.module.css';
import { Money } from './Money';

interface Props {
  /** The amounts with their labels, undefined while not known. The last one is the result of the others. */
  readonly lines: readonly (readonly [label: string, amount: Amount | undefined])[];
}

/** Amounts below each other with their result, announced again when they change. */
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
