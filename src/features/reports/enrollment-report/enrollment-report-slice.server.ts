import { callOf, optionsOf } from '#house/rights/calls.rules';
import { everyEnrollment } from '#features/academy/enrollment/enrollment.contract';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { Slice } from '#house/slice/slice.server';
import { enrollmentReportScreen } from './enrollment-report.screens';

export const enrollmentReportSlice: Slice = {
  grants: [
    { screen: enrollmentReportScreen, calls: [callOf(everyEnrollment), ...[course, schoolClass].map(optionsOf)] },
  ],
};
