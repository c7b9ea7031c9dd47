import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

const receipts = sql`(
  select "paymentID", "AmountPaid" as amount, "voidedAt" from fee_receipt where "paymentID" is not null
  union all select "paymentID", "AmountPaid", "voidedAt" from service_receipt where "paymentID" is not null
  union all select "paymentID", "amountPaid", "voidedAt" from invoice_receipt where "paymentID" is not null
)`;

/** The checks of payments at the counter (AL20 (3)). */
export const paymentChecks: readonly Check[] = [
  {
    name: 'payment-whole',
    holds: words('What is paid with each payment is what its receipts and its advances come to'),
    broken: words('Payment {number}: {paid} was paid, its receipts and advances come to {counted}'),
    finds: sql`select p."paymentNo"::text as number, coalesce(w.paid, 0)::numeric(20, 2)::text as paid,
        coalesce(r.amount, 0)::numeric(20, 2)::text as counted
      from payment p
      cross join lateral (
        select coalesce(sum(amount), 0) + p."creditUsed" as paid, coalesce(sum(amount), 0) as rows
        from payment_part where "paymentID" = p._id
      ) w
      cross join lateral (
        select coalesce((select sum(amount) from ${receipts} r where r."paymentID" = p._id and r."voidedAt" is null), 0)
          + coalesce((select sum(amount) from credit c
              where c.source ->> '_id' = p._id::text and c.kind = 'advance' and c."voidedAt" is null), 0) as amount
      ) r
      where p."voidedAt" is null and (w.paid <> r.amount or w.rows <> p.total)`,
  },
  {
    name: 'payment-voided',
    holds: words('No live receipt belongs to a voided payment'),
    broken: words('Payment {number} is voided, but {count} of its receipts are not'),
    finds: sql`select p."paymentNo"::text as number, count(*)::integer as count
      from payment p join ${receipts} r on r."paymentID" = p._id
      where p."voidedAt" is not null and r."voidedAt" is null group by p."paymentNo"`,
  },
];
