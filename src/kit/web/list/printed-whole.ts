import type { Page } from '#kit/web/use-entity';

const pageSize = 200;
/** The most pages read for printing: for more there are files. */
const mostPages = 10;

/** All matching rows, up to the limit for printing, and how many there are. */
export async function wholePaper<R>(read: (page: number, pageSize: number) => Promise<Page<R>>) {
  let rows: readonly R[] = [];
  let count = 0;
  for (let page = 1; page <= mostPages; page += 1) {
    const next = await read(page, pageSize);
    rows = rows.concat(next.rows);
    count = next.count;
    if (rows.length >= count) break;
  }
  return { rows, count };
}
