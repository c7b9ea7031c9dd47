import { IconArrowBackUp } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { allTab, type ListTab } from '#kit/web/list/tabs';
import {
  messageStatuses,
  type WalletMessage,
  walletMessage,
} from '#features/counter/wallet-message/wallet-message.contract';
import { directions } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import { firstColumns, furtherColumns } from './message-columns';
import { useChange } from './use-wallet';

const { ref, badge, field } = columnsOf(walletMessage);

const tabs: readonly ListTab[] = [
  {
    name: 'booked',
    label: messageStatuses.booked,
    query: { status: 'booked' },
    empty: words('No message is booked yet'),
  },
  {
    name: 'known',
    label: messageStatuses.known,
    query: { status: 'known' },
    empty: words('No message is linked to a payment'),
  },
  {
    name: 'ignored',
    label: messageStatuses.ignored,
    query: { status: 'ignored' },
    empty: words('No message is ignored'),
  },
  {
    name: 'out',
    label: directions.out,
    query: { direction: 'out' },
    empty: words('No message tells of money sent out'),
  },
  {
    ...allTab,
    query: { state: 'settled' },
    empty: words('What is booked of the messages stands here.'),
  },
];

const columns = [
  ...firstColumns,
  ref('paymentID', ({ paymentNo }) => paymentNo),
  badge('status'),
  field('reason'),
  ...furtherColumns,
];

/** The messages that were booked, ignored or linked, with the way back for the latter two, and those of money sent out, which are not booked. */
export function BookedMessages() {
  const change = useChange();
  const actions = ({ _id, status }: WalletMessage): RowAction[] =>
    status === 'ignored' || status === 'known'
      ? [{ label: words('Open again'), icon: IconArrowBackUp, run: () => void change(_id, { status: 'open' }) }]
      : [];
  return (
    <ListPage
      entity={walletMessage}
      title="Wallet messages"
      columns={columns}
      order="-paidAt"
      filters={['accountID', 'direction', 'via']}
      tabs={tabs}
      actions={actions}
      empty={<EmptyState title={t('What is booked of the messages stands here.')} />}
    />
  );
}
