import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Call, Route } from '#kit/server/call';
import { refuseForeign } from '#kit/server/read/send';
import { crud, on } from '#kit/server/routes/crud';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { guarded } from '#kit/server/routes/guarded';
import { idOf, uuid } from '#kit/server/record-id';
import { tableOf } from '#kit/server/sql/fragment';
import { change, find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import {
  ownRecords,
  refuseForeignClass,
  refuseForeignFilters,
  wasEnrolled,
} from '#features/academy/class-record/own-records.server';
import { refuseMarkByHand } from '#features/academy/assessment/assessed.server';
import { ownClasses } from '#features/academy/school-class/own-classes.server';
import { classesThat, listByRunning } from '#features/academy/school-class/running.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { classMarks, type MarkedStudent, mostMarks, saveMarks } from './class-marks.contract';
import { saveClassMarks } from './class-marks.server';
import { courseOf } from './course-of-subject.server';
import { marks, markSheet } from './marks.contract';
import { markProblems } from './marks.rules';
import { sendMarkSheet } from './mark-sheet.server';

type Mark = typeof marks;
/** The place of a mark; there is one mark for each combination of the three. */
type Place = Pick<Row<Mark>, 'studentID' | 'classID' | 'subjectID'>;

async function give(call: Call, sent: Sent<Mark> & { readonly _id: string }): Promise<Got<Mark>> {
  await refusePlace(call, sent, sent._id);
  await refuseMarkByHand(call, [sent]);
  return insert(call, marks, sent);
}

async function edit(call: Call, stored: Row<Mark>, values: Edit<Mark>): Promise<Got<Mark>> {
  const edited = { ...stored, ...values };
  await refusePlace(call, edited, stored._id);
  const names = ['studentID', 'classID', 'subjectID', 'Amount'] as const;
  if (names.some((name) => edited[name] !== stored[name])) await refuseMarkByHand(call, [stored, edited]);
  return change(call, marks, stored._id, values);
}

async function remove(call: Call, stored: Row<Mark>): Promise<Got<Mark>> {
  await refuseMarkByHand(call, [stored]);
  return erase(call, marks, stored._id);
}

/** Holds the classes of a mark before the mark itself, the current one and the one that it moves to, so that a call that assesses them waits. */
async function holdItsClasses(call: Call, id: string, body: unknown): Promise<void> {
  const stored = await find(call, marks, id);
  const sent = isObject(body) && typeof body.classID === 'string' && uuid.test(body.classID) ? [body.classID] : [];
  if (stored) await holdForShare(call, [stored.classID, ...sent]);
}

async function holdForShare(call: Call, ids: readonly string[]): Promise<void> {
  await call.db.selectFrom('school_class').select('_id').where('_id', 'in', ids).orderBy('_id').forShare().execute();
}

/** Refuses a mark whose class and subject do not match, whose class is not the caller's, or that exists already. */
async function refusePlace(call: Call, place: Place, own: string): Promise<void> {
  const { studentID, classID, subjectID } = place;
  const held = await call.db
    .selectFrom('school_class')
    .select('courseID')
    .where('_id', '=', classID)
    .forShare()
    .executeTakeFirst();
  if (!held) return refuseInvalid({ classID: t('Please select class') });
  await refuseForeignClass(call, classID);
  const courseOfSubject = await courseOf(call, subjectID);
  const known = await call.db.selectFrom('student').select('_id').where('_id', '=', studentID).executeTakeFirst();
  if (!known) return refuseInvalid({ studentID: t('Please choose a student') });
  const enrolled = await wasEnrolled(call, studentID, classID);
  refuseInvalid(markProblems({ courseOfClass: held.courseID, courseOfSubject, enrolled }));
  await refuseSecond(call, place, own);
}

/** One mark per student, class and subject (E18); the unique index of the table backs this up. */
async function refuseSecond(call: Call, { studentID, classID, subjectID }: Place, own: string): Promise<void> {
  const other = await call.db
    .selectFrom('mark')
    .select('_id')
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .where('subjectID', '=', subjectID)
    .where('_id', '<>', own)
    .executeTakeFirst();
  if (other) refuseConflict(t('This student has a mark for this subject in this class already'), 'subjectID');
}

/** Marks by whether their class runs. */
const byRunning = listByRunning(marks, (runs, call) => sql`t."classID" in ${classesThat(runs, call)}`, ownRecords);

/** The students who can have marks in a class, with those that there are; for a teacher those of the teacher's own classes only. */
async function markedStudents(call: Call): Promise<MarkedStudent[]> {
  const classID = idOf({ ...call, params: { id: call.params.classId ?? '' } });
  if (!(await find(call, schoolClass, classID))) refuseMissing();
  await refuseForeign(call, schoolClass, classID, ownClasses);
  // A student who came back to the class has two enrollments in it: the status is that of the live one.
  const { rows } = await sql<MarkedStudent>`
    select s._id, s."studentName", s."stdID", e."enrolledStatus",
      (select coalesce(json_agg(json_build_object(
          '_id', m._id, 'subjectID', m."subjectID", 'Amount', m."Amount", '__v', m.__v) order by m._id), '[]')
        from ${tableOf(call, 'mark')} m where m."studentID" = s._id and m."classID" = ${classID}) as marks
    from (
      select distinct on ("studentID") "studentID", "enrolledStatus"
      from ${tableOf(call, 'enrollment')}
      where "classID" = ${classID} and "enrolledStatus" <> 'waiting'
      order by "studentID", "enrolledStatus" = 'active' desc, "createdAt" desc
    ) e
    join ${tableOf(call, 'student')} s on s._id = e."studentID"
    order by e."enrolledStatus" = 'blocked', s."studentName", s."stdID"
    limit ${mostMarks}`.execute(call.db);
  return rows;
}

export const marksRoutes: Route[] = [
  ...guarded(refuseForeignFilters, [on(markSheet, sendMarkSheet)]),
  on(classMarks, markedStudents),
  on(saveMarks, saveClassMarks),
  ...crud(marks, {
    scope: ownRecords,
    list: byRunning,
    before: refuseForeignFilters,
    first: holdItsClasses,
    create: give,
    update: edit,
    remove,
  }),
];
