import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { setColumnsIf } from '#kit/server/write/change';
import { voiding } from '#kit/server/write/erase';
import { insert, insertMany } from '#kit/server/write/insert';
import { booksProblem } from '#features/ledger/books/books.rules';
import { closedUpTo } from '#features/ledger/books/books.server';
import { countedProblem } from '#features/ledger/money-account/landing.rules';
import { readPosting, reverse } from './reversal.server';
import { type Source, type TransactionType, transaction } from './transaction.contract';
import { countedRowProblem } from './transaction.rules';

/** The row that a document enters into the statement (D13). */
export interface Posting {
  readonly transectionType: TransactionType;
  readonly type: string;
  /** Student, customer, supplier or employee. */
  readonly name: string;
  readonly amount: Money;
  readonly date: string;
  /** Kind and number of the document. */
  readonly description: string;
  /** The account, which the call holds (`land`). */
  readonly accountID: string;
  /** The close that counts it, for a row that a close itself enters (DC6). */
  readonly closeNo?: number;
  readonly source: Source;
}

/**
 * Enters a document into the statement, in the transaction that makes the document. A document checks closed books at its own field
 * before it takes a number. They are checked here once more, so that no document can forget it; they are held by then, so this needs no
 * second query.
 */
export async function post(call: Call, posting: Posting): Promise<void> {
  await refuseClosed(call, posting.date);
  await insert(call, transaction, { ...posting, userID: call.me?._id ?? null });
}

/** Enters several documents at once. */
export async function postAll(call: Call, postings: readonly Posting[]): Promise<void> {
  for (const { date } of postings) await refuseClosed(call, date);
  const userID = call.me?._id ?? null;
  await insertMany(
    call,
    transaction,
    postings.map((posting) => ({ ...posting, userID })),
  );
}

type Moved = Pick<Posting, 'amount' | 'date' | 'accountID'> & Partial<Pick<Posting, 'name' | 'description'>>;

/**
 * Keeps the posting of an edited document in step: amount, date and account (D10), and what it says where that changed. Of a row that a
 * close has counted only the texts can change (AL8).
 */
export async function repost(call: Call, documentID: string, values: Moved): Promise<void> {
  await refuseClosed(call, values.date);
  const before = await setColumnsIf(call, transaction, postingOf(documentID), 'update', values);
  if (!before) throw new Error(`Document ${documentID} has no posting`);
  refuseConflict(countedRowProblem({ ...before, accountID: before.accountID?._id ?? null }, values));
  await refuseClosed(call, before.date);
}

/**
 * Takes a voided document's posting out of the statement; there is no counter-entry (D11). One that a close has counted stays, and is
 * reversed by a second one dated today (AL8).
 */
export async function unpost(call: Call, documentID: string, reason: string | null): Promise<void> {
  const uncounted = sql`${postingOf(documentID)} and "closeNo" is null`;
  const before = await setColumnsIf(call, transaction, uncounted, 'void', voiding(call, reason));
  if (before) return refuseClosed(call, before.date);
  const counted = await readPosting(call, postingOf(documentID));
  await refuseClosed(call, counted.date);
  await reverse(call, counted, reason);
}

/** Removes the posting of a document after an edit that leaves nothing to post. */
export async function withdraw(call: Call, documentID: string): Promise<void> {
  const before = await setColumnsIf(call, transaction, postingOf(documentID), 'void', voiding(call, null));
  if (!before) throw new Error(`Document ${documentID} has no posting`);
  refuseConflict(before.closeNo === null ? undefined : countedProblem(before.closeNo));
  await refuseClosed(call, before.date);
}

/** Refuses a write or void dated in closed books (D11). */
export async function refuseClosed(call: Call, day: string, field = 'date'): Promise<void> {
  refuseConflict(booksProblem(day, await closedUpTo(call)), field);
}

/** The live posting of a document, which the call holds. */
function postingOf(documentID: string) {
  return sql`source ->> '_id' = ${documentID} and "voidedAt" is null`;
}
