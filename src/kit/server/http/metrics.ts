import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../db';
import { measureDatabase, measurePool } from '../metrics/database';
import { type Measure, written } from '../metrics/measure';
import { measureProcess } from '../metrics/process';
import { measureRequests } from '../metrics/requests';

/** How long a reading waits for the database, milliseconds: whoever watches must hear just when it is slow. */
const patience = 2_000;

/** Measures from now on, and answers the text that Prometheus reads. */
export function measure(app: FastifyInstance, database: Database, own: readonly Measure[]): () => Promise<string> {
  const near = [...measureProcess(app), measurePool(database), ...measureRequests(app)];
  const asked = [...measureDatabase(database), ...own];
  let asking: Promise<string> | undefined;
  return async () => {
    // Of a database that does not answer one question is asked, not one at each reading.
    asking ??= written(asked).finally(() => {
      asking = undefined;
    });
    const told = await Promise.race([asking, sleep(patience, '', { ref: false })]);
    const up = `# HELP database_up Whether the database answered this reading\n# TYPE database_up gauge\ndatabase_up ${/^database_round_trip_seconds /m.test(told) ? 1 : 0}\n`;
    return `${await written(near)}${up}${told}`;
  };
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** True for a request from this very machine that no proxy passed on. */
export function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? '';
  const loopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  return loopback && forwarding.every((name) => request.headers[name] === undefined);
}

/** True for a request that carries the token of whoever watches. */
export function hasToken(request: FastifyRequest, token: string | undefined): boolean {
  const sent = request.headers.authorization?.replace(/^Bearer /, '');
  if (token === undefined || sent === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(sent), digest(token));
}
