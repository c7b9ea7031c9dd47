import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { schoolClassScreen } from '#features/academy/school-class/school-class.screens';
import { completeClass, completionOf } from './completion.contract';
import { completionRoutes } from './completion.server';

/** Completing a class, which belongs to a feature of its own. */
export const completionSlice: Slice = {
  features: [timetableFeature],
  routes: completionRoutes,
  grants: [{ screen: schoolClassScreen, calls: [callOf(completionOf), callOf(completeClass)] }],
};
