import { Button } from '@mantine/core';
import { IconCheck, IconClipboardText, IconEyeOff, IconUserQuestion } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { counted, t, words } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { usePicking } from '#kit/web/list/picking';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import { type WalletMessage, walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { isBookedWithAll } from './book.rules';
import { MessageCards, ProposalOfMessage } from './MessageCards';
import { firstColumns, fromOf, furtherColumns } from './message-columns';
import { useBook, useChange, useProposals } from './use-wallet';
import type { ProposalOf } from './wallet.contract';
import { WalletStrips } from './WalletStrips';

const PasteForm = lazily(async () => (await import('./PasteForm')).PasteForm);
const WhoPaid = lazily(async () => (await import('./WhoPaid')).WhoPaid);

/** The messages of money that came in and is still to be booked. */
const openOnes = { ...walletMessage, only: { status: 'open', direction: 'in' } } as const;

const { column } = columnsOf(walletMessage);

const columns = [
  ...firstColumns,
  column(words('Proposal'), () => '', { show: ({ _id }) => <ProposalOfMessage messageID={_id} /> }),
  ...furtherColumns,
];

type Opened = { readonly does: 'paste' } | { readonly does: 'who'; readonly message: WalletMessage };

/** The messages that wait to be booked, each with its proposal. */
export function OpenMessages() {
  const [opened, setOpened] = useState<Opened>();
  const proposals = useProposals();
  const mayBook = useScreens().has('/counter');
  const book = useBook();
  const change = useChange();
  const shown = useShownMoney();
  const offers = useCallback((row: WalletMessage) => isBookedWithAll(row, proposals?.get(row._id)), [proposals]);
  const picking = usePicking(offers);
  const close = () => setOpened(undefined);

  async function ignore(row: WalletMessage) {
    const answer = await confirm({
      title: t('Ignore this message?'),
      thing: fromOf(row),
      text: t('It is not booked. It can be opened again.'),
      yes: t('Ignore'),
      tone: 'plain',
      reason: t('Reason'),
      needed: true,
    });
    if (answer) await change(row._id, { status: 'ignored', reason: answer.reason });
  }

  function actions(row: WalletMessage): RowAction[] {
    const said = bookSaid(proposals?.get(row._id), shown);
    const who: RowAction = {
      label: words('Say who paid'),
      icon: IconUserQuestion,
      run: () => setOpened({ does: 'who', message: row }),
      // While nothing is proposed yet, it may be known who paid.
      main: proposals && said === undefined ? t('Who paid?') : undefined,
    };
    const booking: RowAction = {
      label: words('Book'),
      icon: IconCheck,
      run: () => void book([row._id]),
      main: said ?? t('Book'),
      onPhone: true,
    };
    const ignoring: RowAction = { label: words('Ignore'), icon: IconEyeOff, run: () => void ignore(row) };
    if (!mayBook) return [ignoring];
    return said === undefined ? [who, ignoring] : [booking, who, ignoring];
  }

  async function bookPicked() {
    const { rows } = picking;
    if (await book(rows.map(({ _id }) => _id))) picking.set(rows, false);
  }

  const paste = (
    <Button leftSection={<IconClipboardText size={17} aria-hidden />} onClick={() => setOpened({ does: 'paste' })}>
      {t('Paste')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={openOnes}
        title="Wallet messages"
        columns={columns}
        order="-paidAt"
        lead={<WalletStrips />}
        filters={['accountID']}
        actions={actions}
        onOpen={(message) => setOpened({ does: 'who', message })}
        {...(mayBook ? { picking } : {})}
        renderOnPhone={(rows) => <MessageCards rows={rows} proposals={proposals} actions={actions} />}
        empty={
          <EmptyState title={t('Paste the messages of your wallet, or let a phone forward them.')}>{paste}</EmptyState>
        }
      >
        {picking.rows.length > 0 && (
          <Button variant="default" onClick={() => void bookPicked()}>
            {counted(picking.rows.length, 'Book {count} that is sure', 'Book {count} that are sure')}
          </Button>
        )}
        {paste}
      </ListPage>
      <LazyFormDialog title={t('Paste messages')} opened={opened?.does === 'paste'} onClose={close} shape="dialog">
        {(onDirty) => opened?.does === 'paste' && <PasteForm onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
      <LazyFormDialog title={t('Wallet message')} opened={opened?.does === 'who'} onClose={close} shape="drawer">
        {() => opened?.does === 'who' && <WhoPaid message={opened.message} onDone={close} />}
      </LazyFormDialog>
    </>
  );
}

/** The text of the button that books a message; undefined where the payer must be named first. */
function bookSaid(proposal: ProposalOf | undefined, shown: ReturnType<typeof useShownMoney>): string | undefined {
  if (proposal?.worth === null || proposal?.worth === undefined || proposal.payer === null) return undefined;
  return t('Book {amount}', { amount: shown(proposal.worth) });
}
