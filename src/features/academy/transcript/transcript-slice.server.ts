import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { studentScreen } from '#features/academy/student/student.screens';
import { transcript } from './transcript.contract';
import { transcriptRoutes } from './transcript.server';

export const transcriptSlice: Slice = {
  features: [gradebookFeature],
  routes: transcriptRoutes,
  grants: [{ screen: studentScreen, calls: [callOf(transcript)] }],
};
