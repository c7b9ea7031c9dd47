import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { addDays, daysBetween, spanProblem, timeIn } from '#kit/rules/calendar';
import { type Call, caller } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseNotYours } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { refuseField } from '#kit/server/refusal';
import { allOf, type Fragment, functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { studentsSeen } from '#house/session/seen-students.server';
import { refuseForeignStudent } from '#features/academy/student/own-student.server';
import { dayOf, expectsRegister } from '#features/academy/school-class/held.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { longTimetableProblem } from './timetable.rules';
import { timetable, type TimetableLesson } from './timetable.contract';

const last = 6;

/** The lessons that a call asks for and its caller may see, by date and time (CL1). */
export async function readTimetable(call: Call): Promise<TimetableLesson[]> {
  const { query, today } = call;
  refuseUnknownQuery(query, timetable.query ?? []);
  const from = query.from === undefined ? today : dayOf('from', query.from);
  const to = query.to === undefined ? addDays(from, last) : dayOf('to', query.to);
  const problem = spanProblem(from, to) ?? longTimetableProblem(daysBetween(from, to) + 1);
  if (problem !== undefined) refuseField(400, 'to', problem);
  const { classID, teacherID, roomID, studentID } = query;
  for (const [name, id] of Object.entries({ classID, teacherID, roomID, studentID }))
    if (id !== undefined && !uuid.test(id)) refuseField(400, name, t('Choose from the list'));
  const conditions = [
    await seenBy(call),
    ...(classID === undefined ? [] : [sql`t._id = ${classID}`]),
    ...(teacherID === undefined ? [] : [sql`l."teacherID" = ${teacherID}`]),
    ...(roomID === undefined ? [] : [sql`l."roomID" = ${roomID}`]),
    ...(studentID === undefined ? [] : [ofStudents(call, [studentID])]),
  ];
  return askPrepared<TimetableLesson>(
    call.db,
    lessonsIn(call, { from, to, classes: classesOf(call) }, allOf(conditions)),
  );
}

/**
 * A teacher sees their own classes and the lessons that they give for another; a caller of the portal sees the classes of those whom it
 * shows; everybody else sees everything.
 */
async function seenBy(call: Call): Promise<Fragment> {
  const { studentID, teacherID } = call.query;
  if (studentID !== undefined) await refuseForeignStudent(call, studentID);
  const me = caller(call);
  const seen = studentsSeen(me, 'all');
  if (seen) return ofStudents(call, seen);
  if (!isTeacher(call)) return sql`true`;
  if (teacherID !== undefined && teacherID !== me.teacherID) refuseNotYours();
  return sql`(t."teacherID" = ${me.teacherID} or l."teacherID" = ${me.teacherID})`;
}

/** The only classes that are looked at, as an array in SQL; undefined for all. */
function classesOf(call: Call): Fragment | undefined {
  const { classID, teacherID, roomID, studentID } = call.query;
  if (classID !== undefined) return sql`array[${classID}]`;
  const me = caller(call);
  const students = studentID === undefined ? studentsSeen(me, 'all') : [studentID];
  if (students) return attendedBy(call, students);
  const given = isTeacher(call) ? me.teacherID : teacherID;
  if (given) return taughtBy(call, given);
  return roomID === undefined ? undefined : planned(call, 'roomID', roomID);
}

/** The classes in which students have a seat. */
export function attendedBy(call: Call, students: readonly string[]): Fragment {
  return sql`array(select e."classID" from ${seatsOf(call, students)})`;
}

/** The classes in which a teacher gives or gave a lesson. */
export function taughtBy(call: Call, teacherID: string): Fragment {
  return planned(call, 'teacherID', teacherID);
}

function planned(call: Call, name: 'teacherID' | 'roomID', id: string): Fragment {
  const of = (table: string) => sql`select "classID" from ${tableOf(call, table)} where ${sql.ref(name)} = ${id}`;
  return sql`array(${of('class_week')} union ${of('lesson_change')})`;
}

function seatsOf(call: Call, students: readonly string[]): Fragment {
  return sql`${tableOf(call, 'enrollment')} e
    where e."studentID" = any(${[...students]}::uuid[]) and e."enrolledStatus" in ('active', 'pending')`;
}

/** A condition on classes: those whose lessons these students have; students who wait for a seat have none yet. */
export function ofStudents(call: Call, students: readonly string[]): Fragment {
  return sql`t._id in (select e."classID" from ${seatsOf(call, students)})`;
}

interface Span {
  readonly from: string;
  readonly to: string;
  /** An array of ids in SQL; undefined for all classes. */
  readonly classes: Fragment | undefined;
}

/** The lessons, as `l` of classes `t`; of classes that are over or blocked, only those with a register. */
export function lessonsIn(call: Call, { from, to, classes }: Span, condition: Fragment): Fragment {
  const time = timeIn(call.house.timeZone, call.now);
  const lessons = sql`${functionOf(call, 'lessons')}(${from}::date, ${to}::date, ${classes ?? sql`null`}::uuid[])`;
  return sql`select json_build_object('_id', t._id, 'className', t."className",
        'courseID', json_build_object('_id', co._id, 'courseName', co."courseName")) as "classID",
      l.date, to_char(l.date, 'FMDay') as day, l."TimeIn", l."TimeOut",
      json_build_object('_id', te._id, 'teacherName', te."teacherName") as "teacherID",
      case when r._id is not null then json_build_object('_id', r._id, 'roomName', r."roomName") end as "roomID",
      t."meetingLink", l.state, l."changeID" as "lessonChangeID", x.reason,
      case when reg.taken then 'taken'
        when l.state in ('planned', 'changed', 'extra') and (l.date, l."TimeIn") <= (${call.today}::date, ${time})
          and ${expectsRegister(call)} then 'missing'
        else 'none yet' end as register,
      l.planned
    from ${lessons} l
    join ${tableOf(call, 'school_class')} t on t._id = l."classID"
    join ${tableOf(call, 'course')} co on co._id = t."courseID"
    join ${tableOf(call, 'teacher')} te on te._id = l."teacherID"
    left join ${tableOf(call, 'room')} r on r._id = l."roomID"
    left join ${tableOf(call, 'lesson_change')} x on x._id = l."changeID"
    cross join lateral (select l.date <= ${call.today}::date and exists (
      select from ${tableOf(call, 'attendance')} a where a."classID" = t._id and a.date = l.date) as taken) reg
    where (t."classStatus" in ('active', 'pending') or reg.taken) and ${condition}
    order by l.date, l."TimeIn", t."className", t._id`;
}
