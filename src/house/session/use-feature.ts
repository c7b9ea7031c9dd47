import { useSession } from './session';
import type { Feature } from '#house/feature/feature.contract';

/** Whether a feature is switched on, according to the token of the signed-in user; it is renewed when a switch is changed. */
export function useFeature({ name }: Feature): boolean {
  const { claims, student, guardian } = useSession();
  return (claims ?? student ?? guardian)?.features?.includes(name) === true;
}
