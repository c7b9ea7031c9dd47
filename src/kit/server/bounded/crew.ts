import { AsyncResource } from 'node:async_hooks';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { t } from '#kit/contract/language';
import { threadsRoot } from '#kit/server/project-root';
import { refuse } from '#kit/server/refusal';
import { openQueue } from './queue';

/** Why a worker did not answer: it used up its time or memory, or it failed by itself. */
export type WorkerEnd = 'time' | 'memory' | 'fault';

/** A worker that ended without an answer. */
export interface WorkerFailure extends Error {
  readonly end: WorkerEnd;
}

interface CrewParts {
  /**
   * The worker's file below `src`: plain JavaScript, answering by `serve` of `serve.mjs`, or of `orders.mjs` if the main loop has nothing
   * else to do.
   */
  readonly file: string;
  readonly atOnce: number;
  readonly waiting: number;
  /** Megabytes of heap that a worker may use. Buffers are outside the heap; a worker limits them itself. */
  readonly memory: number;
  /** Milliseconds that a worker may take, not counting the time in which it waits for an answer of ours. */
  readonly deadline: number;
}

interface Task<Said, Told> {
  readonly order: unknown;
  /** Called with a message of the worker, which continues with the result. */
  readonly hear?: (said: Said) => Promise<Told> | Told;
  /** Aborts the work, because nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Threads for work that would block every other call. */
export interface Crew {
  /**
   * The result of a worker for an order. Rejects with 429 if too many wait; with a `WorkerFailure` if the worker used
   * up its time or memory or failed; with the signal's reason if it was aborted; or with whatever `hear` threw.
   */
  work<End, Said = never, Told = undefined>(task: Task<Said, Told>): Promise<End>;
}

type Message = { readonly said: unknown } | { readonly end: unknown } | { readonly problem: string };

/** Threads that start together block the loop three times as long as one after the other. */
const starts = openQueue({ atOnce: 1, waiting: 1_000, retryAfter: 10 });

/** Milliseconds in which a worker that is told to stop must be free again; after that it is terminated. */
const grace = 1_000;

/**
 * Milliseconds that an idle worker is kept, with what it has loaded in memory, so that a receipt every few minutes finds it there.
 */
const patience = 600_000;

/** A crew of workers, started when they are needed and kept for the next order. */
export function openCrew({ file, atOnce, waiting, memory, deadline }: CrewParts): Crew {
  const queue = openQueue({ atOnce, waiting, retryAfter: 10 });
  const idle = openBench();
  const hire = () => idle.take() ?? starts.run(() => started(file, memory));
  const work = async (task: Task<unknown, unknown>) => {
    const worker = await hire();
    worker.ref();
    const outcome = await answerOf(worker, task, deadline).then(
      (end) => ({ end }),
      (error: unknown) => ({ error }),
    );
    if ('end' in outcome || (!isWorkerFailure(outcome.error) && (await stops(worker)))) {
      // An idle worker does not keep the process from exiting.
      worker.unref();
      idle.put(worker);
    } else await worker.terminate();
    if ('end' in outcome) return outcome.end;
    throw outcome.error;
  };
  return { work: (task) => queue.run(() => work(task as Task<unknown, unknown>), task.signal) as Promise<never> };
}

/** The idle workers. The last to come is taken first, so that superfluous ones are not used and end. */
function openBench() {
  const waiting: { readonly worker: Worker; readonly end: NodeJS.Timeout }[] = [];
  return {
    put: (worker: Worker) => {
      const end = setTimeout(() => {
        waiting.splice(
          waiting.findIndex((one) => one.worker === worker),
          1,
        );
        void worker.terminate();
      }, patience);
      waiting.push({ worker, end: end.unref() });
    },
    take: (): Worker | undefined => {
      const next = waiting.pop();
      clearTimeout(next?.end);
      return next?.worker;
    },
  };
}

/** A new worker, ready when its modules are loaded. */
function started(file: string, memory: number): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const resourceLimits = { maxOldGenerationSizeMb: memory };
    const worker = new Worker(join(threadsRoot, file), { resourceLimits });
    const settle = (end: () => void) => {
      hearNothing(worker);
      end();
    };
    worker.on('message', () => settle(() => resolve(worker)));
    worker.on('error', (error) => settle(() => reject(failure(isMemory(error) ? 'memory' : 'fault', error))));
    worker.on('exit', () => settle(() => reject(failure('fault'))));
  });
}

/** Gives one order to a worker and handles its messages to the end. */
function answerOf(worker: Worker, { order, hear, signal }: Task<unknown, unknown>, deadline: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    // A worker's messages arrive in the context of the call that started it, with that call's language.
    const heard = hear && AsyncResource.bind(hear);
    let left = deadline;
    let since = 0;
    let timer: NodeJS.Timeout | undefined;
    let isOver = false;
    const turnsTo = (message: unknown) => {
      // An answer that comes too late would reach the next order.
      if (isOver) return;
      since = performance.now();
      timer = setTimeout(() => settle(() => reject(failure('time'))), left);
      tell(worker, message);
    };
    const settle = (end: () => void) => {
      isOver = true;
      clearTimeout(timer);
      hearNothing(worker);
      signal?.removeEventListener('abort', aborted);
      end();
    };
    const aborted = () => settle(() => reject(signal?.reason));
    worker.on('error', (error) => settle(() => reject(failure(isMemory(error) ? 'memory' : 'fault', error))));
    worker.on('exit', () => settle(() => reject(failure('fault'))));
    worker.on('message', (message: Message) => {
      clearTimeout(timer);
      left -= performance.now() - since;
      if ('end' in message) return settle(() => resolve(message.end));
      if ('problem' in message) return settle(() => reject(failure('fault', new Error(message.problem))));
      Promise.resolve(message.said)
        .then((said) => heard?.(said))
        .then((told) => turnsTo({ told }))
        .catch((error: unknown) => settle(() => reject(error)));
    });
    signal?.addEventListener('abort', aborted, { once: true });
    turnsTo({ order });
  });
}

/** True if a worker whose caller is gone stops its work in time; a new one would cost more than waiting for it. */
function stops(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isFree: boolean) => {
      clearTimeout(timer);
      hearNothing(worker);
      resolve(isFree);
    };
    const timer = setTimeout(() => settle(false), grace);
    worker.on('exit', () => settle(false));
    worker.on('message', (message: Message | { readonly stopped: true }) => {
      if ('stopped' in message) settle(true);
    });
    tell(worker, { stop: true });
  });
}

function tell(worker: Worker, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message);
}

/** Ignores further messages of a worker; an error without a listener would end the process. */
function hearNothing(worker: Worker): void {
  for (const told of ['message', 'exit', 'error']) worker.removeAllListeners(told);
  worker.on('error', () => undefined);
}

function isMemory(error: unknown): boolean {
  return (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function failure(end: WorkerEnd, cause?: unknown): WorkerFailure {
  return Object.assign(new Error(`A worker ended: ${end}`, { cause }), { end });
}

/** True for the failure of a worker, whatever it was. */
export function isWorkerFailure(error: unknown): error is WorkerFailure {
  return error instanceof Error && 'end' in error;
}

/** Refuses with 503 what used up the time or memory of a worker; rethrows any other error. */
export function refusedWhereSpent(error: unknown): never {
  if (isWorkerFailure(error) && error.end !== 'fault')
    refuse(503, t('Making this takes more time or memory than the server gives to one task. Ask for less at once.'));
  throw error;
}
