import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

/** The checks of credit notes by themselves (AL20 (7)); their effect on debts is checked with these. */
export const creditNoteChecks: readonly Check[] = [
  {
    name: 'credit-note-credit',
    holds: words('What a credit note gave back without an account is credit of the same amount, once'),
    broken: words('Credit note {number}: {returned} became credit, its credit comes to {credit}'),
    finds: sql`select n."creditNoteNo"::text as number, n.back::text as returned, coalesce(c.amount, 0)::text as credit
      from (select _id, "creditNoteNo", case when "refundAccountID" is null and "voidedAt" is null then returned else 0 end as back
        from credit_note) n
      left join (select source ->> '_id' as note, sum(amount) as amount from credit
        where kind = 'creditNote' and "voidedAt" is null group by 1) c on c.note = n._id::text
      where n.back <> coalesce(c.amount, 0)`,
  },
  {
    name: 'credit-note-discount',
    holds: words('No standing discount reduces a fee twice'),
    broken: words('Fee {number} is reduced {times} times by one discount'),
    finds: sql`select f."feeNo"::text as number, count(*)::integer as times from credit_note n join fee f on f._id = n."feeID"
      where n."discountID" is not null and n."voidedAt" is null group by f."feeNo", n."discountID" having count(*) > 1`,
  },
  {
    name: 'credit-note-voided',
    holds: words('No live credit note belongs to a voided debt'),
    broken: words('Credit note {number} is not voided, but its debt is'),
    finds: sql`select n."creditNoteNo"::text as number from credit_note n
      left join fee f on f._id = n."feeID" left join service s on s._id = n."serviceID" left join invoice i on i._id = n."invoiceID"
      where n."voidedAt" is null and coalesce(f."voidedAt", s."voidedAt", i."voidedAt") is not null`,
  },
  {
    name: 'credit-note-stock',
    holds: words('What came back by a live credit note is in stock again, and by a voided one nothing'),
    broken: words('Credit note {number}: {back} of {item} came back, {moved} were put into stock'),
    finds: sql`select n."creditNoteNo"::text as number, s."itemName" as item, coalesce(b.back, 0)::text as back, coalesce(m.moved, 0)::text as moved
      from (select i."creditNoteID"::text as id, i."itemID", sum(i."Quantity") as back from credit_note_item i
          join credit_note c on c._id = i."creditNoteID" and c."voidedAt" is null where i.restock group by 1, 2) b
      full join (select source ->> '_id' as id, "itemID", sum(quantity) as moved from stock_movement
          where source ->> 'kind' = 'creditNote' group by 1, 2) m using (id, "itemID")
      left join credit_note n on n._id::text = id left join stock_item s on s._id = "itemID"
      where coalesce(b.back, 0) <> coalesce(m.moved, 0)`,
  },
];
