import type { Entity } from '#kit/contract/entity';
import type { Query } from '#kit/web/call';

/** The most rows that a part shows; the rest is a link away. */
export const shownRows = 5;

/** The filters that narrow a list to the record of a page. */
export type Narrowing = Readonly<Record<string, string>>;

/** How many rows a part shows that usually shows everything. */
export const allRows = 200;

/** The query of a part: its first rows, with the count and the sums of all. */
export function partQuery(of: Entity, narrowed: Narrowing, order: string, rows: number = shownRows): Query {
  return { ...narrowed, ...of.only, sort: order, page: 1, pageSize: rows };
}
