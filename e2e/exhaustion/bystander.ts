import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#kit/server/project-root';

/** How long lists, payments and health took somebody else, in milliseconds, and what was not answered as it should be. */
export interface Seen {
  readonly list: readonly number[];
  readonly payment: readonly number[];
  readonly health: readonly number[];
  readonly failed: readonly string[];
}

/** What somebody else works with: the login, and the payment that is made over and over. */
export interface Bystander {
  readonly url: string;
  readonly token: string;
  readonly payment: object;
}

/** Lets somebody work until a task has gone on for a given time; the task is told when it has. */
export async function watched(
  bystander: Bystander,
  milliseconds: number,
  task: (signal: AbortSignal) => Promise<unknown>,
): Promise<Seen> {
  const over = new AbortController();
  // Many calls of one attack listen for its end.
  setMaxListeners(0, over.signal);
  const worker = new Worker(join(projectRoot, 'e2e/exhaustion/somebody.mjs'), { workerData: bystander });
  const seen = new Promise<Seen>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await new Promise((resolve) => worker.once('online', resolve));
  const doing = task(over.signal);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage('over');
  over.abort();
  const told = await seen;
  await doing;
  return told;
}

/** The time within which all but so many of a hundred were answered. */
export function within(percent: number, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
