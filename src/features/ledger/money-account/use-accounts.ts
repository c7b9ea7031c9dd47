import { useQuery } from '@tanstack/react-query';
import { listRead } from '#kit/web/use-entity';
import { toldAccount } from './money-account.contract';

/** All accounts with what they hold, for whoever has their screen; undefined while they are read. */
export function useAccounts() {
  return useQuery(listRead(toldAccount, {})).data;
}
