import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isObject } from '#kit/contract/parse';
import { keepOwn, keptOwnText } from '#kit/web/kept-choice';
import { accountChoices } from '#house/money-account/money-account.contract';
import { readAccounts } from './counter-reads';
import type { Account } from './draft.rules';

const uses = 'accounts of the counter';
const kinds: readonly string[] = ['cash', 'wallet', 'bank'];

/** The accounts that take money, those first that the signed-in user uses most; undefined until they are known. */
export function useAccounts(): readonly Account[] | undefined {
  const { data } = useQuery({
    queryKey: [accountChoices.path, 'options', 'counter'],
    queryFn: ({ signal }) => readAccounts(signal),
    staleTime: 5 * 60_000,
  });
  return useMemo(() => {
    const counted = usesHere();
    const accounts = data?.map(
      ({ _id, label, kind, paymentMethod }): Account => ({
        _id,
        label,
        kind: String(kind),
        paymentMethod: String(paymentMethod),
      }),
    );
    // Choice lists are sorted newest first. Before anything is used, cash comes first, then wallets as they were opened.
    return accounts
      ?.toReversed()
      .toSorted(
        (one, other) =>
          (counted[other._id] ?? 0) - (counted[one._id] ?? 0) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
      );
  }, [data]);
}

/** The account that was used last, where it still takes money; else the first. */
export function accountToBegin(accounts: readonly Account[]): string {
  const last = keptOwnText('account of the counter');
  return (accounts.find(({ _id }) => _id === last) ?? accounts[0])?._id ?? '';
}

/** Remembers which accounts a payment went into. */
export function rememberAccounts(ids: readonly string[]): void {
  const [last] = ids.slice(-1);
  if (last !== undefined) keepOwn('account of the counter', last);
  const counted = { ...usesHere() };
  for (const id of ids) counted[id] = (counted[id] ?? 0) + 1;
  keepOwn(uses, JSON.stringify(counted));
}

function usesHere(): Readonly<Record<string, number>> {
  const kept: unknown = JSON.parse(keptOwnText(uses) ?? '{}');
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
