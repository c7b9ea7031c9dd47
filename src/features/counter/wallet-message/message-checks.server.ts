import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

/** The checks of wallet messages and of references (AL20 (11)). */
export const walletChecks: readonly Check[] = [
  {
    name: 'wallet-message-once',
    holds: words(
      'Each wallet message is in one live payment at most, which says the same, and each payment has the messages that say so',
    ),
    broken: words(
      'The wallet message of {moment} over {amount} is in {times} live payments, or not in the one that it names',
    ),
    finds: sql`select to_char(m."paidAt", 'YYYY-MM-DD HH24:MI') as moment, coalesce(m.amount, 0)::text as amount,
        count(p._id)::integer as times
      from wallet_message m
      left join payment_part w on w."messageID" = m._id
      left join payment p on p._id = w."paymentID" and p."voidedAt" is null
      group by m._id
      having count(p._id) <> (m."paymentID" is not null)::integer
        or bool_or(p._id is not null and p._id <> m."paymentID")
        or bool_or(p._id is not null and w."accountID" <> m."accountID")
        or bool_or(p._id is not null and m.currency = 'main' and w.amount <> m.amount)
        or (m."paymentID" is not null and m.direction is distinct from 'in')`,
  },
  {
    name: 'reference-once',
    holds: words('Each reference of a live payment is used once in its account'),
    broken: words(
      'Reference {reference} of payment {number} in {account} is not kept as used, or by a payment that is voided',
    ),
    finds: sql`select coalesce(w.reference, m.reference) as reference, p."paymentNo"::text as number, a.name as account
      from payment_part w join payment p on p._id = w."paymentID" join money_account a on a._id = w."accountID"
        left join wallet_message m on m._id = w."messageID"
      where p."voidedAt" is null and btrim(coalesce(w.reference, m.reference, '')) <> '' and not exists (
        select 1 from payment_reference r where r."paymentID" = p._id and r."accountID" = w."accountID")
      union all
      select r.reference, p."paymentNo"::text, a.name from payment_reference r
        join payment p on p._id = r."paymentID" join money_account a on a._id = r."accountID"
      where p."voidedAt" is not null`,
  },
];
