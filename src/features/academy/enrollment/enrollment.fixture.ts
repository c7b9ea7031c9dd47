import { type Counter, type SchoolClass, startCounter } from '#testing/academy-money';
import type { AcademyRecords } from '#testing/academy-records';
import { startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';
import { admissionSlice } from '#features/academy/admission/admission-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { attendanceSlice } from '#features/academy/attendance/attendance-slice.server';

/** The counter, and a class of a course that anybody is enrolled in: PY-1 of Python. */
export interface EnrollmentScene extends Counter {
  readonly course: Awaited<ReturnType<AcademyRecords['course']>>;
  readonly schoolClass: SchoolClass;
}

export async function startEnrollments(): Promise<EnrollmentScene> {
  const counter = await startCounter(
    await startTestApp({ slices: [...feeSlices, admissionSlice, marksSlice, attendanceSlice] }),
  );
  const course = await counter.make.course({ courseName: 'Python' });
  const schoolClass = await counter.make.class({ className: 'PY-1', courseID: course._id });
  return { ...counter, course, schoolClass };
}
