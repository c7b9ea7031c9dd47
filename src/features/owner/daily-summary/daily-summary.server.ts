import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import type { Database } from '#kit/server/db';
import { speakingTo } from '#kit/server/http/spoken';
import { featuresOn } from '#house/feature/feature.server';
import { deliverKept, keepMail } from '#house/mail/mail.server';
import { settingsOf } from '#house/organisation/organisation.server';
import type { Where } from '#house/slice/slice.server';
import { textOn } from '#features/owner/owner-view/summary-text.server';
import { isDue } from './daily-summary.rules';
import './daily-summary-tables.server';

/**
 * Writes the mail of the day once its time has come, if it has receivers (OW7). The process that records the day first writes the mail,
 * in the same transaction, so that it is neither lost nor written twice.
 */
export async function writeDailySummary(where: Where, clock: () => Date): Promise<void> {
  const { database, product, brand } = where;
  const now = clock();
  const settings = await settingsOf({ db: database.in(brand) });
  const { name, timeZone, dailySummaryTo, defaultLanguage } = settings;
  const today = dayIn(timeZone, now);
  if (dailySummaryTo === null || !isDue(settings, now) || (await isWritten(where, today))) return;
  const house = { timeZone, features: featuresOn(where, settings.features) };
  const mail = await speakingTo(product.catalogues, defaultLanguage, async () => ({
    to: dailySummaryTo,
    subject: t('{name}: summary of {day}', { name, day: shownDay(today) }),
    text: await textOn({ ...where, now, today, date: today, house }, name),
    forSuperAdmin: false,
  }));
  const kept = await database
    .in(brand)
    .transaction()
    .execute(async (db) => {
      const [entered] = await db
        .insertInto('daily_summary')
        .values({ day: today, createdAt: now })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .returning('day')
        .execute();
      return entered && keepMail({ db, now }, mail);
    });
  if (kept) await deliverKept(where, kept);
}

async function isWritten({ database, brand }: Where, day: string): Promise<boolean> {
  const found = await database.in(brand).selectFrom('daily_summary').select('day').where('day', '=', day).execute();
  return found.length > 0;
}

/** Deletes days recorded while the clock was ahead, so that they get their mail when they come. */
export async function boundSummaries(database: Database, brand: string, now: Date): Promise<void> {
  await database.in(brand).deleteFrom('daily_summary').where(sql<boolean>`"createdAt" > ${now}::timestamptz`).execute();
}
