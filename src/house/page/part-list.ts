import type { Entity } from '#kit/contract/entity';
import type { Query } from '#kit/web/call';

/** The most rows that a part shows; the rest is a link away. */
export const shownRows = 5;

/** What narrows a list to whoever a page is of, by the names of its filters. */
export type Narrowing = Readonly<Record<string, string>>;

/** The rows of a part that shows all that there usually is. */
export const allRows = 200;

/** The query of a part: its first rows, beside how many there are and their sums. */
export function partQuery(of: Entity, narrowed: Narrowing, order: string, rows: number = shownRows): Query {
  return { ...narrowed, ...of.only, sort: order, page: 1, pageSize: rows };
}
