import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Saved } from '#kit/contract/endpoint';
import { answerOf, call, isRefusal, type Refusal, type Request, send } from '#kit/web/call';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { useSession } from '#house/session/session';
import { isAdministrator } from '#house/role/escalation.rules';
import { walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import {
  bookMessages,
  findProposals,
  findUnconfirmed,
  findWallets,
  type ProposalOf,
  type Unconfirmed,
  type WalletStrip,
} from './wallet.contract';

/** The key of a read about wallets; all of them are read again when a message changes. */
const keyOf = (what: string) => [walletMessage.path, what];

/** Each wallet with what its messages say. */
export function useWallets(): readonly WalletStrip[] | undefined {
  return useQuery<readonly WalletStrip[], Refusal>({ queryKey: keyOf('wallets'), queryFn: () => call(findWallets) })
    .data;
}

/** The proposals for the newest open messages, by message. */
export function useProposals(): ReadonlyMap<string, ProposalOf> | undefined {
  const { data } = useQuery<readonly ProposalOf[], Refusal>({
    queryKey: keyOf('proposals'),
    queryFn: () => call(findProposals),
  });
  return useMemo(() => data && new Map(data.map((one) => [one.messageID, one])), [data]);
}

/** The payments that no message confirms. */
export function useUnconfirmed() {
  return useQuery<readonly Unconfirmed[], Refusal>({
    queryKey: keyOf('unconfirmed'),
    queryFn: () => call(findUnconfirmed),
  });
}

/** True where the signed-in user writes patterns and makes keys. */
export function useIsAdministrator(): boolean {
  return isAdministrator(useSession().claims?.userType ?? '');
}

/** A function that sends a change and shows its outcome; resolves with whether it was made. */
function useSending() {
  const done = useDone();
  return async (asked: Request): Promise<boolean> => {
    try {
      await done(await answerOf<Saved<unknown>>(await send(asked)));
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
      return false;
    }
  };
}

/** Books messages as they are proposed. */
export function useBook(): (ids: readonly string[]) => Promise<boolean> {
  const sending = useSending();
  const { method, path } = bookMessages;
  return (ids) => sending({ method, path, body: { ids } });
}

/** Ignores a message, opens it again, or links it to a payment. */
export function useChange(): (id: string, body: object) => Promise<boolean> {
  const sending = useSending();
  return (id, body) => sending({ method: 'PUT', path: `${walletMessage.path}/${id}`, body });
}
