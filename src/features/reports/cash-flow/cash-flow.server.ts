import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Call, Route } from '#kit/server/call';
import { onReport, type ReportQuery, refuseSpan } from '#kit/server/routes/report';
import { type Fragment, functionOf, tableOf } from '#kit/server/sql/fragment';
import { accountEntry } from '#features/ledger/account-entry/account-entry.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { cashFlow } from './cash-flow.contract';

type Asked = BodyOf<typeof cashFlow>;

/** The months of a range; of the first and the last only the days within the range. */
function monthsOf({ startDate, endDate }: Asked): Fragment {
  return sql`(select to_char(m, 'YYYY-MM') as month, greatest(m::date, ${startDate}::date) as begins,
      least((m + interval '1 month')::date - 1, ${endDate}::date) as ends
    from generate_series(date_trunc('month', ${startDate}::date), ${endDate}::date, interval '1 month') m) s`;
}

/** The movements of each account in each month; rows up to the day on which it was first counted change nothing (AC5). */
function movedIn(call: Call, { startDate, endDate }: Asked): Fragment {
  const of = (side: Fragment, ...kinds: readonly string[]) =>
    sql`coalesce(sum(${side}) filter (where e.kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})), 0)`;
  const [came, went] = [sql`e."in"`, sql`e."out"`];
  return sql`(select e.account, to_char(e.date, 'YYYY-MM') as month, ${of(came, 'income')} as income, ${of(went, 'expense')} as expense,
      ${of(sql`e."in" - e."out"`, 'transferIn', 'transferOut')} as transfers, ${of(came, 'advance')} as advances, ${of(went, 'refund')} as refunds
    from ${tableOf(call, accountEntry.table)} e join ${tableOf(call, moneyAccount.table)} a on a._id = e.account
    where e.date between ${startDate}::date and ${endDate}::date and e.date > coalesce(a."openingDate", '-infinity')
    group by 1, 2) m`;
}

/** A row for each month and real account that held or moved something in it. */
function flows(call: Call, asked: Asked): ReportQuery {
  refuseSpan(asked);
  const balance = (day: Fragment) => sql`${functionOf(call, 'account_balance')}(a._id, ${day})`;
  const opening = sql`coalesce(${balance(sql`s.begins - 1`)}, a."openingBalance")`;
  const closing = balance(sql`s.ends`);
  const moved = ['income', 'expense', 'transfers', 'advances', 'refunds'].map(
    (name) => sql`coalesce(${sql.ref(`m.${name}`)}, 0) as ${sql.id(name)}`,
  );
  return {
    rows: sql`select md5(s.month || a._id)::uuid as _id, s.month, a.name as account, ${opening} as opening, ${sql.join(moved)}, ${closing} as closing
      from ${monthsOf(asked)} join ${tableOf(call, moneyAccount.table)} a
        on a.kind <> 'credit' and coalesce(a."openingDate", '-infinity') <= s.ends
      left join ${movedIn(call, asked)} on m.account = a._id and m.month = s.month
      where a."isActive" or m.account is not null or ${closing} <> 0`,
    order: sql`s.month, a."createdAt", a._id`,
  };
}

export const cashFlowRoute: Route = onReport(cashFlow, flows);
