import { comma, t } from '#kit/contract/language';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useProposals } from './use-wallet';
import type { Proposal } from './wallet.contract';
import styles from './wallet.module.css';

/** The proposal of one of the newest open messages. */
export function ProposalOfMessage({ messageID }: { readonly messageID: string }) {
  return <ProposalCell proposal={useProposals()?.get(messageID)} />;
}

/** The person who may have paid, the debt, how sure that is, and why. */
export function ProposalCell({ proposal }: { readonly proposal: Proposal | undefined }) {
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
