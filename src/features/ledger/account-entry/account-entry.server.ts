import { sql } from 'kysely';
import type { Row } from '#kit/contract/entity';
import { askedDays, refuseUnknownQuery } from '#kit/server/read/filter';
import { fieldColumns } from '#kit/server/read/cells';
import { batchesOf, jsonArray } from '#kit/server/read/cursor';
import { rowsListed, sendFile } from '#kit/server/read/file';
import { pageOf } from '#kit/server/read/list';
import { sendPieces } from '#kit/server/read/pieces';
import { selectOf } from '#kit/server/read/shape';
import { idOf } from '#kit/server/record-id';
import { refuseMissing } from '#kit/server/refusal';
import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { allOf, type Fragment, functionOf, none, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { accountEntries, accountEntry, type EntryTotals } from './account-entry.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';

type Account = Row<typeof moneyAccount>;

type Range = ReturnType<typeof askedDays>;

/** Answers the rows of an account in a range of days, each with the balance after it. */
async function send(call: Call): Promise<unknown> {
  refuseUnknownQuery(call.query, accountEntries.query ?? []);
  const account = (await find(call, moneyAccount, idOf(call))) ?? refuseMissing();
  const range = askedDays(call.query);
  const where = within(account, range);
  const rows = selectOf(accountEntry, accountEntry.fields, call, where, {
    runningBalance: running(call, account, range.from),
  });
  const all = sql`${rows} order by t.date, t."createdAt", t._id`;
  const counted = named(sql`select count(*) as rows from ${tableOf(call, accountEntry.table)} t where ${where}`);
  if (call.query.format !== undefined) {
    const { posted: _posted, ...shown } = accountEntry.fields;
    const columns = fieldColumns(shown);
    const parts = { columns, all: rowsListed(columns, all), counted, title: accountEntry.many };
    return sendFile(call, parts, call.query.format);
  }
  const [sums] = await ask<EntryTotals & { rows: number }>(call.reading, sumsOf(call, account, range, where));
  const { rows: count = 0, ...totals } = sums ?? {};
  call.reply
    .header('x-total-count', count)
    .header('x-totals', JSON.stringify(totals))
    .type('application/json; charset=utf-8');
  const page = pageOf(call.query);
  if (!page) return sendPieces(call, jsonArray(batchesOf(call.reading, asText(all))));
  const paged = sql`${all} limit ${page.limit} offset ${page.offset}`;
  const [answer] = await ask<{ json: string }>(
    call.reading,
    named(sql`select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${paged}) r`),
  );
  return call.reply.send(answer?.json ?? '[]');
}

const asText = (rows: Fragment) => sql`select row_to_json(r)::text as json from (${rows}) r`;

function within({ _id }: Account, { from, to }: Range): Fragment {
  return allOf([
    sql`t.account = ${_id}`,
    ...(from === undefined ? [] : [sql`t.date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.date <= ${to}::date`]),
  ]);
}

/** Rows up to the opening are shown and move no balance (AC5). */
function running(call: Call, { _id, openingDate, openingBalance }: Account, from: string | undefined): Fragment {
  const over = sql`over (order by t.date, t."createdAt", t._id rows unbounded preceding)`;
  const before = from === undefined ? sql`0` : sumUpTo(call, _id, sql`${from}::date - 1`);
  if (openingDate === null) return sql`${before} + sum(t."in" - t."out") ${over}`;
  const counts = sql`t.date > ${openingDate}::date`;
  const since =
    from === undefined
      ? none
      : sql` + case when ${from}::date - 1 > ${openingDate}::date then ${before} - ${sumUpTo(call, _id, sql`${openingDate}::date`)} else 0 end`;
  return sql`case when ${counts} then ${openingBalance}::numeric${since}
    + sum(case when ${counts} then t."in" - t."out" else 0 end) ${over} end`;
}

function sumUpTo(call: Call, id: string, day: Fragment): Fragment {
  return sql`${functionOf(call, 'account_sum')}(${id}::uuid, ${day})`;
}

function sumsOf(call: Call, { _id, openingDate }: Account, { from, to }: Range, where: Fragment) {
  const balance = (day: Fragment) => sql`${functionOf(call, 'account_balance')}(${_id}::uuid, ${day})`;
  const begins = openingDate === null ? sql`0` : sql`null`;
  const opening = from === undefined ? begins : balance(sql`${from}::date - 1`);
  const closing = balance(sql`${to ?? '9999-12-31'}::date`);
  return named(sql`select count(*) as rows, coalesce(sum(t."in"), 0) as "in", coalesce(sum(t."out"), 0) as "out",
      ${opening} as opening, ${closing} as closing
    from ${tableOf(call, accountEntry.table)} t where ${where}`);
}

export const entriesRoute: Route = on(accountEntries, send);
