import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { studentNamed } from '#features/academy/student/own-student.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { type StudentClass, studentClasses } from './student-classes.contract';

/** The classes of all of a student's enrollments except waiting ones (E9); for a teacher, only the teacher's own classes. */
async function classesOf(call: Call) {
  refuseUnknownQuery(call.query, []);
  const studentID = await studentNamed(call);
  const found = call.db
    .selectFrom('school_class')
    .innerJoin('course', 'course._id', 'school_class.courseID')
    .select(['school_class._id', 'school_class.className', 'course._id as courseID', 'course.courseName'])
    .where('school_class._id', 'in', (seats) =>
      seats
        .selectFrom('enrollment')
        .select('enrollment.classID')
        .where('studentID', '=', studentID)
        .where('enrolledStatus', '<>', 'waiting'),
    )
    .orderBy('school_class.startedDate')
    .orderBy('school_class._id');
  const rows = await (isTeacher(call)
    ? found.where(({ ref }) => sql<boolean>`${ref('school_class.teacherID')} = ${caller(call).teacherID}`)
    : found
  ).execute();
  const studentsClasses = rows.map(
    ({ _id, className, courseID, courseName }): StudentClass => ({
      _id,
      className,
      courseID: { _id: courseID, courseName },
    }),
  );
  return { status: true, message: studentsClasses.length > 0 ? '' : t('Class not found'), studentsClasses };
}

export const studentClassesRoutes: Route[] = [on(studentClasses, classesOf)];
