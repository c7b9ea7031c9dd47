import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { setColumnsWhere } from '#kit/server/write/change';
import { voiding } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { booksProblem } from '#features/ledger/books/books.rules';
import { closedUpTo } from '#features/ledger/books/books.server';
import { type Source, type TransactionType, transaction } from './transaction.contract';

/** What a document enters into the statement (D13). */
export interface Posting {
  readonly transectionType: TransactionType;
  readonly type: string;
  /** Student, customer, supplier or employee. */
  readonly name: string;
  readonly amount: Money;
  readonly date: string;
  /** Kind and number of the document. */
  readonly description: string;
  readonly source: Source;
}

/** Enters a document into the statement, in the transaction that makes the document. */
export async function post(call: Call, posting: Posting): Promise<void> {
  await refuseClosed(call, posting.date);
  await insert(call, transaction, { ...posting, userID: call.me?._id ?? null });
}

/** Keeps the posting of an edited document in step: amount and date (D10), and what it says where that changed. */
export async function repost(
  call: Call,
  documentID: string,
  values: Pick<Posting, 'amount' | 'date'> & Partial<Pick<Posting, 'name' | 'description'>>,
): Promise<void> {
  await refuseClosed(call, values.date);
  const before = await setColumnsWhere(call, transaction, postingOf(documentID), 'update', values);
  await refuseClosed(call, before.date);
}

/** Takes a voided document's posting out of the statement; there is no counter-entry (D11). */
export async function unpost(call: Call, documentID: string, reason: string | null): Promise<void> {
  const before = await setColumnsWhere(call, transaction, postingOf(documentID), 'void', voiding(call, reason));
  await refuseClosed(call, before.date);
}

/** Refuses a write or void dated in closed books (D11). */
export async function refuseClosed(call: Call, day: string, field = 'date'): Promise<void> {
  refuseConflict(booksProblem(day, await closedUpTo(call)), field);
}

/** The live posting of a document, which whoever writes it holds locked. */
function postingOf(documentID: string) {
  return sql`source ->> '_id' = ${documentID} and "voidedAt" is null`;
}
