import type { Caller } from '#kit/server/caller';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';

/** Whether somebody may count every account, and not only their own and those without a keeper. */
export function reachesAll({ screens }: Pick<Caller, 'screens'>): boolean {
  return screens.has(moneyAccount.screen?.path ?? '');
}

/** Whether somebody may count an account with this keeper. */
export function reaches(one: Pick<Caller, 'screens' | '_id'>, keeperID: string | null): boolean {
  return keeperID === null || keeperID === one._id || reachesAll(one);
}
