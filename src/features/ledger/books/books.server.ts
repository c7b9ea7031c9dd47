import { sql } from 'kysely';
import type { Day } from '#kit/contract/day';
import { dayIn } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { refuseConflict } from '#kit/server/refusal';
import { booksProblem } from './books.rules';

/** The column that holding the books adds to a row. */
export interface HeldBooks {
  readonly booksClosedUpTo: Day | null;
}

const held = new WeakMap<object, Promise<Day | null>>();

/**
 * The day up to which the books are closed, held until the call ends: a call that closes them waits for what is being written, and later
 * calls find them closed. Read once in each transaction, because the settings read when the call arrived may be outdated.
 */
export function closedUpTo(call: Call): Promise<Day | null> {
  const known = (call.holding && held.get(call.holding)) ?? holdBooks(call);
  return remember(call, known);
}

function remember({ holding }: Call, books: Promise<Day | null>): Promise<Day | null> {
  if (holding) held.set(holding, books);
  return books;
}

async function holdBooks(call: Call): Promise<Day | null> {
  const [row] = await askPrepared<HeldBooks>(call.db, heldBooks(call));
  return row?.booksClosedUpTo ?? null;
}

/**
 * Holds the books and reads them, as a column of the statement that locks a document; pass the row to `withBooks`. A call that closes the
 * books waits for nothing else, so it does not matter which of the two is locked first.
 */
export function heldBooks(call: Call): Fragment {
  return sql`(select "booksClosedUpTo" from ${tableOf(call, 'organisation')} for share)`;
}

/** Returns the row unchanged, and remembers that it was locked with the books, which need not be read again in this transaction. */
export function withBooks<R extends HeldBooks>(call: Call, row: R): R {
  void remember(call, Promise.resolve(row.booksClosedUpTo));
  return row;
}

/** Refuses to change what was made in a closed month and has no date of its own, such as a fee or a service (D11). */
export async function refuseMadeInClosed(call: Call, createdAt: string): Promise<void> {
  refuseConflict(booksProblem(dayIn(call.house.timeZone, new Date(createdAt)), await closedUpTo(call)));
}
