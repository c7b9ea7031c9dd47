import { t } from '#kit/contract/language';
import type { ReadMessage } from '#features/counter/wallet-pattern/match.rules';
import styles from './wallet.module.css';

/** The fields that a pattern reads from its example. */
export function ReadShown({ read }: { readonly read: ReadMessage }) {
  const { amount, phone, name, reference, date, time, balanceAfter } = read;
  const said: readonly (readonly [string, string | number | null])[] = [
    [t('Amount'), amount],
    [t('Phone'), phone],
    [t('Name'), name],
    [t('Reference'), reference],
    [t('Date'), date],
    [t('Time'), time],
    [t('Balance after'), balanceAfter],
  ];
  return (
    <dl className={styles.debts}>
      {said.map(([label, value]) =>
        value === null ? null : (
          <div key={label} className={styles.read}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
