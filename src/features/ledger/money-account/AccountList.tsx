import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { saidOf } from '#kit/contract/thing';
import { Badge } from '#kit/web/Badge';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import { aside, columnsOf, onPhone } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { Figures } from '#kit/web/report/Figures';
import { listRead } from '#kit/web/use-entity';
import { Value } from '#kit/web/Value';
import { accountShown } from '#house/money-account/account-name.rules';
import { accountForm } from './account-form';
import { accountSums, askedAccount, toldAccount } from './money-account.contract';
import { balanceRemark, isCounted } from './money-account.rules';
import styles from './account.module.css';

type Account = Got<typeof toldAccount>;

/** The sums below the table; the balance of all accounts is in the table's own last line. */
const owed = { owedToCustomers: accountSums.owedToCustomers };

interface Props {
  /** What is shown above them. */
  readonly banner?: ReactNode;
}

/** Each cash box, wallet and bank account with what is in it. */
export function AccountList({ banner }: Props) {
  const [opened, setOpened] = useState<OpenedForm<typeof askedAccount>>();
  const erase = useErase(toldAccount);
  const navigate = useNavigate();
  const organisation = useOrganisation();
  const totals = useAccounts()?.totals;
  const form = useMemo(() => accountForm(organisation), [organisation]);
  const close = useCallback(() => setOpened(undefined), []);
  useDraft(askedAccount, setOpened);

  function actions(row: Account): RowAction[] {
    if (row.kind === 'credit') return [];
    return [
      editAction(() => setOpened({ record: row })),
      eraseAction(toldAccount, () => void erase(row, accountShown(row))),
    ];
  }

  const add = <AddButton label={saidOf(toldAccount, 'add')} onClick={() => setOpened({})} />;
  return (
    <>
      <ListPage
        entity={toldAccount}
        title="Accounts"
        columns={accountColumns}
        order="createdAt"
        filters={['kind', 'paymentMethod', 'isActive']}
        lead={banner}
        foot={
          totals && (
            <div className={styles.owed}>
              <Figures fields={owed} totals={totals} />
            </div>
          )
        }
        actions={actions}
        onOpen={({ _id }) => void navigate({ to: pageOf(toldAccount, _id) ?? '' })}
        empty={<EmptyState title={t('Cash boxes, wallets and bank accounts belong here.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <RecordDialog entity={askedAccount} form={form} opened={opened} onClose={close} />
    </>
  );
}

const { field, ref, sum, column } = columnsOf(toldAccount);

/** Shows the balance of an account: grey while nobody has counted it, and with a remark if more was booked out of it than into it. */
function Balance({ account }: { readonly account: Account }) {
  const remark = balanceRemark(account);
  return (
    <span className={styles.balance} data-uncounted={!isCounted(account) || undefined}>
      <Money amount={account.balance} />
      {remark && <small>{remark}</small>}
    </span>
  );
}

const accountColumns = [
  field('name', accountShown),
  field('kind'),
  field('paymentMethod'),
  field('number'),
  ref('keeperID', ({ name }) => name),
  { ...sum('balance'), show: (account: Account) => <Balance account={account} />, sort: undefined },
  ...onPhone(field('lastCount')),
  {
    ...field('isActive', ({ isActive }) => (
      <Badge tone={isActive ? 'good' : 'plain'}>
        <Value field={toldAccount.fields.isActive} value={isActive} />
      </Badge>
    )),
    label: words('Status'),
    // That it is in use goes without saying on a phone.
    said: ['true'],
  },
  ...aside(
    column('Default', ({ isDefault }) => (isDefault ? t('Default') : ''), { sort: 'isDefault' }),
    { ...sum('later'), sort: undefined },
    field('provider'),
    field('openingBalance'),
    field('openingDate'),
  ),
];

/** All accounts with their balances, for users who have their screen; undefined while they are loading. */
function useAccounts() {
  return useQuery(listRead(toldAccount, {})).data;
}
