import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { lazily } from '#kit/web/lazily';
import { Tabs } from '#kit/web/ui/Tabs';
import { OwedList } from './OwedList';

const CreditNoteList = lazily(async () => (await import('#features/ledger/credit-note/CreditNoteList')).CreditNoteList);

const FollowUpList = lazily(async () => (await import('#features/ledger/follow-up/FollowUpList')).FollowUpList);

/** The tabs beside the first. */
const others = new Set(['followUps', 'notes']);

/** The screen of debts: people who owe, follow-ups, and credit notes; the address says which tab is open. */
export default function DebtsPage() {
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = tab !== undefined && others.has(tab) ? tab : 'owed';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'owed' ? {} : { tab: next }, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="owed">{t('Owed')}</Tabs.Tab>
        <Tabs.Tab value="followUps">{t('Follow-ups')}</Tabs.Tab>
        <Tabs.Tab value="notes">{t('Credit notes')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="owed">
        <OwedList />
      </Tabs.Panel>
      <Tabs.Panel value="followUps">
        <FollowUpList />
      </Tabs.Panel>
      <Tabs.Panel value="notes">
        <CreditNoteList />
      </Tabs.Panel>
    </Tabs>
  );
}
