import { sql } from 'kysely';
import { type Day, isDay } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import { misspelt } from '#kit/contract/misspelt';
import { timeIn } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseField, refuseInvalid } from '#kit/server/refusal';
import { type Fragment, functionOf, type OfBrand, tableOf } from '#kit/server/sql/fragment';

/** The day that a call names under `name`. */
export function dayOf(name: string, value: unknown): Day {
  return typeof value === 'string' && isDay(value) ? value : refuseField(400, name, misspelt.date());
}

/** The lessons of a day that are held, as far as is known (CL1), as a table. */
export function lessonsOn(day: Day, call: OfBrand): Fragment {
  return sql`(select l.* from ${functionOf(call, 'lessons')}(${day}::date, ${day}::date, null) l
    where l.state in ('planned', 'changed', 'extra'))`;
}

/** The condition on classes `t` that they are held on a day; a class that names no days is held whenever its teacher likes (E15). */
const held = (day: Day, call: OfBrand) =>
  sql`(t._id in (select "classID" from ${lessonsOn(day, call)} l)
    or t.days = '[]' and ${day}::date between t."startedDate" and t."endDate")`;

/** The condition on classes `t` that registers of their lessons are expected: they are active and have students. */
export function expectsRegister(call: OfBrand): Fragment {
  return sql`t."classStatus" = 'active'
    and exists (select 1 from ${tableOf(call, 'enrollment')} e where e."classID" = t._id and e."enrolledStatus" = 'active')`;
}

/** The condition on classes `t` that they have no register of a date. */
export function notTakenOn(day: Day, call: OfBrand): Fragment {
  return sql`not exists (select 1 from ${tableOf(call, 'attendance')} a where a."classID" = t._id and a.date = ${day}::date)`;
}

/** The condition on classes `t` of a date that they have begun by now. */
export function begunOn(day: Day, call: Call): Fragment {
  const time = timeIn(call.house.timeZone, call.now);
  return sql`t._id in (select "classID" from ${lessonsOn(day, call)} l
    where ${day}::date < ${call.today}::date or ${day}::date = ${call.today}::date and l."TimeIn" <= ${time})`;
}

/**
 * Filters of the choice list: the classes held on a date, those of them that have begun, those whose register is missing, and those that
 * take students: all that are active, and those to come.
 */
export const heldOn: OptionFilters = {
  takesStudents: (value, call) => {
    if (value !== '1') refuseInvalid({ takesStudents: t('takesStudents takes 1') });
    return sql`(t."classStatus" = 'active' or t."classStatus" = 'pending' and t."startedDate" > ${call.today}::date)`;
  },
  heldOn: (value, call) => held(dayOf('heldOn', value), call),
  begunOn: (value, call) => begunOn(dayOf('begunOn', value), call),
  notTakenOn: (value, call) => {
    const day = dayOf('notTakenOn', value);
    return sql`t._id in (select "classID" from ${lessonsOn(day, call)} l) and ${expectsRegister(call)} and ${notTakenOn(day, call)}`;
  },
};
