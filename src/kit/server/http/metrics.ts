import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db';

/** Upper edges of the duration histogram, seconds. */
const edges = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Durations {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Measures requests, and answers the text that Prometheus reads. */
export function measure(app: FastifyInstance, database: Database): () => string {
  const byMethod = new Map<string, Durations>();
  const byStatus = new Map<string, number>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const status = `method="${method}",status="${reply.statusCode}"`;
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    // How long a page listens is no time to answer.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      add(byMethod, method, reply.elapsedTime / 1000);
  });
  return () => {
    const lag = delay.percentile(99) / 1e9;
    delay.reset();
    return text(byMethod, byStatus, lag, database);
  };
}

function add(byMethod: Map<string, Durations>, method: string, seconds: number): void {
  const durations = byMethod.get(method) ?? { buckets: edges.map(() => 0), sum: 0, count: 0 };
  byMethod.set(method, durations);
  durations.sum += seconds;
  durations.count++;
  edges.forEach((edge, index) => {
    if (seconds <= edge) durations.buckets[index] = (durations.buckets[index] ?? 0) + 1;
  });
}

function text(
  byMethod: Map<string, Durations>,
  byStatus: Map<string, number>,
  lag: number,
  { pool }: Database,
): string {
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const durations = [...byMethod].flatMap(([method, { buckets, sum, count }]) => [
    ...edges.map(
      (edge, index) => `http_request_duration_seconds_bucket{method="${method}",le="${edge}"} ${buckets[index] ?? 0}`,
    ),
    `http_request_duration_seconds_bucket{method="${method}",le="+Inf"} ${count}`,
    `http_request_duration_seconds_sum{method="${method}"} ${sum}`,
    `http_request_duration_seconds_count{method="${method}"} ${count}`,
  ]);
  const families = [
    family('process_resident_memory_bytes', 'gauge', 'Memory of the process', [
      `process_resident_memory_bytes ${memory.rss}`,
    ]),
    family('nodejs_heap_used_bytes', 'gauge', 'JavaScript heap in use', [`nodejs_heap_used_bytes ${memory.heapUsed}`]),
    family('process_cpu_seconds_total', 'counter', 'Processor time', [
      `process_cpu_seconds_total ${(cpu.user + cpu.system) / 1e6}`,
    ]),
    family('process_start_time_seconds', 'gauge', 'Start of the process', [
      `process_start_time_seconds ${(Date.now() / 1000 - process.uptime()).toFixed(3)}`,
    ]),
    family('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Delay of the event loop since the last reading', [
      `nodejs_eventloop_lag_p99_seconds ${Number.isFinite(lag) ? lag : 0}`,
    ]),
    family('database_connections', 'gauge', 'Connections of the pool', [
      `database_connections{state="all"} ${pool.totalCount}`,
      `database_connections{state="idle"} ${pool.idleCount}`,
      `database_connections{state="waiting"} ${pool.waitingCount}`,
    ]),
    family(
      'http_requests_total',
      'counter',
      'Requests answered',
      [...byStatus].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
    ),
    family('http_request_duration_seconds', 'histogram', 'Time to answer', durations),
  ];
  return families.join('');
}

function family(name: string, type: string, help: string, lines: readonly string[]): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.map((line) => `${line}\n`).join('')}`;
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** True for a request from this very machine that no proxy passed on. */
export function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  return loopback && forwarding.every((name) => request.headers[name] === undefined);
}
