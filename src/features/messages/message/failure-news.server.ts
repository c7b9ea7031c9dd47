import { sql } from 'kysely';
import { dayIn } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { isAdministrator } from '#house/role/escalation.rules';
import { tell } from '#house/notification/tell.server';
import { settingsOf } from '#house/organisation/organisation.server';
import type { Where } from '#house/slice/slice.server';

/** With this many failures within an hour, something is wrong (AL18). */
const tooMany = 5;

/** Notifies the administrators once a day that SMS are not going out, if too many have failed within the last hour. */
export async function tellOfFailures({ database, product, brand }: Where, now: Date): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const [row] = await askPrepared<{ failed: number }>(
        db,
        sql`select count(*) as failed from ${tableOf({ brand }, 'message')}
          where "messageStatus" = 'failed' and channel = 'sms' and "updatedAt" > ${now}::timestamptz - interval '1 hour'
            and "createdAt" > ${now}::timestamptz - interval '40 days'`,
      );
      const failed = row?.failed ?? 0;
      if (failed < tooMany) return;
      const { timeZone } = await settingsOf({ db });
      const teller = { brand, db, now, product };
      await tell(teller, { kind: 'sms fail', facts: { failed }, about: dayIn(timeZone, now) }, ({ userType }) =>
        isAdministrator(userType),
      );
    });
}
