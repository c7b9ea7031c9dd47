import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { leftToPay } from './debt.rules';
import styles from './BalanceLines.module.css';

/** The balance before a payment, the amount, and what is left, as shown in every money dialog. */
export function BalanceLines({ before, paid = noMoney }: { before: Amount; paid?: Amount | undefined }) {
  return (
    <dl className={styles.lines} aria-live="polite">
      <div className={styles.line}>
        <dt>{t('Balance before')}</dt>
        <dd>
          <Money amount={before} />
        </dd>
      </div>
      <div className={styles.line}>
        <dt>{t('Amount paid')}</dt>
        <dd>
          <Money amount={paid} />
        </dd>
      </div>
      <div className={`${styles.line} ${styles.after}`}>
        <dt>{t('Balance after')}</dt>
        <dd>
          <Money amount={leftToPay(before, paid)} />
        </dd>
      </div>
    </dl>
  );
}
