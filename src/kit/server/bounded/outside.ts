import { AsyncLocalStorage } from 'node:async_hooks';

const transaction = new AsyncLocalStorage<'open'>();

/** Runs what happens within a transaction, so that what may not happen there can tell. */
export function withinTransaction<T>(task: () => Promise<T>): Promise<T> {
  return transaction.run('open', task);
}

/** Throws where a transaction is open: what waits for a processor would hold its connection and locks meanwhile. */
export function demandOutside(what: string): void {
  if (transaction.getStore() !== undefined) throw new Error(`${what} is no work for within a transaction`);
}
