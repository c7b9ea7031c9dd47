import type { Feature } from '#house/feature/feature.contract';
import { claims } from './session';

/** Whether a feature is switched on for the member of staff who is signed in, for the rules of a form. */
export function isFeatureOn({ name }: Feature): boolean {
  return claims()?.features?.includes(name) === true;
}
