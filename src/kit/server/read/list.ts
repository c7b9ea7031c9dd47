import { createHash } from 'node:crypto';
import { allFields, type Entity } from '../../contract/entity';
import { t } from '../../contract/language';
import type { Call } from '../call';
import { refuse } from '../refusal';
import { filterConditions, filterNames, listWords, rangeConditions, refuseUnknownQuery } from './filter';
import { type Order, orderOf } from './order';
import { searchCondition } from './search';
import { shapeOf } from './shape';
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
}

/** Reads a list's query into a condition and an order, refusing what it does not know. */
export function matching(call: Call, of: Entity, scope?: Scope, more: readonly string[] = []): Matching {
  const { query, brand: schema } = call;
  refuseUnknownQuery(query, [...listWords, ...filterNames(of), ...more]);
  const bound = values();
  const conditions = [
    ...filterConditions(of, query, bound),
    ...rangeConditions(of, query, call.house.timeZone, bound),
    ...(query.q === undefined ? [] : searchCondition(of, schema, query.q, bound)),
  ];
  if (of.erase === 'void' && query.voided !== '1') conditions.push('t."voidedAt" is null');
  const scoped = scope?.(call, bound);
  if (scoped !== undefined) conditions.push(scoped);
  return { of, schema, where: conditions.join(' and ') || 'true', order: orderOf(of, query.sort, schema), bound };
}

/** A statement with its values; a name lets the connection keep its plan. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

export function named(text: string, bound: Values): Statement {
  return { name: createHash('sha1').update(text).digest('base64url'), text, values: bound.list };
}

/** Rows of a page, written as one JSON text by the database. */
export function pageStatement(found: Matching, limit: number, offset: number): Statement {
  const { bound } = found;
  const paged = `limit ${bound.add(limit)} offset ${bound.add(offset)}`;
  return named(
    `select coalesce(json_agg(row_to_json(r)), '[]')::text as json from (${recordsText(found, paged)}) r`,
    bound,
  );
}

/** Every matching row as JSON text, one a row, for a cursor. */
export function streamStatement(found: Matching): Statement {
  return { text: `select row_to_json(r)::text as json from (${recordsText(found, '')}) r`, values: found.bound.list };
}

function recordsText({ of, schema, where, order, computed }: Matching, paged: string): string {
  const { columns, joins } = shapeOf(of, schema);
  const own = computed === undefined ? 't.*' : `t.*, ${computed}`;
  const page = `select ${own} from ${schema}.${of.table} t ${order.join} where ${where} order by ${order.by} ${paged}`;
  return `select ${columns} from (${page}) t ${joins} ${order.join} order by ${order.by}`;
}

/** How many rows match, and the sums of their money columns. */
export function totalsStatement({ of, schema, where, bound }: Matching): Statement {
  // A voided document counts in no sum, even where it is shown (R 5.2).
  const live = of.erase === 'void' ? ' filter (where t."voidedAt" is null)' : '';
  const sums = moneyNames(of).map((name) => `coalesce(sum(t.${quoted(name)})${live}, 0) as ${quoted(name)}`);
  const own = { list: [...bound.list], add: bound.add };
  return named(
    `select count(*) as rows${sums.map((sum) => `, ${sum}`).join('')} from ${schema}.${of.table} t where ${where}`,
    own,
  );
}

export function moneyNames(of: Entity): string[] {
  return Object.entries(allFields(of))
    .filter(([, field]) => field.kind === 'money')
    .map(([name]) => name);
}

/** Page and size of a query; undefined where the whole list is asked for (B7). */
export function pageOf(query: Readonly<Record<string, string>>): { limit: number; offset: number } | undefined {
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
