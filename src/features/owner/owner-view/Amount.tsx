import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import styles from './owner.module.css';

/** An amount with the sign of its brand's currency. */
export function Amount({ amount, sign }: { readonly amount: Money; readonly sign: string }) {
  return (
    <bdi className={styles.amount} data-below={amount < 0 || undefined}>
      {showMoney(amount, sign, language())}
    </bdi>
  );
}
