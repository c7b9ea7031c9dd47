import { Button } from '@mantine/core';
import { comma, t } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { WalletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { bookedFor } from './book.rules';
import { fromOf, Moment, Paid, Remarks } from './message-columns';
import { useProposals } from './use-wallet';
import styles from './wallet.module.css';
import type { Proposal, ProposalOf } from './wallet.contract';

interface Props {
  readonly rows: readonly WalletMessage[];
  readonly proposals: ReadonlyMap<string, ProposalOf> | undefined;
  readonly actions: (row: WalletMessage) => readonly RowAction[];
}

/** Open messages on a phone: the amount, the payer, and one big button that books it. */
export function MessageCards({ rows, proposals, actions }: Props) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <Card key={row._id} row={row} proposal={proposals?.get(row._id)} actions={actions(row)} />
      ))}
    </ul>
  );
}

function Card({
  row,
  proposal,
  actions,
}: {
  row: WalletMessage;
  proposal: ProposalOf | undefined;
  actions: readonly RowAction[];
}) {
  const shown = useShownMoney();
  const name = proposal && bookedFor(proposal);
  const named =
    proposal && proposal.worth !== null && name !== undefined
      ? t('Book {amount} for {name}', { amount: shown(proposal.worth), name })
      : undefined;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong>
          <bdi>{fromOf(row) || row.text}</bdi>
        </strong>
        <strong>
          <Paid message={row} />
        </strong>
        <span className={styles.said}>
          <Moment at={row.paidAt ?? ''} /> · <bdi>{row.accountID?.name}</bdi>
        </span>
        <Remarks message={row} />
        <ProposalCell proposal={proposal} />
      </div>
      <div className={styles.buttons}>
        {actions.map(({ label, icon: Symbol, run, onPhone }) => (
          <Button
            key={label}
            className={onPhone ? styles.main : undefined}
            variant={onPhone ? 'filled' : 'default'}
            leftSection={<Symbol size={17} aria-hidden />}
            onClick={run}
          >
            {onPhone && named ? named : t(label)}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** The proposal of one of the newest open messages. */
export function ProposalOfMessage({ messageID }: { readonly messageID: string }) {
  return <ProposalCell proposal={useProposals()?.get(messageID)} />;
}

/** The person who may have paid, the debt, how sure that is, and why. */
function ProposalCell({ proposal }: { readonly proposal: Proposal | undefined }) {
  const shown = useShownMoney();
  if (!proposal) return null;
  const { sureness, people, why, rest } = proposal;
  return (
    <span className={styles.proposal} data-sureness={sureness}>
      {people.length > 0 && <bdi>{people.map(({ label }) => label).join(comma())}</bdi>}
      <small>
        {why}
        {rest > 0 && ` · ${t('{rest} as credit', { rest: shown(rest) })}`}
      </small>
    </span>
  );
}
