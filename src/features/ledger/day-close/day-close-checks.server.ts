import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

/** The live closes, each with the opening day of its account and what the close before it counted. */
const closes = sql`(
  select c.*, a.name as account, a."openingDate", a."openingBalance",
    lag(c.counted) over (partition by c."accountID" order by c."closeNo") as before,
    lag(c.date) over (partition by c."accountID" order by c."closeNo") as since
  from day_close c join money_account a on a._id = c."accountID" where c."voidedAt" is null
) c`;

/** The difference that a live close posted. */
const posted = sql`(
  select m.*, m.source ->> '_id' as "closeID" from money_transaction m
  where m.source ->> 'kind' = 'dayClose' and m."voidedAt" is null
) m`;

/** The sum by which the rows of a close changed its account, except its difference; rows up to the opening changed nothing (AC5). */
const moved = sql`(
  select c._id,
    coalesce(sum(e."in") filter (where e.kind = 'income'), 0) as income,
    coalesce(sum(e."out") filter (where e.kind = 'expense'), 0) as expense,
    coalesce(sum(e."in") filter (where e.kind = 'transferIn'), 0) as "transfersIn",
    coalesce(sum(e."out") filter (where e.kind = 'transferOut'), 0) as "transfersOut",
    coalesce(sum(e."in") filter (where e.kind = 'advance'), 0) as advances,
    coalesce(sum(e."out") filter (where e.kind = 'refund'), 0) as refunds
  from ${closes} left join account_entry e
    on e.account = c."accountID" and e."closeNo" = c."closeNo" and e.date > coalesce(c."openingDate", '-infinity')
    and not exists (select 1 from ${posted} where m._id = e._id and m."closeID" = c._id::text)
  group by c._id
) s`;

/** The checks of closes (AL20). */
export const dayCloseChecks: readonly Check[] = [
  {
    name: 'close-rows',
    holds: words('Each close expected its opening with the rows that carry its number, and no others'),
    broken: words('Close {number} of {account}: it expected {expected}, its opening and its rows come to {counted}'),
    finds: sql`select c."closeNo"::text as number, c.account, c.expected::text as expected,
        (c.opening + s.income - s.expense + s."transfersIn" - s."transfersOut" + s.advances - s.refunds)::text as counted
      from ${closes} join ${moved} on s._id = c._id
      where (c.income, c.expense, c."transfersIn", c."transfersOut", c.advances, c.refunds)
          is distinct from (s.income, s.expense, s."transfersIn", s."transfersOut", s.advances, s.refunds)
        or c.expected <> c.opening + s.income - s.expense + s."transfersIn" - s."transfersOut" + s.advances - s.refunds
        or c.difference <> c.counted - c.expected`,
  },
  {
    name: 'close-opening',
    holds: words('Each close began with what the one before it counted, the first one with the opening of its account'),
    broken: words('Close {number} of {account} began with {opening} instead of {wanted}'),
    finds: sql`select c."closeNo"::text as number, c.account, c.opening::text as opening,
        coalesce(c.before, c."openingBalance", 0)::text as wanted
      from ${closes} where c.opening <> coalesce(c.before, c."openingBalance", 0)
        or (c."isOpening" and (c.before is not null or c."openingDate" is distinct from c.date - 1))`,
  },
  {
    name: 'close-difference',
    holds: words('Each close posted its difference once, as counted by itself, and one without a difference nothing'),
    broken: words(
      'Close {number} of {account}: a difference of {difference} was posted {times} times, or not as it is',
    ),
    finds: sql`select c."closeNo"::text as number, a.name as account, c.difference::text as difference, count(m._id)::integer as times
      from day_close c join money_account a on a._id = c."accountID" left join ${posted} on m."closeID" = c._id::text
      group by c._id, c."closeNo", a.name, c.difference, c."voidedAt", c.date, c."accountID"
      having count(m._id) <> case when c."voidedAt" is null and c.difference <> 0 then 1 else 0 end
        or bool_or(m.amount <> abs(c.difference) or m.date <> c.date or m."accountID" <> c."accountID"
          or m."closeNo" is distinct from c."closeNo" or (m."transectionType" = 'income') <> (c.difference > 0)) filter (where m._id is not null)`,
  },
  {
    name: 'close-of-row',
    holds: words('Each row that is counted was counted by a live close of its account, on its day or later'),
    broken: words(
      'A row of {amount} on {date} in {account} carries the number of close {number}, which did not count it',
    ),
    finds: sql`select e."closeNo"::text as number, a.name as account, (e."in" + e."out")::text as amount, e.date::text as date
      from account_entry e join money_account a on a._id = e.account
      where e."closeNo" is not null and not exists (
        select 1 from day_close c where c."closeNo" = e."closeNo" and c."accountID" = e.account and c."voidedAt" is null and c.date >= e.date
      )`,
  },
  {
    name: 'close-last',
    holds: words('Each account knows when it was counted last, and no earlier row of it is left uncounted'),
    broken: words('{account} was counted on {date}: {rows} earlier rows are uncounted, or it does not know the day'),
    finds: sql`select a.name as account, coalesce(l.last, a."lastCount")::text as date, count(e._id)::integer as rows
      from money_account a
      left join (select "accountID", max(date) as last from day_close where "voidedAt" is null group by 1) l on l."accountID" = a._id
      left join account_entry e on e.account = a._id and e.date < l.last and e."closeNo" is null
      group by a._id, a.name, a."lastCount", l.last
      having a."lastCount" is distinct from l.last or count(e._id) > 0`,
  },
];
