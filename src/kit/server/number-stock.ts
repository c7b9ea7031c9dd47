import type { Entity } from '#kit/contract/entity';
import type { Numbers } from './counter';
import type { Db } from './db';

/** Numbers that work with many rows has set aside before it writes them: it holds no counter that others wait for. */
export interface NumberStock {
  /** Gives numbers that follow each other and answers the first; what is not in stock is set aside. */
  take(numbers: Numbers): Promise<number>;
  /** Sets numbers aside for new records, in a transaction of its own. */
  reserveFor(of: Entity, count: number): Promise<void>;
  /** Nothing is given yet: a transaction that is begun again finds all that was set aside. */
  restart(): void;
  /** Answers what takes back all that was given since. */
  mark(): () => void;
  /** Within the transaction that uses them: what was given is no longer set aside. */
  settle(call: { readonly db: Db }): Promise<void>;
  /** After it: what is left goes back to its counter, where nobody took numbers since; otherwise it stays written down. */
  giveBack(isUsed: 'used' | 'unused'): Promise<void>;
}
