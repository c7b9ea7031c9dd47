import { sql } from 'kysely';
import { type Fragment, functionOf, type OfBrand, tableOf } from '#kit/server/sql/fragment';

/** The length of a lesson, or of a lesson of a week, in minutes. */
export const minutesOf = (of: string): Fragment =>
  sql`(extract(epoch from ${sql.ref(`${of}.TimeOut`)}::time - ${sql.ref(`${of}.TimeIn`)}::time) / 60)::int`;

/** The week of a class on a day, as `w`. */
export function weekOnDay(call: OfBrand, classID: Fragment, day: Fragment): Fragment {
  return sql`lateral (select v.* from ${tableOf(call, 'class_week')} v where v."classID" = ${classID}
    order by case when v."validFrom" <= ${day} then v."validFrom" end desc nulls last, v."validFrom" limit 1) w`;
}

/**
 * The minutes of the lessons of a class that were held (CL12): a lesson with a register counts with its own length; a register without a
 * lesson, with that of the class.
 */
export function heldMinutes(call: OfBrand, classID: Fragment): Fragment {
  return sql`(select coalesce(sum(coalesce(${minutesOf('l')}, ${minutesOf('w')})), 0)
    from (select array_agg(distinct a.date) as days, min(a.date) as first, max(a.date) as last
      from ${tableOf(call, 'attendance')} a where a."classID" = ${classID}) taken
    cross join unnest(taken.days) r(date)
    left join ${functionOf(call, 'lessons')}(taken.first, taken.last, array[${classID}]) l
      on l.date = r.date and l.state in ('planned', 'changed', 'extra')
    cross join ${weekOnDay(call, classID, sql`r.date`)})`;
}
