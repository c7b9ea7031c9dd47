import { type NotNull, sql } from 'kysely';
import { hubOf } from '#house/notification/hub.server';
import type { Database } from '#kit/server/db';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { secondsOf } from '#database/measures';
import type { Measure, Sample } from '#kit/server/metrics/measure';

/** Measures of the product itself, a value for each brand. */
export function productMeasures(database: Database, brands: readonly string[]): Measure[] {
  const counted = async (brand: string, from: (brand: string) => Fragment) => {
    const counts = sql<{ count: number }>`select count(*) as count from ${from(brand)}`;
    return (await counts.execute(database.in(brand))).rows[0]?.count ?? 0;
  };
  const each = (read: (brand: string) => Promise<readonly Sample[]>) => async () =>
    (await Promise.all(brands.map(read))).flat();
  const ofRows = (name: string, help: string, from: (brand: string) => Fragment): Measure => ({
    name,
    kind: 'gauge',
    help,
    labels: ['brand'],
    read: each(async (brand) => [{ labels: { brand }, value: await counted(brand, from) }]),
  });
  return [
    {
      name: 'live_connections',
      kind: 'gauge',
      help: 'Open pages that are told what changes',
      labels: ['brand'],
      read: () => brands.map((brand) => ({ labels: { brand }, value: hubOf(database).listening(brand) })),
    },
    ofRows('activity_unsealed_lines', 'Lines of the activity log that wait to be sealed', (brand) =>
      tableOf({ brand }, 'activity_unsealed'),
    ),
    ofRows('outbox_mails', 'Mails that are not sent, or not yet', (brand) => tableOf({ brand }, 'outbox')),
    ofRows(
      'login_waits',
      'Accounts and addresses that must wait after failed logins',
      (brand) => sql`${tableOf({ brand }, 'login_attempt')} where "waitUntil" > now()`,
    ),
    ofRows('sessions', 'Open sessions', (brand) => sql`${tableOf({ brand }, 'session')} where "expiresAt" > now()`),
    {
      name: 'verify_timestamp_seconds',
      kind: 'gauge',
      help: 'When the records were last checked on the Health screen',
      labels: ['brand'],
      read: each(async (brand) => {
        const last = await lastCheck(database, brand);
        return last ? [{ labels: { brand }, value: secondsOf(last.finishedAt) }] : [];
      }),
    },
    {
      name: 'verify_broken_places',
      kind: 'gauge',
      help: 'Places that the last check found wrong; -1 where it did not come to its end',
      labels: ['brand'],
      read: each(async (brand) => {
        const last = await lastCheck(database, brand);
        return last ? [{ labels: { brand }, value: last.broken ?? -1 }] : [];
      }),
    },
  ];
}

async function lastCheck(database: Database, brand: string) {
  return database
    .in(brand)
    .selectFrom('verification')
    .select(['finishedAt', 'broken'])
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .$narrowType<{ finishedAt: NotNull }>()
    .executeTakeFirst();
}
