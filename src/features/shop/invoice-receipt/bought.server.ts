import { sql } from 'kysely';
import type { Bought } from '#features/ledger/debt/receipt.contract';
import type { Call } from '#kit/server/call';
import { refuseMissing } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';

/** The goods of an invoice, as its receipts list them. */
export async function boughtBy(call: Call, invoiceID: string): Promise<Bought> {
  const { rows } = await sql<Bought>`
    select i."subTotal", i.discount, i."Total", coalesce(json_agg(json_build_object(
        '_id', l._id, 'itemID', json_build_object('_id', s._id, 'itemName', s."itemName"),
        'Quantity', l."Quantity", 'Price', l."Price", 'Amount', l."Amount") order by l.position), '[]') as items
    from ${tableOf(call, 'invoice')} i
    join ${tableOf(call, 'invoice_item')} l on l."invoiceID" = i._id
    join ${tableOf(call, 'stock_item')} s on s._id = l."itemID"
    where i._id = ${invoiceID} group by i._id`.execute(call.db);
  return rows[0] ?? refuseMissing();
}
