import { useSession } from './session';
import type { Feature } from '#house/feature/feature.contract';

/** Whether a feature is switched on, as the token of whoever is signed in says; it is renewed when a switch is changed. */
export function useFeature({ name }: Feature): boolean {
  const { claims, student, guardian } = useSession();
  return (claims ?? student ?? guardian)?.features?.includes(name) === true;
}
