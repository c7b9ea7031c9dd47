import { availableParallelism } from 'node:os';
import { openQueue } from './queue';

/** How many readers of this process fetch rows at once, one batch at a time, so that a processor stays free for calls that ask for a page. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** The queue of readers of long lists. Each admitted reader waits here at most once at a time, so none is refused. */
export const fetching = openQueue({ atOnce, waiting: 1_000, retryAfter: 10 });
