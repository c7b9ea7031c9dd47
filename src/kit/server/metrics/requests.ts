import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Measure, Sample } from './measure';

/** Upper edges of the duration histogram, seconds. */
const edges = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Counted {
  readonly method: string;
  readonly route: string;
  /** Answers by the first digit of their status. */
  readonly statuses: number[];
  /** Time to answer: how many took at most each edge and more than the one before, and all together. */
  readonly buckets: number[];
  seconds: number;
  timed: number;
}

/** What the labels of requests are: the route as it is declared, never the address that was asked for. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
}

/** Counts and times every request by method and route. */
export function measureRequests(app: FastifyInstance): Measure[] {
  const counts = new Map<string, Counted>();
  app.addHook('onResponse', async (request, reply) => {
    count(countsOf(counts, request), reply);
  });
  const all = () => [...counts.values()];
  return [
    {
      name: 'http_requests_total',
      kind: 'counter',
      help: 'Requests answered, by route and class of status',
      read: () => all().flatMap(answers),
    },
    {
      name: 'http_request_seconds_total',
      kind: 'counter',
      help: 'Time that the answers of a route took; divided by its requests it is their mean',
      read: () => all().map(({ method, route, seconds }) => ({ labels: { method, route }, value: seconds })),
    },
    {
      name: 'http_request_duration_seconds',
      kind: 'histogram',
      help: 'Time to answer',
      read: () => [...new Set(all().map(({ method }) => method))].flatMap((method) => durations(method, all())),
    },
  ];
}

function countsOf(counts: Map<string, Counted>, request: FastifyRequest): Counted {
  const route = routeOf(request);
  // Whatever is sent to no route counts as one.
  const method = route === 'none' ? 'any' : request.method;
  const key = `${method} ${route}`;
  const known = counts.get(key);
  if (known) return known;
  const made = { method, route, statuses: [0, 0, 0, 0, 0, 0], buckets: edges.map(() => 0), seconds: 0, timed: 0 };
  counts.set(key, made);
  return made;
}

function count(counted: Counted, reply: FastifyReply): void {
  const digit = Math.floor(reply.statusCode / 100);
  counted.statuses[digit] = (counted.statuses[digit] ?? 0) + 1;
  // How long a page listens is no time to answer.
  if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
  const seconds = reply.elapsedTime / 1000;
  counted.seconds += seconds;
  counted.timed++;
  const edge = edges.findIndex((most) => seconds <= most);
  if (edge >= 0) counted.buckets[edge] = (counted.buckets[edge] ?? 0) + 1;
}

function answers({ method, route, statuses }: Counted): Sample[] {
  return statuses.flatMap((value, digit) =>
    value === 0 ? [] : [{ labels: { method, route, status: `${digit}xx` }, value }],
  );
}

/** The histogram of a method: with one for each route there would be thousands of lines. */
function durations(method: string, all: readonly Counted[]): Sample[] {
  const its = all.filter((counted) => counted.method === method);
  const sum = (of: (counted: Counted) => number) => its.reduce((total, counted) => total + of(counted), 0);
  let upTo = 0;
  const buckets = edges.map((edge, index) => {
    upTo += sum(({ buckets: found }) => found[index] ?? 0);
    return { part: '_bucket', labels: { method, le: String(edge) }, value: upTo };
  });
  const timed = sum((counted) => counted.timed);
  return [
    ...buckets,
    { part: '_bucket', labels: { method, le: '+Inf' }, value: timed },
    { part: '_sum', labels: { method }, value: sum(({ seconds }) => seconds) },
    { part: '_count', labels: { method }, value: timed },
  ];
}
