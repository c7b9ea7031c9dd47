import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuseField } from '#kit/server/refusal';
import { allOf, type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { named, type Statement, unnamed } from '#kit/server/sql/statement';
import { filterConditions, filterNames, isSkewed, listWords, rangeConditions, refuseUnknownQuery } from './filter';
import { maintainedOf } from './maintained';
import { type Order, orderOf } from './order';
import { searchCondition, soundCondition } from './search';
import { summedNames, shapeOf } from './shape';
import type { Told } from './telling';
import { stateConditions, stateWords } from './state';

/** The rows of an entity that a caller may see at all, as a condition on `t`; undefined for every row. */
export type Scope = (call: Call) => Fragment | undefined;

/** What a list reads: the rows that match, before paging. */
export interface Matching {
  readonly of: Entity;
  readonly brand: string;
  readonly where: Fragment;
  /** The condition used if nothing matches the other one: names that sound like the words searched. */
  readonly otherwise?: Fragment;
  readonly order: Order;
  /** One more column over all rows that match, before paging: a running balance. */
  readonly computed?: Fragment;
  /** What other slices know of the rows. It is asked for those that are answered, after paging. */
  readonly told?: readonly Told[];
  /** What files say in place of stored values, by field. */
  readonly inFiles?: ReadonlyMap<string, Fragment>;
  /** What is joined to each row `t` that is answered, for `told` to read from. */
  readonly beside?: Fragment;
  /** Whether words are searched: the number of matching rows depends on them, and so does the best plan. */
  readonly searches?: true;
  /** Whether nearly all rows may be asked for, or hardly any, by days or a status: the best plan depends on that. */
  readonly isSkewed?: true;
  /** If all live rows match and their total is kept: the summed columns, in the order of `list_total.sums`. */
  readonly total?: readonly string[];
}

const live = sql`t."voidedAt" is null`;

/** Reads a list's query into a condition and an order, refusing what it does not know. */
export function matching(call: Call, of: Entity, scope?: Scope, more: readonly string[] = []): Matching {
  const { query, brand } = call;
  refuseUnknownQuery(query, [...listWords, ...filterNames(of), ...stateWords(of), ...more]);
  const narrowed = [
    ...filterConditions(of, query, call.house),
    ...stateConditions(of, query.state),
    ...rangeConditions(of, query, call.house.timeZone),
  ];
  const asked = [...narrowed, ...(query.q === undefined ? [] : searchCondition(call, of, query.q))];
  const sounding = query.q === undefined ? undefined : soundCondition(call, of, query.q);
  const isVoidable = of.erase === 'void';
  const isLive = isVoidable && query.voided !== '1';
  const scoped = scope?.(call);
  const { sums } = maintainedOf(call.database, brand, of.table);
  const isKept = sums !== undefined && asked.length === 0 && !scoped && isLive === isVoidable;
  const always = [...(isLive ? [live] : []), ...(scoped ? [scoped] : [])];
  return {
    of,
    brand,
    where: allOf([...asked, ...always]),
    ...(sounding ? { otherwise: allOf([...narrowed, sounding, ...always]) } : {}),
    order: orderOf(of, query.sort, call),
    ...(isKept ? { total: sums } : {}),
    ...(query.q === undefined ? {} : { searches: true }),
    ...(isSkewed(of, query) ? { isSkewed: true } : {}),
  };
}

/**
 * The statement of a list. A search is planned for its words, a list by days or status for their values; everything else once for each
 * connection. After five executions PostgreSQL may keep one plan for all values, which for a rare status walks past all rows of the
 * others.
 */
function statementOf({ searches, isSkewed }: Matching, fragment: Fragment): Statement {
  return searches || isSkewed ? unnamed(fragment) : named(fragment);
}

/** Rows of a page, written as one JSON text by the database. */
export function pageStatement(found: Matching, limit: number, offset: number): Statement {
  return statementOf(found, sql`select ${pageOfRows(found, limit, offset)} as json`);
}

/** A page as `json`, beside how many rows match in all (`rows`) and the sums of their money columns. */
export function countedPageStatement(found: Matching, page: Page): Statement {
  return found.searches ? searchedPageStatement(found, page) : besideStatement(found, page, totals(found));
}

/**
 * A page of a search as `countedPageStatement` gives it, whose index is read once: of what matches, only what is sorted and summed is
 * gathered, and both the page and the totals are taken from there.
 */
function searchedPageStatement(found: Matching, { limit, offset }: Page): Statement {
  const { of, order, where, otherwise } = found;
  const shape = shapeOf(of, found);
  const needed = new Set([...order.columns, ...summedNames(of), ...(of.erase === 'void' ? ['voidedAt'] : [])]);
  const columns = sql.join([...needed].map((name) => sql.ref(`t.${name}`)));
  const gathered = (rows: Fragment) => sql`as materialized (select ${columns} from ${shape.from} where ${rows})`;
  const sounding = otherwise && sql`, sounding ${gathered(sql`not exists (select from matched) and ${otherwise}`)}`;
  const all = otherwise ? sql`(select * from matched union all select * from sounding)` : sql`matched`;
  const first = sql`select t._id from ${all} t ${order.join} ${inOrder(found)} limit ${limit} offset ${offset}`;
  const page = sql`select t.* from (${first}) p join ${shape.from} on t._id = p._id`;
  return unnamed(sql`with matched ${gathered(where)}${sounding ?? none}
    select ${jsonOf(recordsOf(found, page))} as json, n.* from (select ${shape.totals} from ${all} t) n`);
}

/** A page, or all rows, as `json`, beside the one row that `facts` selects. `shared` is a `with` that both of them read. */
export function besideStatement(found: Matching, page: Page | undefined, facts: Fragment, shared = none): Statement {
  const rows = page ? pageOfRows(found, page.limit, page.offset) : jsonOf(records(found, inOrder(found)));
  return statementOf(found, sql`${shared}select ${rows} as json, n.* from (${facts}) n`);
}

/**
 * A page beyond the middle of a list of `all` rows, read from the end: walking there costs what is walked over. `found` must be
 * everything that its table keeps a total of.
 */
export function pageFromEndStatement(found: Matching, limit: number, offset: number, all: number): Statement {
  const rows = Math.max(0, Math.min(limit, all - offset));
  const skipped = Math.max(0, all - offset - rows);
  const paged = sql`order by ${found.order.reversed} limit ${rows} offset ${skipped}`;
  return named(sql`select ${jsonOf(records(found, paged))} as json`);
}

function pageOfRows(found: Matching, limit: number, offset: number): Fragment {
  return jsonOf(records(found, sql`${inOrder(found)} ${cutTo({ limit, offset })}`));
}

const usualSizes = new Set([1, 10, 20, 25, 50, 100, 200]);

/**
 * The clause after an order that cuts a page out. With a limit that the planner can read, a plan is kept; with one that it cannot, it is
 * made again each time.
 */
export function cutTo({ limit, offset }: Page): Fragment {
  const first = sql`limit ${usualSizes.has(limit) ? sql.lit(limit) : limit}`;
  return offset === 0 ? first : sql`${first} offset ${offset}`;
}

const inOrder = ({ order }: Matching) => sql`order by ${order.by}`;

const jsonOf = (rows: Fragment) => sql`(select coalesce(json_agg(row_to_json(r)), '[]')::text from (${rows}) r)`;

/** Every matching row as JSON text, one a row, for a cursor. */
export function everyRow(found: Matching): Fragment {
  return sql`select row_to_json(r)::text as json from (${records(found, inOrder(found))}) r`;
}

/**
 * Every matching row for a file, as the JSON text of the list of these members' values: PostgreSQL writes it in less than half the time of
 * an object with names.
 */
export function everyListedRow(found: Matching, names: readonly string[]): Fragment {
  const { of, brand, order, told = [], inFiles = [], beside = none } = found;
  const { values, joins } = shapeOf(of, { brand }).listed;
  const more = new Map([...told.map(({ name, value }) => [name, value] as const), ...inFiles]);
  const cells = names.map((name) => more.get(name) ?? values.get(name) ?? sql`null`);
  return sql`select json_build_array(${sql.join(cells)})::text as json
    from (${rowsOf(found, inOrder(found))}) t ${joins} ${beside} ${order.join} order by ${order.by}`;
}

function records(found: Matching, paged: Fragment): Fragment {
  return recordsOf(found, rowsOf(found, paged));
}

function rowsOf(found: Matching, paged: Fragment): Fragment {
  const { of, order, computed } = found;
  const own = computed ? sql`, ${computed}` : none;
  return sql`select t.*${own} from ${shapeOf(of, found).from} ${order.join} where ${whereOf(found)} ${paged}`;
}

/** The condition of a list or, if nothing meets it, the other condition. */
function whereOf({ of, brand, where, otherwise }: Matching): Fragment {
  if (!otherwise) return where;
  const ids = (rows: Fragment) => sql`select t._id from ${shapeOf(of, { brand }).from} where ${rows}`;
  return sql`t._id in (with matched as materialized (${ids(where)})
    select _id from matched union all ${ids(sql`not exists (select from matched) and ${otherwise}`)})`;
}

/** Rows of the table as a list answers them, with what other slices know of each. */
function recordsOf({ of, brand, order, told = [], beside = none }: Matching, rows: Fragment): Fragment {
  const { columns, joins } = shapeOf(of, { brand });
  const more = told.map(({ name, value }) => sql`, ${value} as ${sql.ref(name)}`);
  return sql`select ${columns}${sql.join(more, none)} from (${rows}) t ${joins} ${beside} ${order.join} order by ${order.by}`;
}

/** How many rows match, and the sums of their money columns. */
export function totalsStatement(found: Matching): Statement {
  return statementOf(found, totals(found));
}

function totals(found: Matching): Fragment {
  const { of, total } = found;
  if (total) {
    const kept = total.map((name, index) => sql`, coalesce(sum(sums[${sql.lit(index + 1)}]), 0) as ${sql.ref(name)}`);
    return sql`select coalesce(sum(rows), 0)::bigint as rows${sql.join(kept, none)}
      from ${tableOf(found, 'list_total')} where source = ${sql.lit(of.table)}`;
  }
  const shape = shapeOf(of, found);
  return sql`select ${shape.totals} from ${shape.from} where ${whereOf(found)}`;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Page and size of a query; undefined where the whole list is asked for (B7). */
export function pageOf(query: Readonly<Record<string, string>>): Page | undefined {
  if (query.page === undefined && query.pageSize === undefined) return undefined;
  const page = wholeWithin('page', query.page ?? '1', 1_000_000);
  const size = wholeWithin('pageSize', query.pageSize ?? '25', 200);
  return { limit: size, offset: (page - 1) * size };
}

function wholeWithin(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d{1,7}$/.test(text) && value >= 1 && value <= most) return value;
  const message = t('Enter a number from {min} to {max}', { min: 1, max: most });
  return refuseField(400, name, message);
}
