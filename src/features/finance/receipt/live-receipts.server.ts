import type { Call } from '../../../kit/server/call';
import { refuseConflict } from '../../../kit/server/refusal';

/** The receipts of each kind of document, and their column that names it. */
const documentOf = { fee_receipt: 'feeID', service_receipt: 'serviceID', invoice_receipt: 'invoiceID' } as const;

/** How many receipts of a document are not voided. */
export async function liveReceipts({ db }: Call, table: keyof typeof documentOf, documentID: string): Promise<number> {
  const { dynamic } = db;
  const { count } = await db
    .selectFrom(dynamic.table(table).as('receipt'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(dynamic.ref(documentOf[table]), '=', documentID)
    .where(dynamic.ref('voidedAt'), 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Ends the call where a document has live receipts: it stays (R 5.2). `sentence` says so of how many there are. */
export async function refuseWithReceipts(
  call: Call,
  table: keyof typeof documentOf,
  documentID: string,
  sentence: (count: number) => string,
): Promise<void> {
  const count = await liveReceipts(call, table, documentID);
  if (count > 0) refuseConflict(sentence(count));
}
