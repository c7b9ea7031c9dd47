import type { Planted } from './inconsistency';

/** Inconsistencies of what the owner is told. */
export const plantedForOwner: Readonly<Record<string, Planted>> = {
  'profit-and-loss': {
    brand: 'academy',
    sql: [
      `update figure set amount = amount + 0.01 where name = 'transaction'
         and part = (select part from figure where name = 'transaction' and part like 'income%' order by part limit 1)`,
    ],
  },
};
