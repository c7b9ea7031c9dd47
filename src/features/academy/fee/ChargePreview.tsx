import { useLayoutEffect } from 'react';
import type { Endpoint } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { usePreview } from '#kit/web/use-preview';
import type { ChargePreviewed } from './charge.contract';
import { skippedSaid } from './fee.rules';
import styles from './fee.module.css';

interface Props {
  readonly of: Pick<Endpoint, 'method' | 'path'>;
  /** The body that would be sent; undefined until enough is typed. */
  readonly body: object | undefined;
  /** Told how many fees it would make; undefined while this is not known. */
  readonly onCount: (count: number | undefined) => void;
}

/** The result of a charge before it is made: its fees, why it skips others, what discounts take off, what credit pays and what is left. */
export function ChargePreview({ of, body, onCount }: Props) {
  const { answer, refused } = usePreview<ChargePreviewed>(of, body);
  useLayoutEffect(() => onCount(answer?.count), [answer?.count, onCount]);
  if (refused) return <p className={styles.line}>{refused.message}</p>;
  if (!answer) return null;
  const { count, skipped, gross, reduced, net, fromCredit } = answer;
  const lines = [
    { label: t('Charged'), amount: gross, shown: true },
    { label: t('Taken off'), amount: reduced, shown: reduced > noMoney },
    { label: t('Owed'), amount: net, shown: reduced > noMoney },
    { label: t('Paid from credit'), amount: fromCredit, shown: fromCredit > noMoney },
  ];
  return (
    <section className={styles.preview} aria-live="polite">
      <p className={styles.line}>
        {count === 0
          ? t('There is nobody left to charge')
          : counted(count, '{count} fee, {skipped} skipped', '{count} fees, {skipped} skipped', { skipped })}
      </p>
      {skippedSaid(answer).map((why) => (
        <p key={why} className={styles.line}>
          {why}
        </p>
      ))}
      {count > 0 && (
        <dl className={styles.lines}>
          {lines
            .filter(({ shown }) => shown)
            .map(({ label, amount }) => (
              <div key={label} className={styles.amount}>
                <dt>{label}</dt>
                <dd>
                  <Money amount={amount} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
}
