// A worker for the test of crews: it does what its order says.
import { threadId } from 'node:worker_threads';
import { serve } from './serve.mjs';

serve(async (/** @type {{ do: string }} */ order, ask) => {
  if (order.do === 'count') {
    let sum = 0;
    for (let next = await ask('more'); next !== null; next = await ask('more')) sum += next;
    return sum;
  }
  if (order.do === 'spin') for (;;);
  if (order.do === 'hoard') for (const kept = []; ; ) kept.push(Array.from({ length: 1000 }, Math.random));
  if (order.do === 'leave') process.exit(0);
  if (order.do === 'name') return threadId;
  if (order.do === 'fail') throw new Error('as told');
  return order.do;
});
