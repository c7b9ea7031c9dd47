import { callOf, listOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';
import { fromParents } from './from-parents.contract';
import { guardian } from './guardian.contract';
import { guardianChecks } from './guardian-checks.server';
import { familiesFeature, guardianScreen } from './guardian.screens';
import { guardianRoutes, ofOwnStudents } from './guardian.server';
import { toldOfStudents } from './told-of-students.server';

export const guardianSlice: Slice = {
  features: [familiesFeature],
  routes: guardianRoutes,
  grants: [
    {
      screen: guardianScreen,
      calls: [callOf(fromParents), optionsOf(student)],
    },
    { screen: studentScreen, calls: [optionsOf(guardian)], brand: 'academy' },
  ],
  tells: toldOfStudents,
  checks: guardianChecks,
  finds: { entity: guardian, screen: guardianScreen, right: () => listOf(guardian), scope: ofOwnStudents },
};
