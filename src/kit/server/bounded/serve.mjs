import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// The main loop goes first: on Linux, and only there, a thread has a priority of its own.
if (process.platform === 'linux' && parentPort) setPriority(0, 5);

export { serve } from './orders.mjs';
