import { counted } from '#kit/contract/language';
import { type Refusal, refusal } from '#kit/server/refusal';

interface Bounds {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** How many more may wait for their turn. */
  readonly waiting: number;
  /** Seconds after which a refused call may be repeated. */
  readonly retryAfter: number;
}

/** Tasks that run a few at a time. */
export interface Queue {
  /**
   * Runs a task when its turn comes and returns its result. Beyond the limit it is refused with 429; a task whose
   * signal is aborted while it waits is not started and rejects with the signal's reason.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** A queue in which at most `atOnce` tasks run and at most `waiting` wait, in order of arrival. */
export function openQueue({ atOnce, waiting, retryAfter }: Bounds): Queue {
  const line: (() => void)[] = [];
  let running = 0;
  const turn = (signal?: AbortSignal) =>
    new Promise<void>((begin, leave) => {
      const called = () => {
        signal?.removeEventListener('abort', left);
        begin();
      };
      const left = () => {
        line.splice(line.indexOf(called), 1);
        leave(signal?.reason);
      };
      line.push(called);
      signal?.addEventListener('abort', left, { once: true });
    });
  return {
    run: async (task, signal) => {
      signal?.throwIfAborted();
      if (running < atOnce) running++;
      else if (line.length < waiting) await turn(signal);
      else throw tooBusy(retryAfter);
      try {
        return await task();
      } finally {
        const next = line.shift();
        // The one that has waited longest takes over the place.
        if (next) next();
        else running--;
      }
    },
  };
}

/** The refusal of work beyond a limit: 429, with the seconds after which it may be requested again. */
export function tooBusy(retryAfter: number, sentence = busySentence(retryAfter)): Refusal {
  return Object.assign(refusal(429, sentence), { retryAfter });
}

function busySentence(seconds: number): string {
  return counted(
    seconds,
    'The server has too much to do at the moment. Try again in {count} second.',
    'The server has too much to do at the moment. Try again in {count} seconds.',
  );
}
