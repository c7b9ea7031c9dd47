import type { FastifyInstance } from 'fastify';
import { dayIn } from '../../../kit/rules/calendar';
import type { Call } from '../../../kit/server/call';
import type { Database } from '../../../kit/server/db';
import { subscriptionWarning } from '../organisation/organisation.rules';
import { subscriptionEnd } from '../organisation/subscription-end.server';
import { takeBack, tell } from './tell.server';

type Watch = Pick<Call, 'brand' | 'database' | 'db' | 'now' | 'today'>;

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

const hour = 3_600_000;

/** No write makes a day pass: every brand is looked after when the server begins to listen, and each hour. */
export function watchSubscriptions(
  app: FastifyInstance,
  database: Database,
  brands: readonly string[],
  clock: () => Date,
): void {
  const look = async () => {
    for (const brand of brands)
      await lookAfter(database, brand, clock()).catch((error: unknown) => app.log.error(error));
  };
  let timer: NodeJS.Timeout | undefined;
  let under: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    under = look();
    timer = setInterval(() => void look(), hour).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await under;
  });
}

/** One brand's look, in a transaction of its own. */
export async function lookAfter(database: Database, brand: string, now: Date): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const { timeZone } = await db.selectFrom('organisation').select('timeZone').executeTakeFirstOrThrow();
      await tellOfEnd({ brand, database, db, now, today: dayIn(timeZone, now) });
    });
}
