import { createHash } from 'node:crypto';
import { allFields, type Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuse } from '#kit/server/refusal';
import { filterConditions, filterNames, listWords, rangeConditions, refuseUnknownQuery } from './filter';
import { keptOf } from './kept';
import { type Order, orderOf } from './order';
import { searchCondition } from './search';
import { shapeOf } from './shape';
import { stateConditions, stateWords } from './state';
import { quoted, type Values, values } from './values';

/** The rows of an entity that a caller may see at all, as a condition on `t`; undefined for every row. */
export type Scope = (call: Call, bound: Values) => string | undefined;

/** What a list reads: the rows that match, before paging. */
export interface Matching {
  readonly of: Entity;
  readonly schema: string;
  readonly where: string;
  readonly order: Order;
  readonly bound: Values;
  /** SQL of one more column over all rows that match, before paging: a running balance. */
  readonly computed?: string;
  /** Whether words are searched: how many rows match hangs on them, and so the best plan. */
  readonly searches?: true;
  /** Where all live rows match and their total is kept: the summed columns, in the order of `list_total.sums`. */
  readonly total?: readonly string[];
}

/** Reads a list's query into a condition and an order, refusing what it does not know. */
export function matching(call: Call, of: Entity, scope?: Scope, more: readonly string[] = []): Matching {
  const { query, brand: schema } = call;
  refuseUnknownQuery(query, [...listWords, ...filterNames(of), ...stateWords(of), ...more]);
  const bound = values();
  const conditions = [
    ...filterConditions(of, query, bound),
    ...stateConditions(of, query.state),
    ...rangeConditions(of, query, call.house.timeZone, bound),
    ...(query.q === undefined ? [] : searchCondition(call, of, query.q, bound)),
  ];
  if (of.erase === 'void' && query.voided !== '1') conditions.push('t."voidedAt" is null');
  const scoped = scope?.(call, bound);
  if (scoped !== undefined) conditions.push(scoped);
  const { sums } = keptOf(call.database, schema, of.table);
  const where = conditions.join(' and ') || 'true';
  const isKept = sums !== undefined && where === (of.erase === 'void' ? 't."voidedAt" is null' : 'true');
  return {
    of,
    schema,
    where,
    order: orderOf(of, query.sort, schema),
    bound,
    ...(isKept ? { total: sums } : {}),
    ...(query.q === undefined ? {} : { searches: true }),
  };
}

/** A statement with its values; a name lets the connection keep its plan. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

export function named(text: string, bound: Values): Statement {
  return { name: nameOf(text), text, values: bound.list };
}

// The same few texts come again and again; a name costs more than the look at what is known.
const names = new Map<string, string>();
const mostNames = 1000;

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) names.clear();
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** A search is planned for its words, everything else once a connection. */
function statementOf({ searches }: Matching, text: string, bound: Values): Statement {
  return searches ? { text, values: bound.list } : named(text, bound);
}

/** Rows of a page, written as one JSON text by the database. */
export function pageStatement(found: Matching, limit: number, offset: number): Statement {
  return statementOf(found, `select ${pageText(found, limit, offset)} as json`, found.bound);
}

/** A page as `json`, beside how many rows match in all (`rows`) and the sums of their money columns. */
export function countedPageStatement(found: Matching, page: Page): Statement {
  return besideStatement(found, page, totalsText(found));
}

/** A page, or all rows, as `json`, beside the one row of `facts`: the text of a statement over the same values. */
export function besideStatement(found: Matching, page: Page | undefined, facts: string): Statement {
  const rows = page
    ? pageText(found, page.limit, page.offset)
    : jsonOf(recordsText(found, `order by ${found.order.by}`));
  return statementOf(found, `select ${rows} as json, n.* from (${facts}) n`, found.bound);
}

/**
 * A page beyond the middle of a list of `all` rows, read from the end: walking there costs what is walked over.
 * `found` must be all that its table keeps a total of.
 */
export function pageFromEndStatement(found: Matching, limit: number, offset: number, all: number): Statement {
  const { order, bound } = found;
  const rows = Math.max(0, Math.min(limit, all - offset));
  const skipped = Math.max(0, all - offset - rows);
  const paged = `order by ${order.reversed} limit ${bound.add(rows)} offset ${bound.add(skipped)}`;
  return named(`select ${jsonOf(recordsText(found, paged))} as json`, bound);
}

function pageText(found: Matching, limit: number, offset: number): string {
  const { order, bound } = found;
  // A plan is kept for a limit that it can read, and made anew each time for one that it cannot.
  const first = usualSizes.has(limit) ? `limit ${limit}` : `limit ${bound.add(limit)}`;
  return jsonOf(
    recordsText(found, `order by ${order.by} ${offset === 0 ? first : `${first} offset ${bound.add(offset)}`}`),
  );
}

const usualSizes = new Set([1, 10, 20, 25, 50, 100, 200]);

const jsonOf = (rows: string) => `(select coalesce(json_agg(row_to_json(r)), '[]')::text from (${rows}) r)`;

/** Every matching row as JSON text, one a row, for a cursor. */
export function streamStatement(found: Matching): Statement {
  const rows = recordsText(found, `order by ${found.order.by}`);
  return { text: `select row_to_json(r)::text as json from (${rows}) r`, values: found.bound.list };
}

function recordsText({ of, schema, where, order, computed }: Matching, paged: string): string {
  const { columns, joins } = shapeOf(of, schema);
  const own = computed === undefined ? 't.*' : `t.*, ${computed}`;
  const page = `select ${own} from ${schema}.${of.table} t ${order.join} where ${where} ${paged}`;
  return `select ${columns} from (${page}) t ${joins} ${order.join} order by ${order.by}`;
}

/** How many rows match, and the sums of their money columns. */
export function totalsStatement(found: Matching): Statement {
  return statementOf(found, totalsText(found), { list: [...found.bound.list], add: found.bound.add });
}

function totalsText({ of, schema, where, total }: Matching): string {
  if (total) {
    const kept = total.map((name, index) => `, coalesce(sum(sums[${index + 1}]), 0) as ${quoted(name)}`).join('');
    return `select coalesce(sum(rows), 0)::bigint as rows${kept} from ${schema}.list_total where source = '${of.table}'`;
  }
  // A voided document counts in no sum, even where it is shown (R 5.2).
  const live = of.erase === 'void' ? ' filter (where t."voidedAt" is null)' : '';
  const sums = moneyNames(of).map((name) => `, coalesce(sum(t.${quoted(name)})${live}, 0) as ${quoted(name)}`);
  return `select count(*) as rows${sums.join('')} from ${schema}.${of.table} t where ${where}`;
}

export function moneyNames(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => field.kind === 'money')
    .map(([name]) => name);
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
  return refuse(400, message, { [name]: message });
}
