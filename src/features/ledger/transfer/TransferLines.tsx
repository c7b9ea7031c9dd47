import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { accountShown } from '#house/money-account/account-name.rules';
import { afterTransfer } from './transfer.rules';
import styles from './transfer.module.css';

interface Held {
  readonly name: string;
  readonly balance: Amount;
}

interface Props {
  readonly from: Held | undefined;
  readonly to: Held | undefined;
  readonly amount: Amount;
  readonly fee: Amount;
}

/** Shows the balances of both accounts of a transfer, before and after it. */
export function TransferLines({ from, to, amount, fee }: Props) {
  if (!from && !to) return null;
  const after = afterTransfer({ from: from?.balance, to: to?.balance }, amount, fee);
  return (
    <table className={styles.lines} aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{t('Account')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {[
          { held: from, left: after.from },
          { held: to, left: after.to },
        ].map(
          ({ held, left }, index) =>
            held &&
            left !== undefined && (
              <tr key={index === 0 ? 'from' : 'to'}>
                <th scope="row">{accountShown(held)}</th>
                <td>
                  <Money amount={held.balance} />
                </td>
                <td>
                  <Money amount={left} />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}
