import { useMemo } from 'react';
import { useFeature } from '#house/session/use-feature';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import type { ClassFormFeatures } from './school-class-form';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';

/** Which features are on that the form of a class asks about. */
export function useClassFeatures(): ClassFormFeatures {
  const [gradebook, timetable] = [useFeature(gradebookFeature), useFeature(timetableFeature)];
  return useMemo(() => ({ gradebook, timetable }), [gradebook, timetable]);
}
