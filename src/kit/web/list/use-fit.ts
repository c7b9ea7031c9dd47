import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Column } from './column';

/**
 * Lets columns give way, one after the other, while a table is wider than its frame (`data-without` names their turns). It is done
 * before the table is seen, and undone only for other columns or another width: on the next page the same columns are there.
 */
export function useFit(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<never>[],
  rows: readonly object[] | undefined,
): void {
  const most = columns.filter((column, index) => index > 0 && column.spare).length;
  const named = columns.map(({ id }) => id).join();
  useLayoutEffect(() => {
    if (frame.current) letGo(frame.current, named, rows ? most : 0);
  }, [frame, named, most, rows]);
  useEffect(() => {
    const { current } = frame;
    if (!current || most === 0) return undefined;
    let width = current.clientWidth;
    let waiting = 0;
    const sizes = new ResizeObserver(() => {
      if (current.clientWidth === width) return;
      width = current.clientWidth;
      // Not in the observer itself: what it changes it would be told of again.
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => {
        current.removeAttribute('data-without');
        letGo(current, named, most);
      });
    });
    sizes.observe(current);
    return () => {
      sizes.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [frame, named, most]);
}

function letGo(frame: HTMLElement, columns: string, most: number): void {
  if (frame.dataset.columns !== columns) frame.removeAttribute('data-without');
  frame.dataset.columns = columns;
  const gone = frame.dataset.without?.split(' ') ?? [];
  while (gone.length < most && frame.scrollWidth > frame.clientWidth) {
    gone.push(String(gone.length + 1));
    frame.dataset.without = gone.join(' ');
  }
}
