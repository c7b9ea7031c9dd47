import { sql } from 'kysely';
import { counted } from '#kit/contract/language';
import type { Day } from '#kit/contract/day';
import { addDays, monthOf } from '#kit/rules/calendar';
import { noMoney } from '#kit/rules/money';
import { type Fragment, functionOf, tableOf } from '#kit/server/sql/fragment';
import type { Attention, OwnerAsked, OwnerParts } from '#house/owner-view/owner-parts.server';
import { dayCloseScreen } from './day-close.screens';

/** The date of the last live close of an account up to a day. */
function lastCount(asked: OwnerAsked, id: Fragment): Fragment {
  return sql`(select max(c.date) from ${tableOf(asked, 'day_close')} c
    where c."accountID" = ${id} and c."voidedAt" is null and c.date <= ${asked.date}::date)`;
}

/** The cash boxes, and other accounts that are counted, with rows that nobody counted, neither on the day nor on the day before. */
const uncounted: Attention = {
  kind: 'notCounted',
  screen: dayCloseScreen,
  found: (asked) => sql`select count(*)::integer as count,
      coalesce(sum(${functionOf(asked, 'account_balance')}(a._id, ${asked.date}::date)), 0) as amount
    from (select a._id, a.kind, a."openingDate", greatest(${lastCount(asked, sql`a._id`)}, a."openingDate") as last
      from ${tableOf(asked, 'money_account')} a where a."isActive" and a.kind <> 'credit') a
    where (a.kind = 'cash' or a.last is not null) and coalesce(a.last, '-infinity') < ${addDays(asked.date, -1)}::date
      and exists (select from ${tableOf(asked, 'account_entry')} e
        where e.account = a._id and e."closeNo" is null and e.date <= ${asked.date}::date
          and e.date >= coalesce(a.last, '-infinity') and e.date > coalesce(a."openingDate", '-infinity'))`,
  text: ({ count }) =>
    counted(
      count,
      '{count} account has not been counted since yesterday',
      '{count} accounts have not been counted since yesterday',
    ),
};

const unsigned: Attention = {
  kind: 'unsigned',
  screen: dayCloseScreen,
  search: () => ({ status: 'counted' }),
  found: (asked) => sql`select count(*)::integer as count, coalesce(sum(difference), 0) as amount
    from ${tableOf(asked, 'day_close')} where status = 'counted' and "voidedAt" is null and date <= ${asked.date}::date`,
  text: ({ count }) => counted(count, '{count} close is not signed', '{count} closes are not signed'),
};

const differences: Attention = {
  kind: 'differences',
  screen: dayCloseScreen,
  search: (_found, { date }) => ({ from: firstOf(date), to: date }),
  found: (asked) => sql`select count(*)::integer as count, coalesce(sum(difference), 0) as amount
    from ${tableOf(asked, 'day_close')} where difference <> 0 and "voidedAt" is null
      and date between ${firstOf(asked.date)}::date and ${asked.date}::date`,
  text: ({ count, amount }, shown) =>
    counted(
      count,
      '{count} count differs this month, {amount} in all',
      '{count} counts differ this month, {amount} in all',
      { amount: shown(amount ?? noMoney) },
    ),
};

function firstOf(day: Day): Day {
  return `${monthOf(day)}-01`;
}

/** The facts about counting on the owner's page. */
export const closesToOwner: OwnerParts = {
  attention: [uncounted, unsigned, differences],
  accounts: [{ name: 'counted', value: lastCount }],
  people: [
    {
      does: 'differences',
      rows: (asked) => sql`select "userID", 1 as count, difference as amount from ${tableOf(asked, 'day_close')}
        where difference <> 0 and "voidedAt" is null and date = ${asked.date}::date`,
    },
  ],
};
