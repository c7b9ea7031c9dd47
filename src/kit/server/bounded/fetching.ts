import { availableParallelism } from 'node:os';
import { openQueue } from './queue';

/** Rows are fetched by so many readers of this process at once, one batch each time: a processor stays free for whoever asks for a page. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** The turns of those who read long lists. Each of the readers that are admitted waits here at most once, so that none is refused. */
export const fetching = openQueue({ atOnce, waiting: 1_000, retryAfter: 10 });
