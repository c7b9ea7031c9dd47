import { dayIn } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import type { Where } from '#house/slice/slice.server';
import { subscriptionWarning } from '#house/subscription/subscription-end.rules';
import { subscriptionEnd } from '#house/subscription/subscription-end.server';
import { takeBack, tell } from './tell.server';

type Watch = Pick<Call, 'brand' | 'database' | 'db' | 'now' | 'product' | 'today'>;

/** Tells those who keep the subscription once of an end that is near, and takes back what was said of another (A29, A30). */
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

/** One brand's look, in a transaction of its own: no write makes a day pass. */
export async function lookAfter({ database, product, brand }: Where, now: Date): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const { timeZone } = await db.selectFrom('organisation').select('timeZone').executeTakeFirstOrThrow();
      await tellOfEnd({ brand, database, product, db, now, today: dayIn(timeZone, now) });
    });
}
