import { t } from '#kit/contract/language';
import { sum } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import styles from './portal.module.css';
import type { MyFee } from './use-my-fees';

/** Charged, paid, and what is left to pay. */
export function FeeFigures({ fees }: { fees: readonly MyFee[] | undefined }) {
  const all = fees ?? [];
  const figures = [
    { label: t('Left to pay'), amount: sum(all.map(({ feeBalance }) => feeBalance)) },
    { label: t('Paid'), amount: sum(all.map(({ feePaid }) => feePaid)) },
    { label: t('Charged'), amount: sum(all.map(({ feeAmount }) => feeAmount)) },
  ];
  return (
    <dl className={styles.figures} data-three aria-busy={fees === undefined}>
      {figures.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fees ? <Money amount={amount} /> : <span className={styles.waiting} />}</dd>
        </div>
      ))}
    </dl>
  );
}
