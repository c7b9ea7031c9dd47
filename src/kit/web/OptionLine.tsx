import { readMoney } from '#kit/contract/money';
import { Money } from './Money';
import styles from './OptionLine.module.css';

/** A choice with its amount: a service and what is left to pay for it. */
export function OptionLine({ label, amount }: { label: string; amount: unknown }) {
  const money = typeof amount === 'number' ? readMoney(amount) : undefined;
  return (
    <span className={styles.line}>
      <span>{label}</span>
      {money !== undefined && <Money amount={money} />}
    </span>
  );
}
