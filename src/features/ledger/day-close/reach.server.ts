import type { Caller } from '#kit/server/caller';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';

/** Whether somebody counts every account, and not only those that are their own or nobody's. */
export function reachesAll({ screens }: Pick<Caller, 'screens'>): boolean {
  return screens.has(moneyAccount.screen?.path ?? '');
}

/** Whether somebody counts an account with this keeper. */
export function reaches(one: Pick<Caller, 'screens' | '_id'>, keeperID: string | null): boolean {
  return keeperID === null || keeperID === one._id || reachesAll(one);
}
