import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import { minus, noMoney, plus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { batchesOf, jsonArray } from '#kit/server/read/cursor';
import { sendPieces } from '#kit/server/read/pieces';
import { listFile, sendFile } from '#kit/server/read/file';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { everyRow, type Matching, matching, pageOf, pageStatement } from '#kit/server/read/list';
import { refuseInvalid } from '#kit/server/refusal';
import { type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { type TransactionType, transaction } from './transaction.contract';
import { statement } from './statement.contract';

type Sides = readonly TransactionType[];

/** The order of a statement; the number is unique. */
const order = {
  by: sql`t.date, t."transectionNo"`,
  reversed: sql`t.date desc, t."transectionNo" desc`,
  join: none,
  columns: ['date', 'transectionNo'],
};
const signed = sql`case when t."transectionType" = 'income' then t.amount else -t.amount end`;

/**
 * Answers `transection?running=1`: the rows of a range of days with their running balance over the whole range, whatever page is asked
 * for; `X-Totals` carries income, expense, and the balances before and after the range (D16). With `opening=1` it continues from the
 * balance brought forward.
 */
export async function sendStatement(call: Call, sides: Sides): Promise<unknown> {
  const { running, opening, ...query } = call.query;
  if (running !== '1') refuseInvalid({ running: t('running takes 1') });
  if (opening !== undefined && opening !== '1') refuseInvalid({ opening: t('opening takes 1') });
  refuseUnknownQuery(query, ['from', 'to', 'page', 'pageSize', 'format']);
  const { format, from } = query;
  const page = pageOf(query);
  const rows = matching({ ...call, query }, transaction, () => ofSides(sides));
  const before = from ? balanceBefore(call, from, sides) : noMoney;
  const start = opening ? sql`${await before}::numeric + ` : none;
  const found: Matching = {
    ...rows,
    of: statement,
    order,
    computed: sql`${start}sum(${signed}) over (order by ${order.by} rows unbounded preceding) as "runningBalance"`,
  };
  if (format !== undefined) {
    const parts = listFile(statement, found);
    return sendFile(call, { ...parts, counted: sumsStatement(rows) }, format);
  }
  const [sums, broughtForward] = await Promise.all([sumsOf(call, rows), before]);
  const { rows: count, income, expense } = sums;
  const balanceAtEnd = plus(broughtForward, minus(income, expense));
  call.reply
    .header('x-total-count', count)
    .header('x-totals', JSON.stringify({ income, expense, broughtForward, balanceAtEnd }))
    .type('application/json; charset=utf-8');
  if (!page) {
    return sendPieces(call, jsonArray(batchesOf(call.reading, everyRow(found))));
  }
  const [answer] = await ask<{ json: string }>(call.reading, pageStatement(found, page.limit, page.offset));
  return call.reply.send(answer?.json ?? '[]');
}

interface Sums {
  readonly rows: number;
  readonly income: Money;
  readonly expense: Money;
}

function sumsStatement(found: Matching) {
  const sumOf = (side: TransactionType) =>
    sql`coalesce(sum(t.amount) filter (where t."transectionType" = ${sql.lit(side)}), 0) as ${sql.ref(side)}`;
  return named(sql`select count(*) as rows, ${sumOf('income')}, ${sumOf('expense')}
    from ${tableOf(found, 'money_transaction')} t where ${found.where}`);
}

async function sumsOf(call: Call, found: Matching): Promise<Sums> {
  const [sums] = await ask<Sums>(call.reading, sumsStatement(found));
  return sums ?? { rows: 0, income: noMoney, expense: noMoney };
}

/**
 * The balance before a day: whole months from the kept figures (migration 0040), the days of the month itself from its rows, in one
 * statement and so as of one moment.
 */
async function balanceBefore(call: Call, day: string, sides: Sides): Promise<Money> {
  const month = monthOf(day);
  const months = sql`select sum(case f.part when 'income ' || right(f.part, 7) then f.amount else -f.amount end)
    from ${tableOf(call, 'figure')} f
    where f.name = 'transaction' and split_part(f.part, ' ', 1) = any(${sides}::text[]) and right(f.part, 7) < ${month}`;
  const days = sql`select sum(${signed}) from ${tableOf(call, 'money_transaction')} t
    where t."voidedAt" is null and t.date >= (${month}::text || '-01')::date and t.date < ${day}::date and ${ofSides(sides)}`;
  const [row] = await ask<{ balance: Money }>(
    call.reading,
    named(sql`select coalesce((${months}), 0) + coalesce((${days}), 0) as balance`),
  );
  return row?.balance ?? noMoney;
}

/** The rows of some sides, as a condition on `t`. */
export function ofSides(sides: Sides): Fragment {
  return sql`t."transectionType" = any(${sides}::text[])`;
}
