import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { aside, columnsOf } from '#kit/web/list/column';
import { Money } from '#kit/web/Money';
import { Value } from '#kit/web/Value';
import { accountShown } from '#house/money-account/account-name.rules';
import { toldAccount } from './money-account.contract';
import { balanceRemark, isCounted } from './money-account.rules';
import styles from './account.module.css';

type Account = Got<typeof toldAccount>;

const { field, ref, sum, column } = columnsOf(toldAccount);

/** Shows the balance of an account: grey while nobody has counted it, and with a word where more was booked out of it than into it. */
function Balance({ account }: { readonly account: Account }) {
  const counted = isCounted(account);
  const remark = counted ? balanceRemark(account) : undefined;
  return (
    <span className={styles.balance} data-uncounted={!counted || undefined}>
      <Money amount={account.balance} />
      {remark && <small>{remark}</small>}
    </span>
  );
}

export const accountColumns = [
  field('name', accountShown),
  field('kind'),
  field('paymentMethod'),
  field('number'),
  ref('keeperID', ({ name }) => name),
  { ...sum('balance'), show: (account: Account) => <Balance account={account} />, sort: undefined },
  field('lastCount', (account) =>
    isCounted(account) ? (
      <Value field={toldAccount.stored.lastCount} value={account.lastCount} />
    ) : (
      <span className={styles.uncounted}>{balanceRemark(account)}</span>
    ),
  ),
  {
    ...field('isActive', ({ isActive }) => (
      <Badge tone={isActive ? 'good' : 'plain'}>
        <Value field={toldAccount.fields.isActive} value={isActive} />
      </Badge>
    )),
    label: words('Status'),
  },
  ...aside(
    column('Default', ({ isDefault }) => (isDefault ? t('Default') : ''), { sort: 'isDefault' }),
    { ...sum('later'), sort: undefined },
    field('provider'),
    field('openingBalance'),
    field('openingDate'),
  ),
];
