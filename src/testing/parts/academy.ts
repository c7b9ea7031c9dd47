import { crud } from '#kit/server/routes/crud';
import { course } from '#features/academy/course/course.contract';
import { teacherSlice } from '#features/academy/teacher/teacher-slice.server';
import { subjectSlice } from '#features/academy/subject/subject-slice.server';
import { schoolClassSlice } from '#features/academy/school-class/school-class-slice.server';
import { studentSlice } from '#features/academy/student/student-slice.server';
import { newCardSlice } from '#features/academy/student/new-card-slice.server';
import { ownChoiceSlice } from '#features/academy/student/own-choice-slice.server';
import { enrollmentSlice } from '#features/academy/enrollment/enrollment-slice.server';
import type { Slice } from '#house/slice/slice.server';

/** The slices of students, teachers and classes. */
export const academySlices: readonly Slice[] = [
  { routes: crud(course) },
  teacherSlice,
  subjectSlice,
  schoolClassSlice,
  studentSlice,
  newCardSlice,
  ownChoiceSlice,
  enrollmentSlice,
];
