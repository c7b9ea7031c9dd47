import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { showInstantDay } from '#kit/web/show';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { OpenDebt } from './page-debt';
import styles from './OpenDebts.module.css';

interface Props {
  readonly debts: readonly OpenDebt[];
  readonly onChoose: (debt: OpenDebt) => void;
}

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The choice among several debts; the oldest is first, and Enter takes it. */
export function OpenDebts({ debts, onChoose }: Props) {
  const { timeZone } = useOrganisation();
  const shown = useShownMoney();
  if (debts.length === 0) return <p className={styles.about}>{t('Nothing is left to pay.')}</p>;
  return (
    <>
      <p className={styles.about}>{t('What is being paid? The oldest comes first.')}</p>
      <ul className={styles.debts}>
        {debts.map((debt, index) => (
          <li key={debt._id}>
            <span className={styles.what}>
              <bdi>{debt.called}</bdi>
              <time dateTime={debt.madeAt}>{showInstantDay(debt.madeAt, timeZone)}</time>
            </span>
            <Button
              variant={index === 0 ? 'filled' : 'default'}
              onClick={() => onChoose(debt)}
              // The dialog has already moved its focus when the debts arrive.
              ref={index === 0 ? focus : undefined}
            >
              {t('Take {amount}', { amount: shown(debt.balance) })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
