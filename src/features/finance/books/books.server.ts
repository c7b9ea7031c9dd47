import type { Day } from '../../../kit/contract/day';
import { dayIn } from '../../../kit/rules/calendar';
import type { Call } from '../../../kit/server/call';
import { refuseConflict } from '../../../kit/server/refusal';
import { booksProblem } from './books.rules';

const held = new WeakMap<Call, Promise<Day | null>>();

/**
 * The day up to which the books are closed, held until the call ends: who closes them waits for what is being written, and
 * what comes after finds them closed. Read once a call; what the settings said when the call arrived may be old.
 */
export function closedUpTo(call: Call): Promise<Day | null> {
  const known = held.get(call) ?? holdBooks(call);
  held.set(call, known);
  return known;
}

async function holdBooks(call: Call): Promise<Day | null> {
  const row = await call.db.selectFrom('organisation').select('booksClosedUpTo').forShare().executeTakeFirst();
  return row?.booksClosedUpTo ?? null;
}

/** Refuses to touch what was made in a closed month and has no date of its own: a fee, a service (D11). */
export async function refuseMadeInClosed(call: Call, createdAt: string): Promise<void> {
  refuseConflict(booksProblem(dayIn(call.house.timeZone, new Date(createdAt)), await closedUpTo(call)));
}
