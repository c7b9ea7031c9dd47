import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import { addDays, addMonths, monthOf } from '#kit/rules/calendar';
import { noMoney } from '#kit/rules/money';
import { shownRate } from '#kit/rules/show';
import { tableOf } from '#kit/server/sql/fragment';
import type { Attention, Doing, OwnerAsked, OwnerParts } from '#house/owner-view/owner-parts.server';
import { profitRows } from './profit-lines.server';
import { transaction } from './transaction.contract';
import { reversalType, typeShown } from './transaction.rules';
import { expenseScreen } from './transaction.screens';

/** How many months the mean of a type of expense is taken over, and by how much it must be exceeded for the owner to be told. */
const monthsOfMean = 3;
const muchMore = 1.25;

/** The types of expense that are far higher this month than in the months before. */
const dearer: Attention = {
  kind: 'expenseUp',
  screen: expenseScreen,
  search: ({ name = '' }, { date }) => ({ q: name, from: `${monthOf(date)}-01`, to: date }),
  found: (asked) => {
    const month = `${monthOf(asked.date)}-01`;
    const from = `${addMonths(month, -monthsOfMean)}-01`;
    const rows = profitRows(
      tableOf(asked, transaction.table),
      sql`m.date between ${from}::date and ${asked.date}::date`,
    );
    return sql`select 1 as count, e.now as amount, e.type as name, round(100 * (e.now - e.mean) / e.mean)::integer as percent
      from (select type, -coalesce(sum(moves) filter (where date >= ${month}::date), 0) as now,
          -coalesce(sum(moves) filter (where date < ${month}::date), 0) / ${sql.lit(monthsOfMean)}::numeric as mean
        from (${rows}) r where part = 'expense' group by type) e
      where e.mean > 0 and e.now >= ${sql.lit(muchMore)}::numeric * e.mean order by e.now - e.mean desc, e.type`;
  },
  text: ({ name = '', amount, percent = 0 }, shown) =>
    t('{type}: {amount} this month, {percent} above the average of the last three months', {
      type: typeShown(name),
      amount: shown(amount ?? noMoney),
      percent: shownRate(percent / 100),
    }),
};

/** The receipts of a day, including those paid from credit. */
const receipts: Doing = {
  does: 'receipts',
  rows: (asked) => sql`select "userID", 1 as count, amount from ${tableOf(asked, transaction.table)}
    where date = ${asked.date}::date and "voidedAt" is null and "transectionType" = 'income'
      and source ->> 'kind' = any(${asked.product.receipts.map(({ kind }) => kind)}::text[])`,
};

/** The rows that were entered and then voided or reversed, from the activity log and the reversals. */
const voids: Doing = {
  does: 'voids',
  rows: (asked) => sql`select a."userID", 1 as count, m.amount
    from ${tableOf(asked, 'activity')} a join ${tableOf(asked, transaction.table)} m on m._id = a."recordID"
    where a.action = 'void' and a.resource = ${transaction.path} and ${onDay(asked)}
    union all select "userID", 1, amount from ${tableOf(asked, transaction.table)}
    where date = ${asked.date}::date and "voidedAt" is null and type = ${reversalType} and reverses is not null`,
};

function onDay({ date, house: { timeZone } }: OwnerAsked) {
  const starts = (day: string) => sql`(${day}::date)::timestamp at time zone ${timeZone}`;
  return sql`a."createdAt" >= ${starts(date)} and a."createdAt" < ${starts(addDays(date, 1))}`;
}

/** The facts of the statement on the owner's page. */
export const statementToOwner: OwnerParts = { attention: [dearer], people: [receipts, voids] };
