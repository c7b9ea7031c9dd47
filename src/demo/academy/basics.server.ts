import { course } from '#features/academy/course/course.contract';
import { subject } from '#features/academy/subject/subject.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { demoCourses } from './academy-courses';
import type { AcademyWorld } from './made';

/** Makes courses, their subjects and the teachers. */
export async function makeBasics({ calls, made, teachers }: AcademyWorld): Promise<void> {
  for (const { code: _code, subjects: names, ...taught } of demoCourses) {
    const { _id: courseID } = await calls.save(course.path, taught);
    made.courses.set(taught.courseName, courseID);
    for (const subjectName of names)
      made.subjects.set(
        `${taught.courseName} ${subjectName}`,
        (await calls.save(subject.path, { subjectName, courseID }))._id,
      );
  }
  for (const one of teachers) made.teachers.push((await calls.save(teacher.path, one))._id);
}
