import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

/** True if the row `o` was counted by a close that was voided since, so that it may be changed again (DC10). */
const freed = sql`exists (
  select 1 from day_close c where c."accountID" = o."accountID" and c."voidedAt" is not null and c.date >= o.date
)`;

/** The checks of accounts and of the rows in them. */
export const accountChecks: readonly Check[] = [
  {
    name: 'account-figures',
    holds: words('What each account holds is what its rows come to, on every day'),
    broken: words('Account {account}: {kept} is kept for the {span} {day}, its rows come to {counted}'),
    finds: sql`select a.name as account, d.span, d.day::text as day, d.kept::text as kept, d.counted::text as counted
      from account_figure_difference d left join money_account a on a._id = d.account`,
  },
  {
    name: 'account-default',
    holds: words('Each way of paying that has an account in use has one default account'),
    broken: words('{method} has {times} default accounts'),
    finds: sql`select "paymentMethod" as method, count(*) filter (where "isDefault")::integer as times
      from money_account where "isActive" and kind <> 'credit' group by 1 having count(*) filter (where "isDefault") <> 1`,
  },
  {
    name: 'reversal',
    holds: words('What takes a counted row back is of the other side, in the same account and of the same amount'),
    broken: words('Entry {entry} of {posted} takes back entry {original} of {amount}, which it does not match'),
    finds: sql`select r."transectionNo"::text as entry, r.amount::text as posted, coalesce(o."transectionNo"::text, '') as original,
        coalesce(o.amount::text, '') as amount
      from money_transaction r left join money_transaction o on o._id = r.reverses
      where r."voidedAt" is null and (r.source ->> 'kind' = 'reversal' or r.reverses is not null)
        and not coalesce(r.source ->> 'kind' = 'reversal' and r.source ->> '_id' = r._id::text and o."voidedAt" is null
          and (o."closeNo" is not null or ${freed}) and o.amount = r.amount and o."accountID" = r."accountID"
          and o."transectionType" <> r."transectionType" and o.reverses is null, false)`,
  },
];
