import { refuse } from '#kit/server/refusal';

/** Ends the call with 403 if a rule has a sentence to say. */
export function refuseForbidden(problem: string | undefined): void {
  if (problem !== undefined) refuse(403, problem);
}
