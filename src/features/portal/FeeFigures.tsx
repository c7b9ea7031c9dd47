import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { noMoney, sum } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import styles from './portal.module.css';
import type { MyFee } from './use-my-fees';

interface Props {
  readonly fees: readonly MyFee[] | undefined;
  /** The money paid ahead. */
  readonly credit: Amount | undefined;
}

/** The sums of fees: left to pay, paid, charged, taken off, and paid ahead. */
export function FeeFigures({ fees, credit = noMoney }: Props) {
  const all = fees ?? [];
  const takenOff = sum(all.map(({ credited }) => credited));
  const figures = [
    { label: t('Left to pay'), amount: sum(all.map(({ feeBalance }) => feeBalance)) },
    { label: t('Paid'), amount: sum(all.map(({ feePaid }) => feePaid)) },
    { label: t('Charged'), amount: sum(all.map(({ feeGross }) => feeGross)) },
    ...(takenOff > 0 ? [{ label: t('Taken off'), amount: takenOff }] : []),
    ...(credit > 0 ? [{ label: t('Credit'), amount: credit }] : []),
  ];
  return (
    <dl
      className={styles.figures}
      data-three={figures.length === 3 || undefined}
      data-five={figures.length === 5 || undefined}
      aria-busy={fees === undefined}
    >
      {figures.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fees ? <Money amount={amount} /> : <span className={styles.waiting} />}</dd>
        </div>
      ))}
    </dl>
  );
}
