import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { paidDocumentChecks } from '#features/ledger/debt/paid-document-checks.server';
import { invoice } from './invoice.contract';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';

export const invoiceChecks: readonly Check[] = [
  ...paidDocumentChecks({
    name: 'invoice',
    one: invoice.one,
    called: 'invoiceNumber',
    debt: invoiceDebt,
  }),
  {
    name: 'invoice-lines',
    holds: words('Each invoice comes to what its lines come to, less the discount and what was taken off'),
    broken: words(
      'Invoice {number}: its lines come to {lines}, it says {subTotal}, less {discount} and {credited} makes {total}',
    ),
    finds: sql`select i."invoiceNumber"::text as number, coalesce(l.amount, 0)::numeric(20, 2)::text as lines,
        i."subTotal"::text as "subTotal", i.discount::text as discount, i.credited::text as credited, i."Total"::text as total
      from invoice i left join (select "invoiceID", sum("Quantity" * "Price") as amount from invoice_item group by 1) l on l."invoiceID" = i._id
      where i."subTotal" <> coalesce(l.amount, 0) or i."Total" is distinct from i."subTotal" - i.discount - i.credited`,
  },
  {
    name: 'invoice-debtor',
    holds: words('Every debt of an invoice is owed by a customer'),
    broken: words('Invoice {number}: {balance} are owed by nobody: it is a walk-in sale'),
    finds: sql`select "invoiceNumber"::text as number, balance::text as balance from invoice
      where "customerID" is null and balance > 0 and "voidedAt" is null`,
  },
  {
    name: 'invoice-stock',
    holds: words('Each live invoice took from stock what it sold, and a voided one nothing'),
    broken: words('Invoice {number}: it sold {sold} of {item}, but {moved} went out of stock'),
    finds: sql`select i."invoiceNumber"::text as number, s."itemName" as item, coalesce(l.sold, 0)::text as sold, coalesce(-m.moved, 0)::text as moved
      from (select "invoiceID"::text as id, "itemID", sum("Quantity") as sold from invoice_item
          join invoice on invoice._id = "invoiceID" and invoice."voidedAt" is null group by 1, 2) l
      full join (select source ->> '_id' as id, "itemID", sum(quantity) as moved from stock_movement
          where source ->> 'kind' = 'invoice' group by 1, 2) m using (id, "itemID")
      left join (select _id::text as id, "invoiceNumber" from invoice) i using (id) left join stock_item s on s._id = "itemID"
      where coalesce(l.sold, 0) <> coalesce(-m.moved, 0)`,
  },
];
