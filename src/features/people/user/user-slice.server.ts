import { callsOf, callOf, optionsOf } from '#house/rights/calls.rules';
import { role } from '#features/people/role/role.contract';
import { employee } from '#features/people/employee/employee.contract';
import type { Slice } from '#house/slice/slice.server';
import { userRoutes } from './user.server';
import { userScreen } from './user.screens';
import { user, blockUser } from './user.contract';

export const userSlice: Slice = {
  routes: userRoutes,
  only: [
    { screen: userScreen, calls: [...callsOf(user), callOf(blockUser), optionsOf(role)] },
    // Users of the academy have no employee (S§5).
    { screen: userScreen, calls: [optionsOf(employee)], brand: 'decoration' },
  ],
};
