import { dayIn } from '../../../kit/rules/calendar';
import type { Call } from '../../../kit/server/call';
import { refuseConflict } from '../../../kit/server/refusal';
import { booksProblem } from './books.rules';

/** Refuses to touch what was made in a closed month and has no date of its own: a fee, a service (D11). */
export function refuseMadeInClosed(call: Call, createdAt: string): void {
  const { timeZone, booksClosedUpTo } = call.house;
  refuseConflict(booksProblem(dayIn(timeZone, new Date(createdAt)), booksClosedUpTo));
}
