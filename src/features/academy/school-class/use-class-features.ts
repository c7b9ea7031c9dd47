import { useMemo } from 'react';
import { useFeature } from '#house/session/use-feature';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import type { ClassFormFeatures } from './school-class-form';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';

/** Which of the features that the form of a class depends on are on. */
export function useClassFeatures(): ClassFormFeatures {
  const [gradebook, timetable] = [useFeature(gradebookFeature), useFeature(timetableFeature)];
  return useMemo(() => ({ gradebook, timetable }), [gradebook, timetable]);
}
