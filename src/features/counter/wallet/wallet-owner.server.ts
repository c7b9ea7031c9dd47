import { sql } from 'kysely';
import { counted } from '#kit/contract/language';
import { noMoney } from '#kit/rules/money';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { Attention, OwnerAsked, OwnerParts } from '#house/owner-view/owner-parts.server';
import { walletScreen } from '#features/counter/wallet-pattern/wallet.screens';
import { openForADay, unconfirmedAt } from './strip.server';

/** The end of the day that is asked for. */
function evening({ date, house }: OwnerAsked): Fragment {
  return sql`((${date}::date + 1)::timestamp at time zone ${house.timeZone})`;
}

const unconfirmed: Attention = {
  kind: 'walletUnconfirmed',
  screen: walletScreen,
  search: () => ({ part: 'unconfirmed' }),
  found: (asked) => sql`select count(*)::integer as count, coalesce(sum(w.amount), 0) as amount
    from ${unconfirmedAt(asked, evening(asked))}`,
  text: ({ count, amount }, shown) =>
    counted(
      count,
      'No message confirms {count} wallet payment: {amount}',
      'No message confirms {count} wallet payments: {amount}',
      { amount: shown(amount ?? noMoney) },
    ),
};

const open: Attention = {
  kind: 'walletOpen',
  screen: walletScreen,
  found: (asked) => sql`select count(*)::integer as count, null::numeric as amount
    from ${openForADay(asked, sql`least(${evening(asked)}, ${asked.now}::timestamptz)`)}`,
  text: ({ count }) =>
    counted(
      count,
      '{count} wallet message has been open for a day',
      '{count} wallet messages have been open for a day',
    ),
};

/** The facts about wallets on the owner's page (OW2). */
export const walletsToOwner: OwnerParts = {
  attention: [unconfirmed, open],
  accounts: [
    {
      name: 'walletSays',
      value: (asked, id) => sql`(select m."balanceAfter" from ${tableOf(asked, 'wallet_message')} m
        where m."accountID" = ${id} and m.currency = 'main' and m."balanceAfter" is not null and m."paidAt" < ${evening(asked)}
        order by m."paidAt" desc, m._id desc limit 1)`,
    },
  ],
};
