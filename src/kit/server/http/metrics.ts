import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { type Measure, watch } from '#kit/server/metrics/measure';
import { measureProcess } from '#kit/server/metrics/process';
import { measureRequests } from '#kit/server/metrics/requests';

/** What is measured beside the process and its requests. */
export interface Measured {
  /** Told at once, just when the database is away. */
  readonly near: readonly Measure[];
  /** Asked of the database. */
  readonly asked: readonly Measure[];
}

/** How long a reading waits for the database, milliseconds: whoever watches must hear just when it is slow. */
const patience = 2_000;

/** Measures from now on, and answers the text that Prometheus reads. */
export function measure(app: FastifyInstance, { near: held, asked }: Measured): () => Promise<string> {
  // Apart, so that a database that does not answer keeps nothing back of what is told without it.
  const [own, far] = [new Registry(), new Registry()];
  watch(own, [...measureProcess(app), ...held]);
  measureRequests(app, own);
  watch(far, asked);
  let asking: Promise<string> | undefined;
  return async () => {
    // Of a database that does not answer one question is asked, not one at each reading.
    asking ??= far.metrics().finally(() => {
      asking = undefined;
    });
    const told = await Promise.race([asking, sleep(patience, '', { ref: false })]);
    const up = `# HELP database_up Whether the database answered this reading\n# TYPE database_up gauge\ndatabase_up ${/^database_round_trip_seconds /m.test(told) ? 1 : 0}\n`;
    return `${await own.metrics()}\n${up}${told}`;
  };
}

/** True for a request that carries the token of whoever watches. */
export function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const sent = request.headers.authorization?.replace(/^Bearer /, '');
  if (token === undefined || sent === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}
