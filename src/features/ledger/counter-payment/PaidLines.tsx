import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { isTakenOff, type PaidLine } from './payment-slip.rules';
import styles from './payment.module.css';

/** The debts that a payment paid, a line each; on a till's slip the amount owed and the rest stand below the name. */
export function PaidLines({ lines, payer }: { readonly lines: readonly PaidLine[]; readonly payer: string }) {
  const isOff = isTakenOff(lines);
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th>{t('Paid for')}</th>
          <th className={styles.wide}>{t('Charged')}</th>
          {isOff && <th className={styles.wide}>{t('Taken off')}</th>}
          <th>{t('Paid now')}</th>
          <th>{t('Balance after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ _id, name, person, charged, takenOff, paid, balance }) => (
          <tr key={_id}>
            <td>
              <bdi>{name}</bdi>
              {person !== payer && (
                <span className={styles.person}>
                  <bdi>{person}</bdi>
                </span>
              )}
              <span className={styles.charged}>
                {t('Charged')} <Money amount={charged} />
                {isOff && (
                  <>
                    {' '}
                    · {t('Taken off')} <Money amount={takenOff} />
                  </>
                )}
              </span>
            </td>
            <td className={styles.wide}>
              <Money amount={charged} />
            </td>
            {isOff && (
              <td className={styles.wide}>
                <Money amount={takenOff} />
              </td>
            )}
            <td>
              <Money amount={paid} />
            </td>
            <td>
              <Money amount={balance} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
