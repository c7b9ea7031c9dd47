import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';

/** How many pieces of each item have come back by live credit notes of an invoice. */
export async function returnedOf(call: Call, invoiceID: string): Promise<ReadonlyMap<string, number>> {
  const rows = await askPrepared<{ itemID: string; pieces: number }>(
    call.db,
    sql`select r."itemID", sum(r."Quantity")::integer as pieces from ${tableOf(call, 'credit_note_item')} r
      join ${tableOf(call, 'credit_note')} n on n._id = r."creditNoteID"
      where n."invoiceID" = ${invoiceID} and n."voidedAt" is null group by 1`,
  );
  return new Map(rows.map(({ itemID, pieces }) => [itemID, pieces]));
}
