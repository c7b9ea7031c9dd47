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
import { named, pageOf, type Statement } from '#kit/server/read/list';
import { quoted, type Values, values } from '#kit/server/read/values';
import { refuseInvalid } from '#kit/server/refusal';

/** What a report selects. */
export interface ReportQuery {
  /** A select with `_id` and the contract's row, without an order; `selectOf` writes it for an entity's rows. */
  readonly rows: string;
  /** What follows `order by`, unique to the last: `t."createdAt", t._id`. */
  readonly order: string;
  /** Totals that are no plain sums of a column, over the rows as `r`: `sum(r.quantity * r.price)`. */
  readonly totals?: Readonly<Record<string, string>>;
}

/**
 * Answers a report of the contract: `read` turns the checked body into one select, the kit pages it, sums it and writes
 * it as CSV or XLSX. Values go through `bound`, never into the text.
 */
export function onReport<B extends Fields, R extends Fields>(
  to: Report<B, R>,
  read: (call: Call, body: BodyOf<Report<B, R>>, bound: Values) => ReportQuery,
): Route {
  const route = on(to, (call, body) => {
    const bound = values();
    return send(call, to, read(call, body, bound), bound);
  });
  return { ...route, asks: 'report', schema: { ...route.schema, reply: () => describeReport(to) } };
}

/** The condition that a column lies within a report's two days, in the organisation's time zone (H4 refuses days out of order). */
export function withinSpan(
  call: Call,
  column: string,
  kind: Field['kind'],
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
  bound: Values,
): string {
  const problem = spanProblem(startDate, endDate);
  if (problem !== undefined) refuseInvalid({ endDate: problem });
  return daysConditions(column, kind, { from: startDate, to: endDate }, call.house.timeZone, bound).join(' and ');
}

async function send(call: Call, to: Report, query: ReportQuery, bound: Values): Promise<unknown> {
  refuseUnknownQuery(call.query, to.query ?? []);
  const { format } = call.query;
  const page = pageOf(call.query);
  const all = { text: `select row_to_json(r)::text as json from (${ordered(query)}) r`, values: bound.list };
  const totals = totalsStatement(to, query, bound);
  if (format !== undefined)
    return sendFile(
      call,
      { columns: fieldColumns(to.row), all, counted: totals, title: to.title, stem: to.file },
      format,
    );
  const { rows } = await call.reading.pool.query<Record<string, number>>(totals);
  const { rows: count = 0, ...sums } = rows[0] ?? {};
  const message = count === 0 ? t('Nothing was found') : counted(count, '{count} row', '{count} rows');
  const data = page ? [await pageJson(call, query, page, bound)] : jsonArray(batchesOf(call.reading, all));
  call.reply.header('x-total-count', count).type('application/json; charset=utf-8');
  return sendPieces(call, whole({ status: true, message, totals: sums }, data));
}

const ordered = ({ rows, order }: ReportQuery) => `${rows} order by ${order}`;

function totalsStatement(to: Report, { rows, totals = {} }: ReportQuery, bound: Values): Statement {
  const sums = Object.keys(to.totals).map(
    (name) => `coalesce(${totals[name] ?? `sum(r.${quoted(name)})`}, 0) as ${quoted(name)}`,
  );
  return named(`select ${['count(*) as rows', ...sums].join(', ')} from (${rows}) r`, {
    list: [...bound.list],
    add: bound.add,
  });
}

async function pageJson(
  call: Call,
  query: ReportQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  bound: Values,
): Promise<string> {
  const paged = `${ordered(query)} limit ${bound.add(limit)} offset ${bound.add(offset)}`;
  const text = `select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${paged}) r`;
  const { rows } = await call.reading.pool.query<{ json: string }>(named(text, bound));
  return rows[0]?.json ?? '[]';
}

/** The answer as JSON, its rows piece by piece. */
async function* whole(head: object, data: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"ReportData":`;
  yield* data;
  yield '}';
}
