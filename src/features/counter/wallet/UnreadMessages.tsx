import { IconEyeOff, IconRefresh } from '@tabler/icons-react';
import { t, words } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { type WalletMessage, walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { Moment } from './message-columns';
import { useChange } from './use-wallet';

const unreadOnes = { ...walletMessage, only: { status: 'unread' } } as const;

const { field, ref } = columnsOf(walletMessage);

const columns = [
  field('text'),
  field('receivedAt', ({ receivedAt }) => <Moment at={receivedAt ?? ''} />),
  field('sender'),
  ref('accountID', ({ name }) => name),
  field('via'),
];

/** The messages of trusted senders that no pattern reads: a pattern may be missing, or a provider has changed its wording. */
export function UnreadMessages() {
  const change = useChange();

  async function ignore({ _id, text }: WalletMessage) {
    const answer = await confirm({
      title: t('Ignore this message?'),
      thing: text,
      text: t('It is not booked. It can be opened again.'),
      yes: t('Ignore'),
      tone: 'plain',
      reason: t('Reason'),
      needed: true,
    });
    if (answer) await change(_id, { status: 'ignored', reason: answer.reason });
  }

  const actions = (row: WalletMessage): RowAction[] => [
    {
      label: words('Read again'),
      icon: IconRefresh,
      run: () => void change(row._id, { status: 'open' }),
      main: t('Read again'),
    },
    { label: words('Ignore'), icon: IconEyeOff, run: () => void ignore(row) },
  ];
  return (
    <ListPage
      entity={unreadOnes}
      title="Wallet messages"
      columns={columns}
      order="-receivedAt"
      filters={['accountID', 'via']}
      actions={actions}
      empty={<EmptyState title={t('Every wallet message has been read.')} />}
    />
  );
}
