import { isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { OptionFilters } from '#kit/server/read/options';
import { refuse } from '#kit/server/refusal';
import { weekdayOf } from './weekday.rules';

type Add = (value: unknown) => string;

function dayOf(name: string, value: string): string {
  const message = t('Enter a date as YYYY-MM-DD, between 1900 and 2200');
  return isDay(value) ? value : refuse(400, message, { [name]: message });
}

/** A class that names no days is held whenever its teacher likes (E15). */
const held = (day: string, add: Add) =>
  `(t.days = '[]' or t.days @> jsonb_build_array(jsonb_build_object('value', ${add(weekdayOf(day))}::text)))
   and ${add(day)}::date between t."startedDate" and t."endDate"`;

/**
 * The classes held on a date; and those of them, active and with students, whose register of that date is not taken:
 * there a class must name its days, or it would be missed every day.
 */
export const heldOn: OptionFilters = {
  heldOn: (value, _schema, add) => held(dayOf('heldOn', value), add),
  notTakenOn: (value, schema, add) =>
    `t."classStatus" = 'active' and t.days <> '[]' and ${held(dayOf('notTakenOn', value), add)}
     and exists (select 1 from ${schema}.enrollment e where e."classID" = t._id and e."enrolledStatus" = 'active')
     and not exists (select 1 from ${schema}.attendance a where a."classID" = t._id and a.date = ${add(value)}::date)`,
};
