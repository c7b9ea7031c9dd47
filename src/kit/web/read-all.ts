import type { Query } from './call';
import { readPage } from './use-entity';

/** The most rows that a page can have (B7). */
export const longestPage = 200;

/** All rows of a list, read page by page; for short lists that are needed as a whole. */
export async function readAll<R>(path: string, query: Query, signal: AbortSignal): Promise<R[]> {
  let rows: R[] = [];
  for (let page = 1; ; page++) {
    const next = await readPage<R>(path, { ...query, page, pageSize: longestPage }, signal);
    rows = rows.concat(next.rows);
    if (next.rows.length < longestPage) return rows;
  }
}
