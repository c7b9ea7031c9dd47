import type { Query } from './call';
import { readPage } from './use-entity';

/** As many rows as a page has at most (B7). */
export const longestPage = 200;

/** Every row of a list, page by page: for few rows, of which every one counts. */
export async function readAll<R>(path: string, query: Query, signal: AbortSignal): Promise<R[]> {
  let rows: R[] = [];
  for (let page = 1; ; page++) {
    const next = await readPage<R>(path, { ...query, page, pageSize: longestPage }, signal);
    rows = rows.concat(next.rows);
    if (next.rows.length < longestPage) return rows;
  }
}
