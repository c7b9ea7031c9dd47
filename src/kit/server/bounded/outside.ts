import { AsyncLocalStorage } from 'node:async_hooks';

const transaction = new AsyncLocalStorage<'open'>();

/** Runs a task marked as within a transaction, for `demandOutside`. */
export function withinTransaction<T>(task: () => Promise<T>): Promise<T> {
  return transaction.run('open', task);
}

/** Throws if a transaction is open: waiting for a processor would hold its connection and locks meanwhile. */
export function demandOutside(what: string): void {
  if (transaction.getStore() !== undefined) throw new Error(`${what} is no work for within a transaction`);
}
