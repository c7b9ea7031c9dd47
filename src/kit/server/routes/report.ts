import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Field, Fields } from '#kit/contract/field';
import { counted, t } from '#kit/contract/language';
import type { Report } from '#kit/contract/report';
import { longSpanProblem, spanProblem } from '#kit/rules/calendar';
import type { Call, Route } from '#kit/server/call';
import { on } from './crud';
import { describeReport } from '#kit/server/schema/describe';
import { fieldColumns } from '#kit/server/read/cells';
import { batchesOf, jsonArray } from '#kit/server/read/cursor';
import { sendPieces } from '#kit/server/read/pieces';
import { rowsListed, sendFile } from '#kit/server/read/file';
import { daysConditions, refuseUnknownQuery } from '#kit/server/read/filter';
import { cutTo, type Page, pageOf } from '#kit/server/read/list';
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
  /** How a page is found without making all rows. */
  readonly sooner?: SoonerPage;
}

/** A page and its totals, read side by side. */
export interface SoonerPage {
  /** The totals of all rows. */
  readonly sums: Fragment;
  /** One row: the rows of a page in their order, as `jsonOf` writes them, as `json`, and how many there are in all, as `rows`. */
  readonly page: (page: Page) => Fragment;
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

/** The two days of a report over a range. */
interface Span {
  readonly startDate: string;
  readonly endDate: string;
}

/** Ends the call with 400 on endDate unless the days are in order (H4) and of a year at most. */
export function refuseSpan({ startDate, endDate }: Span): void {
  const problem = spanProblem(startDate, endDate) ?? longSpanProblem(startDate, endDate);
  if (problem !== undefined) refuseInvalid({ endDate: problem });
}

/** The condition that a column lies within a report's two days, in the organisation's time zone (H4 refuses days out of order). */
export function withinSpan(call: Call, column: Fragment, kind: Field['kind'], { startDate, endDate }: Span): Fragment {
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
  if (format !== undefined) {
    const columns = fieldColumns(to.row);
    const listed = rowsListed(columns, ordered(query));
    return sendFile(call, { columns, all: listed, counted: totals, title: to.title, stem: to.file }, format);
  }
  const { count, sums, first } = await found(call, query, totals, page);
  const message = count === 0 ? t('Nothing was found') : counted(count, '{count} row', '{count} rows');
  const data = first === undefined ? jsonArray(batchesOf(call.reading, all)) : [first];
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

interface Found {
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
  /** The page; undefined where all rows are asked for. */
  readonly first?: string | undefined;
}

async function found(call: Call, query: ReportQuery, totals: Statement, page: Page | undefined): Promise<Found> {
  const { sooner } = query;
  if (page && sooner) {
    const [[sums = {}], [paged]] = await Promise.all([
      ask<Record<string, number>>(call.reading, named(sooner.sums)),
      ask<{ json: string; rows: number }>(call.reading, named(sooner.page(page))),
    ]);
    return { count: paged?.rows ?? 0, sums, first: paged?.json ?? '[]' };
  }
  const [row] = await ask<Record<string, number>>(call.reading, totals);
  const { rows: count = 0, ...sums } = row ?? {};
  return { count, sums, first: page && (await pageJson(call, query, page)) };
}

async function pageJson(call: Call, query: ReportQuery, page: Page): Promise<string> {
  const paged = sql`${ordered(query)} ${cutTo(page)}`;
  const statement = named(sql`select ${jsonOf(paged)} as json`);
  const [answer] = await ask<{ json: string }>(call.reading, statement);
  return answer?.json ?? '[]';
}

/** Rows as the JSON text of a list. */
export function jsonOf(rows: Fragment): Fragment {
  return sql`(select coalesce(json_agg(row_to_json(r)), '[]')::text from (${rows}) r)`;
}

/** The answer as JSON, its rows piece by piece. */
async function* whole(head: object, data: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"ReportData":`;
  yield* data;
  yield '}';
}
