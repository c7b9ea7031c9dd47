import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { type Measure, watch } from '#kit/server/metrics/measure';
import { measureProcess } from '#kit/server/metrics/process';
import { measureRequests } from '#kit/server/metrics/requests';

/** What is measured besides the process and its requests. */
export interface Measured {
  /** Known at once, even when the database is unreachable. */
  readonly near: readonly Measure[];
  /** Read from the database. */
  readonly asked: readonly Measure[];
}

/** How long a scrape waits for the database, in milliseconds, because monitoring matters most when it is slow. */
const patience = 2_000;

/** Measures from now on; returns a function that gives the text that Prometheus reads. */
export function measure(app: FastifyInstance, { near: held, asked }: Measured): () => Promise<string> {
  // Separate, so that a database that does not answer does not withhold the metrics that do not need it.
  const [own, far] = [new Registry(), new Registry()];
  watch(own, [...measureProcess(app), ...held]);
  measureRequests(app, own);
  watch(far, asked);
  let asking: Promise<string> | undefined;
  return async () => {
    // A database that does not answer is queried once, not at each scrape.
    asking ??= far.metrics().finally(() => {
      asking = undefined;
    });
    const told = await Promise.race([asking, sleep(patience, '', { ref: false })]);
    const up = `# HELP database_up Whether the database answered this reading\n# TYPE database_up gauge\ndatabase_up ${/^database_round_trip_seconds /m.test(told) ? 1 : 0}\n`;
    return `${await own.metrics()}\n${up}${told}`;
  };
}

/** True for a request that carries the token for metrics. */
export function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const sent = request.headers.authorization?.replace(/^Bearer /, '');
  if (token === undefined || sent === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}
