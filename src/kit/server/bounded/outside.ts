import { AsyncLocalStorage } from 'node:async_hooks';

const transaction = new AsyncLocalStorage<'open'>();

/** Runs a task marked as within a transaction, for `demandOutside`. */
export function withinTransaction<T>(task: () => Promise<T>): Promise<T> {
  return transaction.run('open', task);
}

/** True within a transaction. */
export function isWithinTransaction(): boolean {
  return transaction.getStore() !== undefined;
}

/** Throws if a transaction is open: waiting for a processor would hold its connection and locks meanwhile. */
export function demandOutside(what: string): void {
  if (isWithinTransaction()) throw new Error(`${what} is no work for within a transaction`);
}
