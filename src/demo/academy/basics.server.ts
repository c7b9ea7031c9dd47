import { demoCourses } from './academy-courses';
import type { AcademyWorld } from './made';

/** Makes courses, their subjects and the teachers. */
export async function makeBasics({ calls, made, teachers }: AcademyWorld): Promise<void> {
  for (const { code: _code, subjects: names, ...course } of demoCourses) {
    const { _id: courseID } = await calls.save('courses', course);
    made.courses.set(course.courseName, courseID);
    for (const subjectName of names)
      made.subjects.set(
        `${course.courseName} ${subjectName}`,
        (await calls.save('subject', { subjectName, courseID }))._id,
      );
  }
  for (const teacher of teachers) made.teachers.push((await calls.save('teacher', teacher))._id);
}
