import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { profileRoutes } from './profile.server';
import { editProfile, changePassword } from './profile.contract';

export const profileSlice: Slice = {
  routes: profileRoutes,
  everyStaff: [callOf(editProfile), callOf(changePassword)],
};
