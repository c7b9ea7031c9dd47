import { callsOf, callOf, importOf, optionsOf } from '#house/rights/calls.rules';
import { student } from '#features/academy/student/student.contract';
import { course } from '#features/academy/course/course.contract';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Slice } from '#house/slice/slice.server';
import { enrollmentRoutes } from './enrollment.server';
import { enrollmentScreen } from './enrollment.screens';
import { enrollment, overTime } from './enrollment.contract';
import { toldOfEnrollments } from './told-of-enrollments.server';
import { enrollmentChecks } from './enrollment-checks.server';

export const enrollmentSlice: Slice = {
  routes: enrollmentRoutes,
  grants: [
    {
      screen: enrollmentScreen,
      calls: [
        ...callsOf(enrollment),
        callOf(overTime),
        importOf(enrollment),
        ...[student, course, schoolClass, moneyAccount].map(optionsOf),
      ],
    },
  ],
  checks: enrollmentChecks,
  tells: toldOfEnrollments,
};
