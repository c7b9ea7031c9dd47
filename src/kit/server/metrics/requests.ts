import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper edges of the duration histogram, seconds. */
const edges = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The label of a request: its route as declared, never the requested address. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

/** Counts and times every request by method and route. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const answered = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and class of status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const taken = new Counter({
    name: 'http_request_seconds_total',
    help: 'Time that the answers of a route took; divided by its requests it is their mean',
    labelNames: ['method', 'route'],
    registers,
  });
  // By method only: a histogram for each route would be thousands of lines.
  const timed = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer',
    labelNames: ['method'],
    buckets: edges,
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    // Methods sent to no route count as one.
    const method = route === 'none' ? 'any' : request.method;
    answered.inc({ method, route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    // The time for which a page listens is not a response time.
    const isListening = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    const seconds = isListening ? 0 : reply.elapsedTime / 1000;
    taken.inc({ method, route }, seconds);
    if (!isListening) timed.observe({ method }, seconds);
  });
}
