import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Call, Route } from '#kit/server/call';
import { onReport, type ReportQuery, refuseSpan } from '#kit/server/routes/report';
import { tableOf } from '#kit/server/sql/fragment';
import { profitRows } from '#features/ledger/transaction/profit-lines.server';
import { transaction } from '#features/ledger/transaction/transaction.contract';
import { profitLoss, type ProfitPart, profitParts } from './profit-loss.contract';

/** The lines of each month, and the month's net. */
function lines(call: Call, body: BodyOf<typeof profitLoss>): ReportQuery {
  refuseSpan(body);
  const { startDate, endDate } = body;
  const within = sql`m.date between ${startDate}::date and ${endDate}::date`;
  const rows = sql`select to_char(r.date, 'YYYY-MM') as month, r.part, r.type, sum(r.moves) as moves
    from (${profitRows(tableOf(call, transaction.table), within)}) r group by 1, 2, 3`;
  // Spent money is written without its sign.
  const amount = sql`case l.part when 'expense' then -l.moves else l.moves end`;
  const of = (part: ProfitPart) => sql`sum(r.amount) filter (where r.part = ${sql.lit(part)})`;
  return {
    rows: sql`select md5(t.month || ' ' || t.part || ' ' || t.type)::uuid as _id, t.month, t.part, t.type, t.amount from (
      with l as (${rows})
      select l.month, l.part, l.type, ${amount} as amount from l
      union all select l.month, 'net', '', sum(l.moves) from l group by l.month) t`,
    order: sql`t.month, array_position(${Object.keys(profitParts)}::text[], t.part), t.type`,
    totals: { income: of('income'), expense: of('expense'), other: of('other'), net: of('net') },
  };
}

export const profitLossRoute: Route = onReport(profitLoss, lines);
