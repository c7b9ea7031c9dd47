import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose share of the connections something takes: of an account or an address, once that is known. */
export interface OnBehalf {
  name?: string;
}

const tasks = new AsyncLocalStorage<OnBehalf>();

/** Runs a task on behalf of somebody, who may become known while it runs. */
export function onBehalfOf<T>(whom: OnBehalf, task: () => T): T {
  return tasks.run(whom, task);
}

/**
 * Runs what holds a connection: whatever it takes beside that is of nobody's share. Two that waited for each other's place
 * would wait for ever.
 */
export function holdingOne<T>(task: () => T): T {
  return tasks.run({}, task);
}

/** The owner of the share that the next connection is of; undefined for the product's own work, and while one is held. */
export function sharer(): string | undefined {
  return tasks.getStore()?.name;
}
