import type { Database } from '#kit/server/db';
import { standingOf } from '#kit/server/standing';
import { gauge, type Measure } from '#kit/server/metrics/measure';

/** The metric of the pool's connections. It needs no query, so it is known even when the database is unreachable. */
export function measurePool({ pool }: Database): Measure {
  return {
    name: 'database_connections',
    kind: 'gauge',
    help: 'Connections of the pool; waiting are requests that wait for one',
    labels: ['state'],
    read: () => [
      { labels: { state: 'all' }, value: pool.totalCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waiting' }, value: pool.waitingCount },
    ],
  };
}

/** The metrics of the database's response and of its disk space. */
export function measureDatabase(database: Database): Measure[] {
  return [
    gauge(
      'database_round_trip_seconds',
      'Time of the smallest question, the wait for a connection included',
      async () => {
        const began = performance.now();
        await database.pool.query('select 1');
        return (performance.now() - began) / 1000;
      },
    ),
    gauge('disk_free_bytes', 'Room on the disk of the embedded database', async () => (await roomOf(database))?.free),
    gauge('disk_reserve_bytes', 'Below this room nothing is saved', async () => (await roomOf(database))?.reserve),
  ];
}

async function roomOf(database: Database) {
  return standingOf(database)?.room();
}

/** A moment in seconds since 1970, as Prometheus counts it. */
export function secondsOf(moment: string | null): number {
  return moment === null ? 0 : Math.floor(Date.parse(moment) / 1000);
}
