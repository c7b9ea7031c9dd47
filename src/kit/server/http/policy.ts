import type { Caller } from '#kit/server/call';

/** Who may make a call, by the call's name as permissions.csv writes it (`PUT users/{id}`). */
export interface Policy {
  /** True where no token is needed. */
  isPublic(right: string): boolean;
  /** Why the caller may not make the call; undefined if it is allowed. */
  problem(right: string, caller: Caller, brand: string): string | undefined;
  /** True if the policy has any entry for the call; a call without one stops the start. */
  knows(right: string): boolean;
}
