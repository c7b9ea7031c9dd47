import { useEffect, useState } from 'react';
import { toastWrong } from '../toast';
import type { Page } from '../use-entity';

const pageSize = 200;
/** Paper for more than this is a file's job. */
const mostPages = 10;

/** Prints everything that matches, not only the page on screen: the rows stand in the table while the print dialog is open. */
export function usePrint<R>(read: (page: number, pageSize: number) => Promise<Page<R>>) {
  const [rows, setRows] = useState<readonly R[]>();

  useEffect(() => {
    if (!rows) return undefined;
    const drop = () => setRows(undefined);
    window.addEventListener('afterprint', drop, { once: true });
    // A moment for pictures and the browser's own layout.
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', drop);
    };
  }, [rows]);

  async function print(): Promise<void> {
    const found: R[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const { rows: more, count } = await read(page, pageSize);
      found.push(...more);
      if (found.length >= count) break;
    }
    setRows(found);
  }

  return { rows, print: () => void print().catch((error: Error) => toastWrong(error.message)) };
}
