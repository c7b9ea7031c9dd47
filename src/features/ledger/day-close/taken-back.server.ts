import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { DayClose } from './day-close.contract';
import type { TakenBack } from './report.contract';
import { takenBackSays } from './report.rules';

/** The most lines of a report; on a day with more, the lists show the others. */
const mostLines = 50;

/**
 * The documents voided in the account on the day of a close, and those that rows counted by it reverse: rows of the statement, transfers,
 * and money that people had paid ahead, each kind by its numbers.
 */
export async function takenBackOn(call: Call, close: DayClose): Promise<TakenBack[]> {
  const kinds = [entries(call, close), transfers(call, close), credits(call, close)];
  return askPrepared<TakenBack>(
    call.db,
    sql`select name, description, posted, amount, reason from (${sql.join(kinds, sql` union all `)}) t
      order by place, number limit ${mostLines}`,
  );
}

/** Rows of the statement. One that reverses what a close had counted has the reason in its `voidReason` (AL8). */
function entries(call: Call, close: DayClose): Fragment {
  return sql`select 1 as place, v.name, v.description, v.posted, v.amount, v."voidReason" as reason,
      v."transectionNo" as number
    from ${tableOf(call, 'money_transaction')} v where v."accountID" = ${close.accountID._id}
      and (${voidedOn(call, close)} or (v.reverses is not null and ${countedBy(close)}))`;
}

/** Transfers on either side of the account. */
function transfers(call: Call, close: DayClose): Fragment {
  const id = close.accountID._id;
  return sql`select 2, o.name, ${described(takenBackSays.transfer, sql`v."transferNo"`)}, true, v.amount, v."voidReason",
      v."transferNo"
    from ${tableOf(call, 'transfer')} v
    join ${tableOf(call, 'money_account')} o on o._id = case when v."fromID" = ${id} then v."toID" else v."fromID" end
    where (v."fromID" = ${id} or v."toID" = ${id}) and ${voidedOn(call, close)}`;
}

/** Advances and refunds; an advance that a close had counted was reversed by a refund of its payment (CO10). */
function credits(call: Call, close: DayClose): Fragment {
  const says = sql`case when v.kind = 'refund' then ${described(takenBackSays.refund, sql`v."creditNo"`)}
    else ${described(takenBackSays.advance, sql`v."creditNo"`)} end`;
  return sql`select 3, coalesce(s."studentName", c.name, ''), ${says}, true, v.amount, coalesce(v."voidReason", v.reason),
      v."creditNo"
    from ${tableOf(call, 'credit')} v
    left join ${tableOf(call, 'student')} s on s._id = v."studentID"
    left join ${tableOf(call, 'customer')} c on c._id = v."customerID"
    where v."accountID" = ${close.accountID._id} and v.kind in ('advance', 'refund')
      and (${voidedOn(call, close)} or (v.kind = 'refund' and v.source ->> 'kind' = 'payment' and ${countedBy(close)}))`;
}

/** A row `v` was voided on the day of a close, as the organisation's clock says it. */
function voidedOn(call: Call, { date }: DayClose): Fragment {
  const zone = call.house.timeZone;
  return sql`(v."voidedAt" >= ${date}::date::timestamp at time zone ${zone}
    and v."voidedAt" < (${date}::date + 1)::timestamp at time zone ${zone})`;
}

/** A live row `v` of the account was counted by a close. */
function countedBy({ date, closeNo }: DayClose): Fragment {
  return sql`(v."voidedAt" is null and v."closeNo" = ${closeNo} and v.date <= ${date})`;
}

/** The description of a document in the language of stored texts. */
function described(sentence: string, number: Fragment): Fragment {
  return sql`replace(${sql.lit(sentence)}, '{number}', (${number})::text)`;
}
