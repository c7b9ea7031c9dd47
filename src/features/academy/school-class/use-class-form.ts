import { useFeature } from '#house/session/use-feature';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { classForm, gradedClassForm } from './school-class-form';

/** The form of a class, which asks for its grade scale where there is a gradebook. */
export function useClassForm() {
  return useFeature(gradebookFeature) ? gradedClassForm : classForm;
}
