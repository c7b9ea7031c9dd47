import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';
import { creditSum } from './credit.server';

/** The checks of people's credit (AL20 (2)). */
export const creditChecks: readonly Check[] = [
  {
    name: 'credit-account',
    holds: words("Customer credit holds minus the sum of all people's credit"),
    broken: words("Customer credit holds {kept}, people's credit comes to {counted}"),
    finds: sql`select a.kept::text as kept, c.counted::text as counted from (
        select coalesce(sum("in" - "out"), 0) as kept from account_entry
        where account = (select _id from money_account where kind = 'credit')
      ) a cross join (select ${creditSum} as counted from credit where "voidedAt" is null) c
      where a.kept <> -c.counted`,
  },
  {
    name: 'credit-below-zero',
    holds: words("Nobody's credit is below zero"),
    broken: words('{person} has {credit} credit'),
    finds: sql`select coalesce(s."studentName", p.name, '') as person, c.credit::text as credit from (
        select "studentID", "customerID", ${creditSum} as credit from credit where "voidedAt" is null group by 1, 2
      ) c left join student s on s._id = c."studentID" left join customer p on p._id = c."customerID" where c.credit < 0`,
  },
  {
    name: 'credit-used',
    holds: words('Every credit that is used has one live receipt of its amount, and every receipt from credit has it'),
    broken: words('Credit {number} of {amount}: receipt {receipt} of {paid}'),
    finds: sql`with receipts as (
        select _id::text as _id, "receiptNo", "AmountPaid" as paid, "accountID" from fee_receipt where "voidedAt" is null
        union all select _id::text, "receiptNo", "AmountPaid", "accountID" from service_receipt where "voidedAt" is null
        union all select _id::text, "receiptNo", "amountPaid", "accountID" from invoice_receipt where "voidedAt" is null
      ), paid as (select * from receipts where "accountID" = (select _id from money_account where kind = 'credit')),
      used as (select * from credit where kind = 'used' and "voidedAt" is null)
      select coalesce(u."creditNo"::text, '') as number, coalesce(u.amount::text, '') as amount,
        coalesce(r."receiptNo"::text, '') as receipt, coalesce(r.paid::text, '') as paid
      from used u full join paid r on r._id = u.source ->> '_id'
      where r._id is null or u._id is null or r.paid <> u.amount
        or (select count(*) from used o where o.source ->> '_id' = r._id) <> 1`,
  },
];
