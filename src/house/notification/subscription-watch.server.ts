import { dayIn } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import type { Where } from '#house/slice/slice.server';
import { subscriptionWarning } from '#house/subscription/subscription-end.rules';
import { subscriptionEnd } from '#house/subscription/subscription-end.server';
import { takeBack, tell } from './tell.server';

type Watch = Pick<Call, 'brand' | 'database' | 'db' | 'now' | 'product' | 'today'>;

/**
 * Notifies those who manage the subscription once that its end is near, and withdraws notifications about other ends
 * (A29, A30).
 */
export async function tellOfEnd(watch: Watch): Promise<void> {
  const end = await subscriptionEnd(watch);
  await takeBack(watch, 'subscription ends', end);
  if (end === null || subscriptionWarning(end, watch.today) === undefined) return;
  await tell(watch, {
    kind: 'subscription ends',
    facts: { expiredDate: end },
    about: end,
  });
}

/** The hourly check of a brand, in a transaction of its own, because no write marks the passing of a day. */
export async function lookAfter({ database, product, brand }: Where, now: Date): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const { timeZone } = await db.selectFrom('organisation').select('timeZone').executeTakeFirstOrThrow();
      await tellOfEnd({ brand, database, product, db, now, today: dayIn(timeZone, now) });
    });
}
