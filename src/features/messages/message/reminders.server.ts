import { addDays, timeIn } from '#kit/rules/calendar';
import { customersWhere, type Writer, studentsWhere } from './person.server';
import { dueOn } from './standing.server';
import { sql } from 'kysely';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { Happened } from './happened.server';

/** The hour at which people are reminded, by the organisation's clock. */
const hour = '09:00';
/** In how many days something is due when people are reminded of it, negative for days ago (ME4). */
const days = [3, -1, -14, -30, -60];

/**
 * The people who have a part of a debt that is due soon, or was due some days ago; found once a day, at nine in the morning or as soon as
 * the server runs.
 */
export async function remindersOf(writer: Writer, { timeZone }: OrganisationSettings): Promise<Happened[]> {
  if (timeIn(timeZone, writer.now) < hour || !(await isFirstToday(writer))) return [];
  const due = [
    dueOn(
      writer,
      days.map((count) => addDays(writer.today, count)),
    ),
  ];
  const people = [...(await studentsWhere(writer, due)), ...(await customersWhere(writer, due))];
  return people.map((person) => ({ key: `${person._id} ${writer.today}`, person, facts: async () => ({}) }));
}

/** Whether this is the first look of the day, which is recorded. */
async function isFirstToday(writer: Writer): Promise<boolean> {
  const begun = await askPrepared<object>(
    writer.db,
    sql`insert into ${tableOf(writer, 'message_once')} (key, "createdAt") values (${`reminders of ${writer.today}`}, ${writer.now})
      on conflict (key) do nothing returning key`,
  );
  return begun.length > 0;
}
