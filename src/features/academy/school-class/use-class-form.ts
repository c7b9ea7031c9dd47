import { useMemo } from 'react';
import { classFormWith } from './school-class-form';
import { useClassFeatures } from './use-class-features';

/** The form of a class, with its grade scale where there is a gradebook, and its seats where there is a timetable. */
export function useClassForm() {
  const features = useClassFeatures();
  return useMemo(() => classFormWith(features), [features]);
}
