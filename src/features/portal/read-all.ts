import type { Query } from '../../kit/web/call';
import { readPage } from '../../kit/web/use-entity';

const pageSize = 200;

/** Every own row of a list, page by page: what is summed here must be all of it. */
export async function readAll<R>(path: string, query: Query, signal: AbortSignal): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    const next = await readPage<R>(path, { ...query, page, pageSize }, signal);
    rows.push(...next.rows);
    if (next.rows.length < pageSize) return rows;
  }
}
