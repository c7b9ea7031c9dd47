import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { monthOf } from '#kit/rules/calendar';
import { minus, noMoney, plus } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { batchesOf, jsonArray } from '#kit/server/read/cursor';
import { sendPieces } from '#kit/server/read/pieces';
import { listFile, sendFile } from '#kit/server/read/file';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { type Matching, matching, named, pageOf, pageStatement, streamStatement } from '#kit/server/read/list';
import { values } from '#kit/server/read/values';
import { refuseInvalid } from '#kit/server/refusal';
import { type TransactionType, transaction } from './transaction.contract';
import { statement } from './statement.contract';

type Sides = readonly TransactionType[];

/** The order of a statement; the number is unique. */
const order = { by: 't.date, t."transectionNo"', reversed: 't.date desc, t."transectionNo" desc', join: '' };
const signed = `case when t."transectionType" = 'income' then t.amount else -t.amount end`;

/**
 * Answers `transection?running=1`: the rows of a range of days with their running balance over the whole range, whatever
 * page is asked for; `X-Totals` carries income, expense, and the balances before and after the range (D16).
 */
export async function sendStatement(call: Call, sides: Sides): Promise<unknown> {
  const { running, ...query } = call.query;
  if (running !== '1') refuseInvalid({ running: t('running takes 1') });
  refuseUnknownQuery(query, ['from', 'to', 'page', 'pageSize', 'format']);
  const { format, from } = query;
  const page = pageOf(query);
  const rows = matching({ ...call, query }, transaction, (_call, bound) => ofSides(sides, bound.add));
  const found: Matching = {
    ...rows,
    of: statement,
    order,
    computed: `sum(${signed}) over (order by ${order.by} rows unbounded preceding) as "runningBalance"`,
  };
  if (format !== undefined) {
    const parts = listFile(statement, found);
    return sendFile(call, { ...parts, counted: sumsStatement(rows) }, format);
  }
  const [sums, broughtForward] = await Promise.all([
    sumsOf(call, rows),
    from ? balanceBefore(call, from, sides) : noMoney,
  ]);
  const { rows: count, income, expense } = sums;
  const balanceAtEnd = plus(broughtForward, minus(income, expense));
  call.reply
    .header('x-total-count', count)
    .header('x-totals', JSON.stringify({ income, expense, broughtForward, balanceAtEnd }))
    .type('application/json; charset=utf-8');
  if (!page) {
    return sendPieces(call, jsonArray(batchesOf(call.reading, streamStatement(found))));
  }
  const answer = await call.reading.pool.query<{ json: string }>(pageStatement(found, page.limit, page.offset));
  return call.reply.send(answer.rows[0]?.json ?? '[]');
}

interface Sums {
  readonly rows: number;
  readonly income: Money;
  readonly expense: Money;
}

function sumsStatement({ schema, where, bound }: Matching) {
  const sumOf = (side: TransactionType) =>
    `coalesce(sum(t.amount) filter (where t."transectionType" = '${side}'), 0) as ${side}`;
  return named(
    `select count(*) as rows, ${sumOf('income')}, ${sumOf('expense')} from ${schema}.money_transaction t where ${where}`,
    { list: [...bound.list], add: bound.add },
  );
}

async function sumsOf(call: Call, found: Matching): Promise<Sums> {
  const { rows } = await call.reading.pool.query<Sums>(sumsStatement(found));
  return rows[0] ?? { rows: 0, income: noMoney, expense: noMoney };
}

/**
 * All that came in less all that went out before a day: whole months from the kept figures (migration 0040), the days of
 * the month itself from its rows, in one statement and so of one moment.
 */
async function balanceBefore(call: Call, day: string, sides: Sides): Promise<Money> {
  const { brand } = call;
  const bound = values();
  const [month, own] = [bound.add(monthOf(day)), bound.add(sides)];
  const months = `select sum(case f.part when 'income ' || right(f.part, 7) then f.amount else -f.amount end)
    from ${brand}.figure f
    where f.name = 'transaction' and split_part(f.part, ' ', 1) = any(${own}::text[]) and right(f.part, 7) < ${month}`;
  const days = `select sum(${signed}) from ${brand}.money_transaction t
    where t."voidedAt" is null and t.date >= (${month} || '-01')::date and t.date < ${bound.add(day)}::date
    and t."transectionType" = any(${own}::text[])`;
  const { rows } = await call.reading.pool.query<{ balance: Money }>(
    named(`select coalesce((${months}), 0) + coalesce((${days}), 0) as balance`, bound),
  );
  return rows[0]?.balance ?? noMoney;
}

function ofSides(sides: Sides, add: (value: unknown) => string): string {
  return `t."transectionType" = any(${add(sides)}::text[])`;
}
