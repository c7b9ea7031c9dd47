import { useNavigate, useSearch } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { lazily } from '#kit/web/lazily';
import { Tabs } from '#kit/web/ui/Tabs';
import { OpenMessages } from './OpenMessages';

const UnconfirmedList = lazily(async () => (await import('./UnconfirmedList')).UnconfirmedList);
const BookedMessages = lazily(async () => (await import('./BookedMessages')).BookedMessages);
const UnreadMessages = lazily(async () => (await import('./UnreadMessages')).UnreadMessages);
const PatternList = lazily(async () => (await import('./PatternList')).PatternList);

/** The tabs beside the first. */
const others = new Set(['unconfirmed', 'booked', 'unread', 'patterns']);

/** The screen of wallets: payments still to be booked, payments that no message confirms, and how messages are read. */
export default function WalletPage() {
  const { part }: { readonly part?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = part !== undefined && others.has(part) ? part : 'open';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'open' ? {} : { part: next }, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="open">{t('Open')}</Tabs.Tab>
        <Tabs.Tab value="unconfirmed">{t('Unconfirmed')}</Tabs.Tab>
        <Tabs.Tab value="booked">{t('Booked')}</Tabs.Tab>
        <Tabs.Tab value="unread">{t('Not read')}</Tabs.Tab>
        <Tabs.Tab value="patterns">{t('Patterns')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="open">
        <OpenMessages />
      </Tabs.Panel>
      <Tabs.Panel value="unconfirmed">
        <UnconfirmedList />
      </Tabs.Panel>
      <Tabs.Panel value="booked">
        <BookedMessages />
      </Tabs.Panel>
      <Tabs.Panel value="unread">
        <UnreadMessages />
      </Tabs.Panel>
      <Tabs.Panel value="patterns">
        <PatternList />
      </Tabs.Panel>
    </Tabs>
  );
}
