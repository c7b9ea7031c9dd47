import { sql } from 'kysely';
import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { OptionFilters } from '#kit/server/read/options';
import { refuse } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { weekdayOf } from './weekday.rules';

function dayOf(name: string, value: string): string {
  const message = t('Enter a date as YYYY-MM-DD, between 1900 and 2200');
  return isDay(value) ? value : refuse(400, message, { [name]: message });
}

/** A class that names no days is held whenever its teacher likes (E15). */
const held = (day: string) =>
  sql`(t.days = '[]' or t.days @> jsonb_build_array(jsonb_build_object('value', ${weekdayOf(day)}::text)))
   and ${day}::date between t."startedDate" and t."endDate"`;

/**
 * The classes held on a date; and those of them, active and with students, whose register of that date is not taken:
 * there a class must name its days, or it would be missed every day.
 */
export const heldOn: OptionFilters = {
  heldOn: (value) => held(dayOf('heldOn', value)),
  notTakenOn: (value, call) =>
    sql`t."classStatus" = 'active' and t.days <> '[]' and ${held(dayOf('notTakenOn', value))}
     and exists (select 1 from ${tableOf(call, 'enrollment')} e where e."classID" = t._id and e."enrolledStatus" = 'active')
     and not exists (select 1 from ${tableOf(call, 'attendance')} a where a."classID" = t._id and a.date = ${value}::date)`,
};
