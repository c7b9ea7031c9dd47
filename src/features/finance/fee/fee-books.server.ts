import { dayIn } from '../../../kit/rules/calendar';
import type { Call } from '../../../kit/server/call';
import { refuseConflict } from '../../../kit/server/refusal';
import { booksProblem } from '../books/books.rules';

/** Refuses to touch a fee that was charged in a closed month (D11); a fee is dated by its making. */
export function refuseClosedFee(call: Call, createdAt: string): void {
  const { timeZone, booksClosedUpTo } = call.house;
  refuseConflict(booksProblem(dayIn(timeZone, new Date(createdAt)), booksClosedUpTo));
}
