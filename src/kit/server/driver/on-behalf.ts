import { AsyncLocalStorage } from 'node:async_hooks';

/** The account or address whose share of the connections something takes, once that is known. */
export interface OnBehalf {
  name?: string;
}

const tasks = new AsyncLocalStorage<OnBehalf>();

/** Runs a task on behalf of somebody, who may become known while it runs. */
export function onBehalfOf<T>(whom: OnBehalf, task: () => T): T {
  return tasks.run(whom, task);
}

/**
 * Runs what holds a connection: further connections count in nobody's share, because two tasks that waited for each other's place would
 * wait for ever.
 */
export function holdingOne<T>(task: () => T): T {
  return tasks.run({}, task);
}

/** The owner of the share in which the next connection counts; undefined for the product's own work, and while one is held. */
export function sharer(): string | undefined {
  return tasks.getStore()?.name;
}
