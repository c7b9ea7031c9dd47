import { sql } from 'kysely';
import { dayIn } from '#kit/rules/calendar';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { settingsOf } from '#house/organisation/organisation.server';
import { tell } from '#house/notification/tell.server';
import type { Where } from '#house/slice/slice.server';
import { hoursOfSilence } from './strip.rules';
import { openForADay } from './strip.server';

/** Notifies once a day of messages that have been open for a day, and once of each silence of a forwarding phone (AL18). */
export async function tellOfWallets({ database, product, brand }: Where, now: Date): Promise<void> {
  await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const { timeZone } = await settingsOf({ db });
      const teller = { brand, db, now, product };
      const [row] = await askPrepared<{ open: number }>(
        db,
        sql`select count(*)::integer as open from ${openForADay(teller, sql`${now}::timestamptz`)}`,
      );
      const open = row?.open ?? 0;
      if (open > 0) await tell(teller, { kind: 'wallet open', facts: { open }, about: dayIn(timeZone, now) });
      const silent = await askPrepared<{ _id: string; account: string; heardAt: string }>(
        db,
        sql`select a._id, a.name as account, f."heardAt" from ${tableOf(teller, 'wallet_forward')} f
          join ${tableOf(teller, 'money_account')} a on a._id = f."accountID"
          where f."keyHash" is not null and a."isActive" and f."heardAt" < ${now}::timestamptz - ${hoursOfSilence} * interval '1 hour'`,
      );
      for (const { _id, account, heardAt } of silent)
        await tell(teller, { kind: 'forwarder silent', facts: { account }, about: `${_id} ${heardAt}` });
    });
}
