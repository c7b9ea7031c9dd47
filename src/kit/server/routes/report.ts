import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Field, Fields } from '#kit/contract/field';
import { counted, t } from '#kit/contract/language';
import type { Report } from '#kit/contract/report';
import { spanProblem } from '#kit/rules/calendar';
import type { Call, Route } from '#kit/server/call';
import { on } from './crud';
import { describeReport } from '#kit/server/schema/describe';
import { fieldColumns } from '#kit/server/read/cells';
import { batchesOf, jsonArray } from '#kit/server/read/cursor';
import { sendPieces } from '#kit/server/read/pieces';
import { sendFile } from '#kit/server/read/file';
import { daysConditions, refuseUnknownQuery } from '#kit/server/read/filter';
import { type Page, pageOf } from '#kit/server/read/list';
import { refuseInvalid } from '#kit/server/refusal';
import { allOf, type Fragment } from '#kit/server/sql/fragment';
import { ask, named, type Statement } from '#kit/server/sql/statement';

/** What a report selects. */
export interface ReportQuery {
  /** A select with `_id` and the contract's row, without an order; `selectOf` writes it for an entity's rows. */
  readonly rows: Fragment;
  /** What follows `order by`, unique to the last: `t."createdAt", t._id`. */
  readonly order: Fragment;
  /** Totals that are no plain sums of a column, over the rows as `r`: `sum(r.quantity * r.price)`. */
  readonly totals?: Readonly<Record<string, Fragment>>;
}

/**
 * Answers a report of the contract: `read` turns the checked body into one select, the kit pages it, sums it and writes
 * it as CSV or XLSX.
 */
export function onReport<B extends Fields, R extends Fields>(
  to: Report<B, R>,
  read: (call: Call, body: BodyOf<Report<B, R>>) => ReportQuery,
): Route {
  const route = on(to, (call, body) => send(call, to, read(call, body)));
  return { ...route, asks: 'report', schema: { ...route.schema, reply: () => describeReport(to) } };
}

/** The condition that a column lies within a report's two days, in the organisation's time zone (H4 refuses days out of order). */
export function withinSpan(
  call: Call,
  column: Fragment,
  kind: Field['kind'],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Fragment {
  const problem = spanProblem(startDate, endDate);
  if (problem !== undefined) refuseInvalid({ endDate: problem });
  return allOf(daysConditions(column, kind, { from: startDate, to: endDate }, call.house.timeZone));
}

async function send(call: Call, to: Report, query: ReportQuery): Promise<unknown> {
  refuseUnknownQuery(call.query, to.query ?? []);
  const { format } = call.query;
  const page = pageOf(call.query);
  const all = sql`select row_to_json(r)::text as json from (${ordered(query)}) r`;
  const totals = totalsStatement(to, query);
  if (format !== undefined)
    return sendFile(
      call,
      { columns: fieldColumns(to.row), all, counted: totals, title: to.title, stem: to.file },
      format,
    );
  const [row] = await ask<Record<string, number>>(call.reading, totals);
  const { rows: count = 0, ...sums } = row ?? {};
  const message = count === 0 ? t('Nothing was found') : counted(count, '{count} row', '{count} rows');
  const data = page ? [await pageJson(call, query, page)] : jsonArray(batchesOf(call.reading, all));
  call.reply.header('x-total-count', count).type('application/json; charset=utf-8');
  return sendPieces(call, whole({ status: true, message, totals: sums }, data));
}

const ordered = ({ rows, order }: ReportQuery) => sql`${rows} order by ${order}`;

function totalsStatement(to: Report, { rows, totals = {} }: ReportQuery): Statement {
  const sums = Object.keys(to.totals).map(
    (name) => sql`coalesce(${totals[name] ?? sql`sum(${sql.ref(`r.${name}`)})`}, 0) as ${sql.ref(name)}`,
  );
  return named(sql`select ${sql.join([sql`count(*) as rows`, ...sums])} from (${rows}) r`);
}

async function pageJson(call: Call, query: ReportQuery, { limit, offset }: Page): Promise<string> {
  const paged = sql`${ordered(query)} limit ${limit} offset ${offset}`;
  const statement = named(sql`select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${paged}) r`);
  const [answer] = await ask<{ json: string }>(call.reading, statement);
  return answer?.json ?? '[]';
}

/** The answer as JSON, its rows piece by piece. */
async function* whole(head: object, data: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"ReportData":`;
  yield* data;
  yield '}';
}
