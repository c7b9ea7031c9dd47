import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useOrganisation } from '#kit/web/organisation';
import { Figures } from '#kit/web/report/Figures';
import { accountShown } from '#house/money-account/account-name.rules';
import { accountColumns } from './account-columns';
import { accountForm } from './account-form';
import { accountSums, askedAccount, toldAccount } from './money-account.contract';
import { useAccounts } from './use-accounts';
import styles from './account.module.css';

type Account = Got<typeof toldAccount>;

/** The sums below the table, whose own last line has the balance of all accounts. */
const owed = { owedToCustomers: accountSums.owedToCustomers };

/** Each cash box, wallet and bank account with what is in it; `banner` is shown above them. */
export function AccountList({ banner }: { readonly banner?: ReactNode }) {
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

  const add = <AddButton label={t('New account')} onClick={() => setOpened({})} />;
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
