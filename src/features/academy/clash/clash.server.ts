import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { type Fragment, functionOf, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { type Clash, type ClashKind, clashKinds } from './clash.contract';
import { roomProblem } from './clash.rules';

/** The condition of a lesson `l` that is to be held or was, of a class `c` that runs or will. */
export const plannedLesson = sql`l.state in ('planned', 'changed', 'extra') and c."classStatus" in ('active', 'pending')`;

/** The room of a lesson `l`; an online class is in none, whatever its week says. */
export const roomOfLesson = sql`case when c."classShift" = 'offline' then l."roomID" end`;

const taken = sql`in ('active', 'pending')`;

/** The most days to look ahead, because each of them is compared and a class may be planned for many years. */
const farthest = 731;

/** The last day on which something is planned for these classes. */
function lastDay(call: OfBrand & Pick<Call, 'today'>, ids: readonly string[]): Fragment {
  return sql`(select least(${call.today}::date + ${farthest}::int, greatest(
      (select max("endDate") + 60 from ${tableOf(call, 'school_class')} where _id = any(${[...ids]}::uuid[])),
      (select max(coalesce("newDate", date)) from ${tableOf(call, 'lesson_change')} where "classID" = any(${[...ids]}::uuid[])))))`;
}

/** The lessons of classes from today onwards, as a table. */
export function lessonsToCome(call: Call, ids: readonly string[]): Fragment {
  return sql`(select l.date, l."classID", l."TimeIn", l."TimeOut", l."teacherID", ${roomOfLesson} as "roomID"
    from ${functionOf(call, 'lessons')}(${call.today}::date, ${lastDay(call, ids)}, ${[...ids]}::uuid[]) l
    join ${tableOf(call, 'school_class')} c on c._id = l."classID" where ${plannedLesson})`;
}

/**
 * The classes that run or will and may have a lesson at a time of one of `own`: by a weekday and time of their weeks, or by a change on
 * one of these days. Only the lessons of these are compared day by day.
 */
export function besideOwn(call: OfBrand): Fragment {
  return sql`select c._id from ${tableOf(call, 'school_class')} c where c."classStatus" ${taken} and (
      exists (select from ${tableOf(call, 'class_week')} w
        join (select distinct to_char(o.date, 'FMDay') as weekday, o."TimeIn", o."TimeOut" from own o) s
          on w."TimeIn" < s."TimeOut" and s."TimeIn" < w."TimeOut" and w.days @> jsonb_build_array(jsonb_build_object('value', s.weekday))
        where w."classID" = c._id)
      or exists (select from ${tableOf(call, 'lesson_change')} x
        where x."classID" = c._id and coalesce(x."newDate", x.date) in (select o.date from own o)))`;
}

/** The classes whose lessons may clash with those of `own`: they share a room, a teacher or a student. */
function rivals(call: OfBrand, kinds: readonly ClashKind[]): Fragment {
  const [weeks, changes, seats] = [
    tableOf(call, 'class_week'),
    tableOf(call, 'lesson_change'),
    tableOf(call, 'enrollment'),
  ];
  const wants = (
    name: string,
    of: string,
  ) => sql`select w."classID" from ${weeks} w where w.${sql.ref(name)} in (select o.${sql.ref(name)} from own o) and ${of} = any(${[...kinds]}::text[])
    union select x."classID" from ${changes} x where x.${sql.ref(name)} in (select o.${sql.ref(name)} from own o) and ${of} = any(${[...kinds]}::text[])`;
  return sql`select coalesce(array_agg(r."classID"), '{}') from (${wants('roomID', 'room')} union ${wants('teacherID', 'teacher')}
    union select b."classID" from ${seats} a join ${seats} b on b."studentID" = a."studentID" and b."enrolledStatus" ${taken}
      where a."classID" in (select o."classID" from own o) and a."enrolledStatus" ${taken} and 'student' = any(${[...kinds]}::text[])) r
    where r."classID" in (${besideOwn(call)})`;
}

/** The other classes whose lessons clash with those of these classes from today onwards (CL6), the earliest first. */
export async function clashesOf(
  call: Call,
  ids: readonly string[],
  kinds: readonly ClashKind[] = clashKinds,
): Promise<Clash[]> {
  const seats = tableOf(call, 'enrollment');
  const shared = sql`from ${seats} a join ${seats} b on b."studentID" = a."studentID" and b."enrolledStatus" ${taken}
    and b."classID" = r."classID" where a."classID" = o."classID" and a."enrolledStatus" ${taken}`;
  return askPrepared<Clash>(
    call.db,
    sql`with own as materialized ${lessonsToCome(call, ids)},
      other as (select l.date, l."classID", l."TimeIn", l."TimeOut", l."teacherID", ${roomOfLesson} as "roomID", c."className", c."courseID"
        from (select (${rivals(call, kinds)}) as ids, (select max(o.date) from own o) as last) f
        cross join lateral ${functionOf(call, 'lessons')}(${call.today}::date, f.last, f.ids) l
        join ${tableOf(call, 'school_class')} c on c._id = l."classID" where ${plannedLesson}),
      clash as (select k.kind, k.students, r.*
        from own o join other r on r.date = o.date and r."classID" <> o."classID" and o."TimeIn" < r."TimeOut" and r."TimeIn" < o."TimeOut"
        cross join lateral (
          select 'room' as kind, null::bigint as students from ${tableOf(call, 'room')} m
            where m._id = o."roomID" and o."roomID" = r."roomID" and not m."isShared"
          union all select 'teacher', null where o."teacherID" = r."teacherID"
          union all select 'student', count(distinct a."studentID") ${shared} having count(*) > 0) k
        where k.kind = any(${[...kinds]}::text[])),
      first as (select distinct on (kind, "classID") *,
          dense_rank() over (partition by kind, "classID" order by date)
            + dense_rank() over (partition by kind, "classID" order by date desc) - 1 as days
        from clash order by kind, "classID", date, "TimeIn")
    select f.kind, json_build_object('_id', f."classID", 'className', f."className",
        'courseID', json_build_object('_id', co._id, 'courseName', co."courseName")) as "classID",
      f.date, f."TimeIn", f."TimeOut", coalesce(f.students, f.days)::int as count,
      case when m._id is not null then json_build_object('_id', m._id, 'roomName', m."roomName") end as "roomID"
    from first f join ${tableOf(call, 'course')} co on co._id = f."courseID" left join ${tableOf(call, 'room')} m on m._id = f."roomID"
    order by f.date, f."TimeIn", f."className", f.kind`,
  );
}

/**
 * Refuses lessons, after they are written, in a room that another class has at the time (CL6). Planning lessons locks their rooms, so that
 * of two people who plan at once the later sees what the other wrote. A preview refuses nothing: it names the clashes.
 */
export async function refuseTakenRooms(call: Call, ids: readonly string[]): Promise<void> {
  if (call.query.preview === '1' || !(await holdRooms(call, ids))) return;
  refuseConflict(roomProblem(await clashesOf(call, ids, ['room'])), 'roomID');
}

/** Holds the rooms of classes until the call ends, in the order of their ids; false where they have none. */
async function holdRooms(call: Call, ids: readonly string[]): Promise<boolean> {
  const used = (table: string) =>
    sql`select "roomID" from ${tableOf(call, table)} where "classID" = any(${[...ids]}::uuid[])`;
  const rooms = await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'room')} where not "isShared" and _id in (${used('class_week')} union ${used('lesson_change')})
      order by _id for no key update`,
  );
  return rooms.length > 0;
}

/** The classes in which a student has a seat and whose lessons clash with those of a class from today onwards, the first lesson of each. */
export async function clashesOfSeat(call: Call, classID: string, studentID: string): Promise<Clash[]> {
  const seats = tableOf(call, 'enrollment');
  const others = await askPrepared<{ classID: string }>(
    call.db,
    sql`select "classID" from ${seats} where "studentID" = ${studentID} and "enrolledStatus" ${taken} and "classID" <> ${classID}`,
  );
  if (others.length === 0) return [];
  const ids = others.map((one) => one.classID);
  return askPrepared<Clash>(
    call.db,
    sql`select f.kind, json_build_object('_id', c._id, 'className', c."className",
        'courseID', json_build_object('_id', co._id, 'courseName', co."courseName")) as "classID",
      f.date, f."TimeIn", f."TimeOut", 1 as count,
      case when m._id is not null then json_build_object('_id', m._id, 'roomName', m."roomName") end as "roomID"
    from (select distinct on (r."classID") 'student' as kind, r.* from ${lessonsToCome(call, [classID])} o
        join ${lessonsToCome(call, ids)} r on r.date = o.date and o."TimeIn" < r."TimeOut" and r."TimeIn" < o."TimeOut"
        order by r."classID", r.date, r."TimeIn") f
      join ${tableOf(call, 'school_class')} c on c._id = f."classID"
      join ${tableOf(call, 'course')} co on co._id = c."courseID" left join ${tableOf(call, 'room')} m on m._id = f."roomID"
    order by f.date, f."TimeIn", c."className"`,
  );
}
