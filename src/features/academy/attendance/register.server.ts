import { sql } from 'kysely';
import { counted, t } from '#kit/contract/language';
import { recordAll } from '#kit/server/activity-log';
import { type Call, caller } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { refuseNotYours } from '#kit/server/read/send';
import { shapeOf } from '#kit/server/read/shape';
import { refuseInvalid } from '#kit/server/refusal';
import { functionOf, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { courseProblem } from '#features/academy/enrollment/enrollment.rules';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { type Attendance, attendance, type SavedRegister } from './attendance.contract';
import { teacherProblem } from './attendance.rules';
import { recordsOf, type SentRecord } from './register-body.server';
import { type Before, registerEvents } from './register-events.server';

/**
 * Saves registers, all of what was sent or nothing (R 5.9): a record that exists for the student, class and date is updated. The classes
 * are held until the call ends, so that two people who save the same register do so one after the other.
 */
export async function saveRegister(call: Call, body: unknown): Promise<SavedRegister> {
  const sent = recordsOf(call, body);
  const teachers = await refuseClasses(call, sent);
  const { made, before } = await keep(call, sent, teachers);
  if (made.length < sent.length) await refuseUnseated(call, sent);
  await recordAll(call, registerEvents(made, before));
  const byKey = new Map(made.map((one) => [`${one.classID._id} ${one.date} ${one.studentID._id}`, one]));
  const info = sent.flatMap((one) => byKey.get(keyOf(one)) ?? []);
  const updated = before.length;
  return { ...saved(said(made.length - updated, updated), info), saved: made.length - updated, updated };
}

function keyOf({ classID, date, studentID }: SentRecord): string {
  return `${classID} ${date} ${studentID}`;
}

function said(made: number, updated: number): string {
  if (updated === 0)
    return counted(made, 'Attendance of {count} student saved', 'Attendance of {count} students saved');
  if (made === 0)
    return counted(updated, 'Attendance of {count} student updated', 'Attendance of {count} students updated');
  return t('Attendance saved: {made} new, {updated} updated', { made, updated });
}

/** The part of a class that taking its registers needs. */
interface HeldClass {
  readonly _id: string;
  readonly teacherID: string;
  readonly courseID: string;
  /** The teacher who gives the lesson, for each of the dates that has one. */
  readonly given: Readonly<Record<string, string>>;
}

/** The classes of what was sent, held until the call ends. */
function holdClasses(call: Call, sent: readonly SentRecord[]): Promise<HeldClass[]> {
  const days = new Map(sent.map(({ classID, date }) => [`${classID} ${date}`, { classID, date }]));
  const [ids, dates] = [[...days.values()].map(({ classID }) => classID), [...days.values()].map(({ date }) => date)];
  return askPrepared<HeldClass>(
    call.db,
    sql`select c._id, c."teacherID", c."courseID", (
        select coalesce(json_object_agg(d.date, l."teacherID"), '{}')
        from unnest(${ids}::uuid[], ${dates}::date[]) as d("classID", date)
        cross join lateral ${functionOf(call, 'lessons')}(d.date, d.date, array[d."classID"]) l
        where d."classID" = c._id and l.state in ('planned', 'changed', 'extra')) as given
      from ${tableOf(call, 'school_class')} c where c._id = any(${ids}::uuid[]) order by c._id for no key update of c`,
  );
}

/**
 * Refuses classes that do not exist, are not the caller's, or have another teacher or course than was sent (E3). Returns the teacher to
 * store with each record: whichever of the class's and the lesson's teacher is saving, otherwise the lesson's (CL11).
 */
async function refuseClasses(call: Call, sent: readonly SentRecord[]): Promise<readonly string[]> {
  const byId = new Map((await holdClasses(call, sent)).map((one) => [one._id, one]));
  const teachersOf = ({ classID, date }: SentRecord) => {
    const held = byId.get(classID);
    return held ? [held.given[date] ?? held.teacherID, held.teacherID] : [];
  };
  const me = isTeacher(call) ? caller(call).teacherID : null;
  if (isTeacher(call) && sent.some((one) => byId.has(one.classID) && !teachersOf(one).some((id) => id === me)))
    refuseNotYours();
  const errors: Record<string, string> = {};
  for (const record of sent) {
    const { at, classID, teacherID, courseID } = record;
    const held = byId.get(classID);
    if (!held) {
      errors[at('classID')] = t('Please select class');
      continue;
    }
    const [otherTeacher, otherCourse] = [
      teacherProblem(teachersOf(record), teacherID),
      courseProblem(held.courseID, courseID ?? held.courseID),
    ];
    if (otherTeacher !== undefined) errors[at('teacherID')] = otherTeacher;
    if (otherCourse !== undefined) errors[at('courseID')] = otherCourse;
  }
  refuseInvalid(errors);
  return sent.map((one) => me ?? teachersOf(one)[0] ?? '');
}

/**
 * Writes every record of a student who is actively enrolled in the class, in one statement, and reads them as
 * answers, with what they were before.
 */
async function keep(
  call: Call,
  sent: readonly SentRecord[],
  teachers: readonly string[],
): Promise<{ made: Attendance[]; before: Before[] }> {
  const { columns, joins } = shapeOf(attendance, call);
  const register = tableOf(call, 'attendance');
  const [now, me] = [call.now, caller(call)._id];
  const all = (name: keyof SentRecord) => sent.map((record) => record[name]);
  const [answer] = await askPrepared<{ made: Attendance[]; before: Before[] }>(
    call.db,
    sql`
    with sent as (
      select * from unnest(
        ${all('_id')}::uuid[], ${all('studentID')}::uuid[], ${all('classID')}::uuid[],
        ${all('date')}::date[], ${all('attendenceStatus')}::text[], ${all('reason')}::text[], ${[...teachers]}::uuid[]
      ) as s(_id, "studentID", "classID", date, "attendenceStatus", reason, "teacherID")
    ), before as (
      select a._id, a."attendenceStatus", a.reason
      from sent s join ${register} a using ("studentID", "classID", date)
    ), t as (
      insert into ${register} as a
        (_id, "createdAt", "updatedAt", "studentID", "classID", "teacherID", "courseID", "userID", date, "attendenceStatus", reason)
      select s._id, ${now}, ${now}, s."studentID", s."classID", s."teacherID", c."courseID", ${me}, s.date, s."attendenceStatus", s.reason
      from sent s
      join ${tableOf(call, 'school_class')} c on c._id = s."classID"
      join ${tableOf(call, 'enrollment')} e on e."classID" = s."classID" and e."studentID" = s."studentID"
        and e."enrolledStatus" = 'active'
      order by s."classID", s.date, s."studentID"
      on conflict ("studentID", "classID", date) do update set
        "attendenceStatus" = excluded."attendenceStatus", reason = excluded.reason,
        "teacherID" = excluded."teacherID", "courseID" = excluded."courseID", "userID" = excluded."userID",
        "updatedAt" = excluded."updatedAt", __v = a.__v + 1
      returning *
    )
    select (select coalesce(json_agg(r), '[]') from (select ${columns} from t ${joins}) r) as made,
           (select coalesce(json_agg(b), '[]') from before b) as before`,
  );
  return answer ?? { made: [], before: [] };
}

/** Says which students have no seat in the class; the call's transaction takes back what was written. */
async function refuseUnseated(call: Call, sent: readonly SentRecord[]): Promise<void> {
  const students = await call.db
    .selectFrom('student')
    .leftJoin('enrollment', (seat) =>
      seat.onRef('enrollment.studentID', '=', 'student._id').on('enrollment.enrolledStatus', '=', 'active'),
    )
    .select(['student._id', 'enrollment.classID'])
    .where(
      'student._id',
      'in',
      sent.map(({ studentID }) => studentID),
    )
    .execute();
  const known = new Set(students.map(({ _id }) => _id));
  const seated = new Set(students.map(({ _id, classID }) => `${classID} ${_id}`));
  refuseInvalid(
    Object.fromEntries(
      sent
        .filter(({ classID, studentID }) => !seated.has(`${classID} ${studentID}`))
        .map(({ at, studentID }) => [
          at('studentID'),
          known.has(studentID)
            ? t('This student is not actively enrolled in this class')
            : t('Please choose a student'),
        ]),
    ),
  );
}
