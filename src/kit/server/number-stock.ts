import type { Entity } from '#kit/contract/entity';
import type { Numbers } from './counter';
import type { Db } from './db';

/** Numbers reserved by work with many rows before it writes them, so that it holds no counter that others wait for. */
export interface NumberStock {
  /** Takes consecutive numbers and returns the first; reserves more if there are not enough. */
  take(numbers: Numbers): Promise<number>;
  /** Reserves numbers for new records, in a transaction of its own. */
  reserveFor(of: Entity, count: number): Promise<void>;
  /** Puts all reserved numbers back into the stock, for a transaction that is repeated. */
  restart(): void;
  /** Returns a function that takes back everything taken since. */
  mark(): () => void;
  /** Within the transaction that uses them: the numbers taken are no longer recorded as reserved. */
  settle(call: { readonly db: Db }): Promise<void>;
  /**
   * After the transaction: the rest goes back to its counter if nobody has taken numbers since; otherwise it stays
   * recorded.
   */
  giveBack(isUsed: 'used' | 'unused'): Promise<void>;
}
