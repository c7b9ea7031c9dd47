import type { Queues } from '#kit/server/bounds';
import { openQueue, type Queue } from './queue';

interface Bounds {
  /** How many tasks of each name run at once. */
  readonly atOnce: number;
  /** How many more of each name may wait for their turn. */
  readonly waiting: number;
  /** Seconds after which a refused call may be repeated. */
  readonly retryAfter: number;
}

/** A queue for each name; names that have nothing in theirs are forgotten. */
export function openQueues(bounds: Bounds): Queues {
  const known = new Map<string, { readonly queue: Queue; tasks: number }>();
  return {
    run: async (name, task, signal) => {
      const own = known.get(name) ?? { queue: openQueue(bounds), tasks: 0 };
      known.set(name, own);
      own.tasks++;
      try {
        return await own.queue.run(task, signal);
      } finally {
        own.tasks--;
        if (own.tasks === 0) known.delete(name);
      }
    },
  };
}
