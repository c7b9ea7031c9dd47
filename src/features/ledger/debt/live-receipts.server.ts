import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import type { Debt } from './debt.contract';

/** How many receipts of a document are not voided. */
export async function liveReceipts(call: Call, { receipts }: Debt, documentID: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${tableOf(call, receipts.table)}
    where ${sql.ref(receipts.parent)} = ${documentID} and "voidedAt" is null`.execute(call.db);
  return rows[0]?.count ?? 0;
}

/** Ends the call where a document has live receipts: it stays (R 5.2). `sentence` makes the message from their number. */
export async function refuseWithReceipts(
  call: Call,
  debt: Debt,
  documentID: string,
  sentence: (count: number) => string,
): Promise<void> {
  const count = await liveReceipts(call, debt, documentID);
  if (count > 0) refuseConflict(sentence(count));
}
