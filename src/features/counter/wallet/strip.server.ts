import { sql } from 'kysely';
import { addDays } from '#kit/rules/calendar';
import type { Call } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { heldOn } from '#features/ledger/money-account/balance.server';
import { hoursOfSilence } from './strip.rules';
import type { Unconfirmed, WalletStrip } from './wallet.contract';

/** How many days a gap is reported. */
const daysOfGap = 30;

/** `GET walletMessage/wallets`: each wallet in use, with the balance in its last message and the balance in the books (WA9). */
export async function walletsAsked(call: Call): Promise<readonly WalletStrip[]> {
  refuseUnknownQuery(call.query, []);
  const message = tableOf(call, 'wallet_message');
  return askPrepared<WalletStrip>(
    call.db,
    sql`with held as materialized (select * from ${heldOn(call, call.today)})
      select a._id, a.name, l.says, l."saysAt", coalesce(h.balance, 0) as balance, f."heardAt",
        coalesce(f."passedOver", 0) as "passedOver", f."keyHash" is not null as "hasKey",
        f."keyHash" is not null and coalesce(f."heardAt", '-infinity') < ${call.now}::timestamptz - ${hoursOfSilence} * interval '1 hour'
          as "isSilent", o.open::integer as open,
        case when g.gap is not null then json_build_object('amount', g.gap, 'currency', g.currency, 'from', g."gapSince", 'to', g."paidAt") end as gap
      from ${tableOf(call, 'money_account')} a
      left join held h on h.account = a._id
      left join ${tableOf(call, 'wallet_forward')} f on f."accountID" = a._id
      left join lateral (
        select "balanceAfter" as says, "paidAt" as "saysAt" from ${message} m
        where m."accountID" = a._id and m.currency = 'main' and m."balanceAfter" is not null order by "paidAt" desc, _id desc limit 1
      ) l on true
      left join lateral (
        select gap, currency, "gapSince", "paidAt" from ${message} m
        where m."accountID" = a._id and m.gap is not null and m."paidAt" > ${addDays(call.today, -daysOfGap)}::date
        order by "paidAt" desc, _id desc limit 1
      ) g on true
      cross join lateral (
        select count(*) as open from ${message} m where m."accountID" = a._id and m.status = 'open' and m.direction = 'in'
      ) o
      where a.kind = 'wallet' and a."isActive" order by a."isDefault" desc, a."createdAt", a._id`,
  );
}

/**
 * Within how many days of its last message a wallet counts as listened to, and how many days a message may be apart from the payment that
 * it confirms (WA10).
 */
const [daysListened, daysApart] = [7, 2];

/**
 * Rows `w` of live payments `p` into wallets `a` that no message confirms: wallets that wrote within a week before a moment, and payments
 * made since they wrote first and up to that moment (WA10).
 */
export function unconfirmedAt(where: Pick<Call, 'brand'>, moment: Fragment): Fragment {
  const message = tableOf(where, 'wallet_message');
  return sql`${tableOf(where, 'payment_part')} w
    join ${tableOf(where, 'payment')} p
      on w."messageID" is null and p._id = w."paymentID" and p."voidedAt" is null and p."createdAt" <= ${moment}
    join ${tableOf(where, 'money_account')} a on a._id = w."accountID" and a.kind = 'wallet'
    join lateral (
      select min("receivedAt") as first, max("receivedAt") as last from ${message} m
      where m."accountID" = a._id and m.status <> 'unread' and m."receivedAt" <= ${moment}
    ) l on l.last > ${moment} - ${daysListened} * interval '1 day' and p."createdAt" >= l.first`;
}

/** Messages of money received that nobody has used within a day after they arrived, at a moment (AL18, OW2). */
export function openForADay(where: Pick<Call, 'brand'>, moment: Fragment): Fragment {
  return sql`(select * from ${tableOf(where, 'wallet_message')}
    where status = 'open' and direction = 'in' and "receivedAt" <= ${moment} - interval '1 day') m`;
}

/** The most that are listed; they are few where somebody looks every day. */
const mostListed = 200;

/**
 * `GET walletMessage/unconfirmed`: payments that no message confirms, into wallets that are listened to and since they are; with the open
 * messages of the same amount from about that day (WA10).
 */
export async function unconfirmedAsked(call: Call): Promise<readonly Unconfirmed[]> {
  refuseUnknownQuery(call.query, []);
  const [message, rateOf] = [
    tableOf(call, 'wallet_message'),
    sql`(select "secondRate" from ${tableOf(call, 'organisation')})`,
  ];
  const worth = sql`case m.currency when 'main' then m.amount else round(m.amount / nullif(${rateOf}, 0), 2) end`;
  const day = sql`(m."paidAt" at time zone ${call.house.timeZone})::date`;
  return askPrepared<Unconfirmed>(
    call.db,
    sql`select w._id, p._id as "paymentID", p."paymentNo", p.date::text as date, a.name as account, w.amount,
        coalesce(s."studentName", c.name, p."payerName") as payer, u.name as by,
        (select coalesce(json_agg(json_build_object('_id', m._id, 'paidAt', m."paidAt", 'from', coalesce(m.name, m.phone)) order by m."paidAt"), '[]')
          from ${message} m where m."accountID" = w."accountID" and m.status = 'open' and m.direction = 'in' and ${worth} = w.amount
            and ${day} between p.date - ${daysApart}::integer and p.date + ${daysApart}::integer) as messages
      from ${unconfirmedAt(call, sql`${call.now}::timestamptz`)}
      left join ${tableOf(call, 'student')} s on s._id = p."studentID"
      left join ${tableOf(call, 'customer')} c on c._id = p."customerID"
      left join ${tableOf(call, 'app_user')} u on u._id = p."userID"
      order by p."createdAt" desc, w._id limit ${sql.lit(mostListed)}`,
  );
}
