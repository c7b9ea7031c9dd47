import { refuse } from '#kit/server/refusal';

/** Ends the call with 403 and this sentence; does nothing if it is undefined. */
export function refuseForbidden(problem: string | undefined): void {
  if (problem !== undefined) refuse(403, problem);
}
