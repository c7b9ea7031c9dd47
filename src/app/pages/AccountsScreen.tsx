import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { Tabs } from '#kit/web/ui/Tabs';
import { dayCloseFeature } from '#features/ledger/day-close/day-close.screens';
import { FirstCounts } from '#features/ledger/day-close/FirstCounts';
import { AccountList } from '#features/ledger/money-account/AccountList';
import { TransferList } from '#features/ledger/transfer/TransferList';
import { useFeature } from '#house/session/use-feature';

/** The accounts and the transfers between them, each in a tab, which the address names. */
export default function AccountsScreen() {
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const counts = useFeature(dayCloseFeature);
  const opened = tab === 'transfers' ? tab : 'accounts';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'transfers' ? { tab: next } : {}, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="accounts">{t('Accounts')}</Tabs.Tab>
        <Tabs.Tab value="transfers">{t('Transfers')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="accounts">
        <AccountList banner={counts && <FirstCounts />} />
      </Tabs.Panel>
      <Tabs.Panel value="transfers">
        <TransferList />
      </Tabs.Panel>
    </Tabs>
  );
}
