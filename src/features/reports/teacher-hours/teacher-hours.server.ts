import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { timeIn } from '#kit/rules/calendar';
import type { Call, Route } from '#kit/server/call';
import { onReport, type ReportQuery, refuseSpan } from '#kit/server/routes/report';
import { type Fragment, functionOf, none, tableOf } from '#kit/server/sql/fragment';
import { minutesOf, weekOnDay } from '#features/academy/lesson/held-minutes.server';
import { expectsRegister } from '#features/academy/school-class/held.server';
import { everyTeacher, teacherHours } from './teacher-hours.contract';

/**
 * The lessons of the days, including cancelled ones: the class's teacher, the teacher who gives the lesson, and whether its register is
 * expected by now.
 */
function lessons(call: Call, { startDate, endDate }: Asked): Fragment {
  const now = sql`(${call.today}::date, ${timeIn(call.house.timeZone, call.now)})`;
  return sql`select l."classID", l.date, l.state, w."teacherID" as owner, l."teacherID" as giver, ${minutesOf('l')} as minutes,
      (l.date, l."TimeIn") <= ${now} and ${expectsRegister(call)} as expected
    from ${functionOf(call, 'lessons')}(${startDate}::date, ${endDate}::date, null) l
    join ${tableOf(call, 'school_class')} t on t._id = l."classID"
    cross join ${weekOnDay(call, sql`l."classID"`, sql`l.planned`)}
    where l.state <> 'holiday' and t."classStatus" <> 'blocked'`;
}

/** The registers of the days, each with the user who saved it last. */
function registers(call: Call, { startDate, endDate }: Asked): Fragment {
  return sql`select distinct on (a."classID", a.date) a."classID", a.date, a."teacherID" from ${tableOf(call, 'attendance')} a
    where a.date between ${startDate}::date and ${endDate}::date order by a."classID", a.date, a."updatedAt" desc, a._id`;
}

type Asked = BodyOf<typeof teacherHours>;

/** A row for each teacher with anything to count; a register on a day without a lesson counts with the times of the class. */
function hours(call: Call, asked: Asked): ReportQuery {
  refuseSpan(asked);
  const one = asked.teacherID === everyTeacher ? none : sql`where f.teacher = ${asked.teacherID}`;
  const facts = sql`with lesson as (${lessons(call, asked)}), register as (${registers(call, asked)}),
    held as (
      select coalesce(r."teacherID", l.giver, w."teacherID") as taker, coalesce(l.owner, r."teacherID", w."teacherID") as owner,
        coalesce(l.minutes, ${minutesOf('w')}) as minutes, l.date is null as loose
      from register r left join lesson l on l."classID" = r."classID" and l.date = r.date and l.state <> 'cancelled'
      cross join ${weekOnDay(call, sql`r."classID"`, sql`r.date`)})
    select owner as teacher, 'planned' as fact, 0 as minutes from lesson
    union all select owner, 'cancelled', 0 from lesson where state = 'cancelled'
    union all select l.giver, 'missing', 0 from lesson l where l.state <> 'cancelled' and l.expected
      and not exists (select from register r where r."classID" = l."classID" and r.date = l.date)
    union all select taker, 'held', h.minutes from held h
    union all select taker, 'loose', 0 from held where loose
    union all select taker, 'for', 0 from held where taker <> owner
    union all select owner, 'by', 0 from held where taker <> owner`;
  const { teacherID: _named, ...row } = teacherHours.row;
  const counts = sql.join(Object.keys(row).map((name) => sql.ref(`s.${name}`)));
  const count = (fact: string) => sql`count(*) filter (where f.fact = ${sql.lit(fact)})`;
  return {
    rows: sql`select t._id, json_build_object('_id', t._id, 'teacherName', t."teacherName") as "teacherID", ${counts} from (
        select f.teacher, ${count('planned')} as planned, ${count('held')} as held, ${count('cancelled')} as cancelled,
          ${count('for')} as "givenForOthers", ${count('by')} as "givenByOthers", ${count('missing')} as "registersMissing",
          round(sum(f.minutes) / 60.0, 2) as hours, ${count('loose')} as "withoutLesson", sum(f.minutes) as minutes
        from (${facts}) f ${one} group by f.teacher) s
      join ${tableOf(call, 'teacher')} t on t._id = s.teacher`,
    order: sql`t."teacherName", t._id`,
    // All minutes are summed before they become hours.
    totals: { hours: sql`round(sum(r.minutes) / 60.0, 2)` },
  };
}

export const teacherHoursRoute: Route = onReport(teacherHours, hours);
