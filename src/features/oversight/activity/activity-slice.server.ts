import { activityRoutes } from '#house/activity/activity.server';
import { activityScreen } from '#house/activity/activity.screens';
import { listOf, optionsOf } from '#house/rights/calls.rules';
import { activity } from '#house/activity/activity.contract';
import { user } from '#features/people/user/user.contract';
import type { Slice } from '#house/slice/slice.server';
import { activityChecks } from '#house/activity/activity-checks.server';

export const activitySlice: Slice = {
  routes: activityRoutes,
  grants: [{ screen: activityScreen, calls: [listOf(activity), optionsOf(user)] }],
  checks: activityChecks,
};
