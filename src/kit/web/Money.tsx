import type { Money as Amount } from '#kit/contract/money';
import styles from './Money.module.css';
import { useShownMoney } from './use-shown-money';

/** An amount with the organisation's currency sign, in its own order inside a right-to-left line. */
export function Money({ amount }: { amount: Amount }) {
  const shown = useShownMoney();
  return (
    <bdi className={styles.money} data-below={amount < 0 || undefined} data-zero={amount === 0 || undefined}>
      {shown(amount)}
    </bdi>
  );
}
