import type { Money as Amount } from '#kit/contract/money';
import { language } from '#kit/contract/language';
import { showMoney } from '#kit/rules/money';
import styles from './Money.module.css';
import { useOrganisation } from './organisation';

/** An amount with the organisation's sign; kept in its own order in a right-to-left line. */
export function Money({ amount }: { amount: Amount }) {
  const { currencySign } = useOrganisation();
  return (
    <bdi className={styles.money} data-below={amount < 0 || undefined}>
      {showMoney(amount, currencySign, language())}
    </bdi>
  );
}
