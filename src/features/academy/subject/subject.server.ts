import { sql } from 'kysely';
import type { Edit, Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import type { OptionFilters } from '#kit/server/read/options';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { change } from '#kit/server/write/change';
import { refuseForeignClassFilter } from '#features/academy/school-class/school-class.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { subject } from './subject.contract';

/** The scope of subjects: to a teacher, those of the courses of the teacher's classes. */
const ownSubjects: Scope = (call) => {
  if (!isTeacher(call)) return undefined;
  const { teacherID } = caller(call);
  const classes = tableOf(call, 'school_class');
  return sql`t."courseID" in (select c."courseID" from ${classes} c where c."teacherID" = ${teacherID})`;
};

/** The filter by class: the subjects of a class are those of its course. */
const ofClass: OptionFilters = {
  classID: (value, call) =>
    sql`t."courseID" = (select c."courseID" from ${tableOf(call, 'school_class')} c where c._id = ${value})`,
};

async function edit(
  call: Call,
  { _id, courseID }: Row<typeof subject>,
  values: Edit<typeof subject>,
): Promise<Got<typeof subject>> {
  if (values.courseID !== undefined && values.courseID !== courseID) await refuseMarked(call, _id);
  return change(call, subject, _id, values);
}

/** Refuses to change the course of a subject with marks: a mark belongs to a subject of its class's course (E18). */
async function refuseMarked(call: Call, id: string): Promise<void> {
  const marked = await call.db.selectFrom('mark').select('_id').where('subjectID', '=', id).limit(1).executeTakeFirst();
  refuseConflict(marked && t('Students have marks in this subject, so its course cannot be changed'), 'courseID');
}

export const subjectRoutes: Route[] = crud(subject, {
  scope: ownSubjects,
  optionFilters: ofClass,
  before: refuseForeignClassFilter,
  update: edit,
});
