import { t } from '#kit/contract/language';
import type { Caller } from './caller';

/** The rights to calls, by the call's name as permissions.csv writes it (`PUT users/{id}`). */
export interface Policy {
  /** True where no token is needed. */
  isPublic(right: string): boolean;
  /** The features that a call belongs to: it exists while one of them is on. Empty for calls that always exist. */
  featuresOf(right: string): readonly string[];
  /** Why the caller may not make the call; undefined if it is allowed. */
  problem(right: string, caller: Caller, brand: string): string | undefined;
  /** True if the policy has any entry for the call; a call without one stops the start. */
  knows(right: string): boolean;
}

/** Why a call of these features does not exist at the moment; undefined if it does. */
export function absence(features: readonly string[], on: ReadonlySet<string>): string | undefined {
  return features.length === 0 || features.some((one) => on.has(one)) ? undefined : t('This feature is switched off');
}
