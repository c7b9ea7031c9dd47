import { callOf, changeOf, optionsOf } from '#house/rights/calls.rules';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import type { Slice } from '#house/slice/slice.server';
import { enrollmentRoutes } from './enrollment.server';
import { enrollmentScreen } from './enrollment.screens';
import { enrollment, overTime, seatsOfClass } from './enrollment.contract';
import { toldOfEnrollments } from './told-of-enrollments.server';
import { enrollmentChecks } from './enrollment-checks.server';

export const enrollmentSlice: Slice = {
  routes: enrollmentRoutes,
  grants: [{ screen: enrollmentScreen, calls: [callOf(overTime), callOf(seatsOfClass), optionsOf(moneyAccount)] }],
  checks: enrollmentChecks,
  tells: toldOfEnrollments,
  news: { 'seat free': { screen: enrollmentScreen, right: changeOf(enrollment) } },
};
