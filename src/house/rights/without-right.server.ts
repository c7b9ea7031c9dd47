import { type Call, caller } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';

/** Ends the call with 403 if its caller may not make a call that is part of this one. */
export function refuseWithoutRight(call: Call, right: string): void {
  const problem = call.product.rights.problem(right, caller(call), call.brand);
  if (problem !== undefined) refuse(403, problem);
}
