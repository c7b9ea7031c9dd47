import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { gauge, type Measure } from './measure';

/** Milliseconds between two samples of the event loop. */
const resolution = 10;

/** The metrics of the process: what it uses, and how long its event loop made others wait. */
export function measureProcess(app: FastifyInstance): Measure[] {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  // The recorded time between two samples includes one resolution.
  const late = (milliseconds: number) =>
    Number.isFinite(milliseconds) ? Math.max(0, milliseconds - resolution) / 1000 : 0;
  const lateAt = (percentile: number) => late(delay.percentile(percentile) / 1e6);
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss()),
    gauge('nodejs_heap_used_bytes', 'JavaScript heap in use', () => process.memoryUsage().heapUsed),
    {
      name: 'process_cpu_seconds_total',
      kind: 'counter',
      help: 'Processor time',
      read: () => {
        const { user, system } = process.cpuUsage();
        return [{ value: (user + system) / 1e6 }];
      },
    },
    gauge('process_start_time_seconds', 'Start of the process', () =>
      Number((Date.now() / 1000 - process.uptime()).toFixed(3)),
    ),
    gauge('nodejs_eventloop_lag_p50_seconds', 'Delay of the event loop since the last reading, median', () =>
      lateAt(50),
    ),
    gauge('nodejs_eventloop_lag_p99_seconds', 'The same, 99th percentile', () => lateAt(99)),
    gauge('nodejs_eventloop_lag_max_seconds', 'The same, longest; this reading begins it anew', () => {
      const longest = late(delay.max / 1e6);
      delay.reset();
      return longest;
    }),
  ];
}
