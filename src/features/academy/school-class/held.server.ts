import { sql } from 'kysely';
import { type Day, isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseField, refuseInvalid } from '#kit/server/refusal';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { weekdayOf } from './weekday.rules';

function dayOf(name: string, value: string): string {
  const message = t('Enter a date as YYYY-MM-DD, between 1900 and 2200');
  return isDay(value) ? value : refuseField(400, name, message);
}

/** A class that names no days is held whenever its teacher likes (E15). */
const held = (day: string) =>
  sql`(t.days = '[]' or t.days @> jsonb_build_array(jsonb_build_object('value', ${weekdayOf(day)}::text)))
   and ${day}::date between t."startedDate" and t."endDate"`;

/**
 * The classes, as `t`, whose register of a date is expected: active, held then and with students. A class must name its days
 * here, or it would be missed every day.
 */
export function expectedOn(day: Day, call: OfBrand): Fragment {
  return sql`t."classStatus" = 'active' and t.days <> '[]' and ${held(day)}
    and exists (select 1 from ${tableOf(call, 'enrollment')} e where e."classID" = t._id and e."enrolledStatus" = 'active')`;
}

/** The classes, as `t`, of whose register of a date nothing is there. */
export function notTakenOn(day: Day, call: OfBrand): Fragment {
  return sql`not exists (select 1 from ${tableOf(call, 'attendance')} a where a."classID" = t._id and a.date = ${day}::date)`;
}

/**
 * Filters of the choice list: the classes held on a date, those of them whose register is missing, and those that take students: all that
 * are active, and those to come.
 */
export const heldOn: OptionFilters = {
  takesStudents: (value, call) => {
    if (value !== '1') refuseInvalid({ takesStudents: t('takesStudents takes 1') });
    return sql`(t."classStatus" = 'active' or t."classStatus" = 'pending' and t."startedDate" > ${call.today}::date)`;
  },
  heldOn: (value) => held(dayOf('heldOn', value)),
  notTakenOn: (value, call) => {
    const day = dayOf('notTakenOn', value);
    return sql`${expectedOn(day, call)} and ${notTakenOn(day, call)}`;
  },
};
