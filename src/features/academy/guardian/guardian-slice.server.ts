import { callOf, listOf, optionsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';
import { fromParents } from './from-parents.contract';
import { guardian } from './guardian.contract';
import { guardianChecks } from './guardian-checks.server';
import { familiesFeature } from '#house/family/families-feature.contract';
import { guardianScreen } from './guardian.screens';
import { guardianRoutes } from './guardian.server';
import { ofOwnStudents } from './own-guardians.server';
import { getOwnGuardian, saveOwnGuardian } from './own-guardian.contract';
import { ownGuardianRoutes } from './own-guardian.server';
import { guardianPin } from './pin.contract';
import { toldOfStudents } from './told-of-students.server';

const own = [getOwnGuardian, saveOwnGuardian].map(callOf);

export const guardianSlice: Slice = {
  features: [familiesFeature],
  routes: [...ownGuardianRoutes, ...guardianRoutes],
  grants: [
    {
      screen: guardianScreen,
      calls: [callOf(fromParents), callOf(guardianPin), optionsOf(student)],
    },
    { screen: studentScreen, calls: [optionsOf(guardian)], brand: 'academy' },
  ],
  // The calls of guardians about themselves; no screen of staff grants them.
  guardians: { '': own },
  refused: { superAdmin: own, admin: own },
  tells: toldOfStudents,
  checks: guardianChecks,
  finds: { entity: guardian, screen: guardianScreen, right: () => listOf(guardian), scope: ofOwnStudents },
};
