import type { Slice } from '#house/slice/slice.server';
import { gradebookFeature } from './gradebook-feature.contract';
import { gradeScaleRoutes, toldOfScales } from './grade-scale.server';

export const gradeScaleSlice: Slice = {
  features: [gradebookFeature],
  routes: gradeScaleRoutes,
  tells: toldOfScales,
};
